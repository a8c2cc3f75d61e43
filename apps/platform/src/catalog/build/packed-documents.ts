import type { FilePart } from './open-file.ts';

/** Documents as the bytes of their JSON: small, handed to another process and written to a file as they are. */
export interface PackedDocuments {
  /** in memory while they are new; then they stay in the file and are read when they are asked for */
  readonly bytes: Uint8Array<ArrayBuffer> | FilePart;
  /** document d lies between ends[d - 1] and ends[d]; doubles, because a large catalogue passes 4 GiB */
  readonly ends: Float64Array<ArrayBuffer>;
}

export interface DocumentPacker {
  add(document: object): void;
  finish(): PackedDocuments;
}

const FIRST_ROOM = 64 * 1024;
/** of a code unit in UTF-8 */
const MOST_BYTES = 3;

export function createDocumentPacker(): DocumentPacker {
  let bytes = Buffer.from(new ArrayBuffer(FIRST_ROOM));
  let length = 0;
  const ends: number[] = [];
  return {
    add(document) {
      const json = JSON.stringify(document);
      const room = length + MOST_BYTES * json.length;
      if (room > bytes.length) bytes = Buffer.from(bytes.buffer.transfer(2 * room));
      length += bytes.write(json, length);
      ends.push(length);
    },
    finish: () => ({ bytes: bytes.subarray(0, length), ends: Float64Array.from(ends) }),
  };
}

export function packDocuments(documents: Iterable<object>): PackedDocuments {
  const packer = createDocumentPacker();
  for (const document of documents) packer.add(document);
  return packer.finish();
}
