import type { FilePart } from './open-file.ts';

/** Documents as the bytes of their JSON: small, handed to another process and written to a file as they are. */
export interface PackedDocuments {
  /** in memory while they are new; then they stay in the file and are read when they are asked for */
  readonly bytes: Uint8Array<ArrayBuffer> | FilePart;
  /** document d lies between ends[d - 1] and ends[d]; doubles, because a large catalogue passes 4 GiB */
  readonly ends: Float64Array<ArrayBuffer>;
}

export function packDocuments(documents: readonly object[]): PackedDocuments {
  const encoded = documents.map((document) => Buffer.from(JSON.stringify(document)));
  const ends = new Float64Array(documents.length);
  let end = 0;
  for (const [number, { length }] of encoded.entries()) ends[number] = end += length;
  const bytes = new Uint8Array(end);
  for (const [number, json] of encoded.entries()) bytes.set(json, ends[number]! - json.length);
  return { bytes, ends };
}
