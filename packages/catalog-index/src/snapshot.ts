import type { IndexArray, IndexData, IndexSettings } from './index-data.ts';

/**
 * An index as bytes: a head of eight words, a description in JSON, then the arrays, each at a multiple of 8 so that they
 * can be used where they lie.
 */
export type DecodedSnapshot = { ok: true; data: IndexData } | { ok: false; reason: SnapshotFault };

/** foreign: no snapshot at all; outdated: of other code or other settings; damaged: cut or changed on the way */
export type SnapshotFault = 'foreign' | 'outdated' | 'damaged';

/** Raise it with every change of what an index holds, which is also how texts are analysed. */
const FORMAT = 3;
const MAGIC = 0x58495842;
const ALIGNMENT = 8;
const HEAD = { magic: 0, format: 1, checksum: 2, descriptionLength: 3, lengthLow: 4, lengthHigh: 5 };
const HEAD_WORDS = 8;
/** The checksum covers everything behind it. */
const FIRST_CHECKED = HEAD.checksum + 1;

const kinds = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, f64: Float64Array };
type Kind = keyof typeof kinds;

/** Stands for an array in the description: its kind, where it begins behind the description, and its length. */
interface ArrayPlace {
  $array: [kind: Kind, start: number, length: number];
}

interface Description {
  settings: string;
  data: unknown;
}

/** The bytes of a snapshot, in pieces that belong one after another. */
export function encodeSnapshot(data: IndexData, settings: IndexSettings): Uint8Array<ArrayBuffer>[] {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let start = 0;
  const placed = JSON.stringify({ settings: JSON.stringify(settings), data } satisfies Description, (_key, value) => {
    if (!isIndexArray(value)) return value;
    const place: ArrayPlace = { $array: [kindOf(value), start, value.length] };
    const piece = padded(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
    pieces.push(piece);
    start += piece.length;
    return place;
  });
  const description = padded(new TextEncoder().encode(placed));
  const length = HEAD_WORDS * 4 + description.length + start;
  const head = new Uint32Array(HEAD_WORDS);
  head[HEAD.magic] = MAGIC;
  head[HEAD.format] = FORMAT;
  head[HEAD.descriptionLength] = description.length;
  head[HEAD.lengthLow] = length;
  head[HEAD.lengthHigh] = length / 2 ** 32;
  const checked = [head.subarray(FIRST_CHECKED), ...[description, ...pieces].map(toWords)];
  head[HEAD.checksum] = checked.reduce(checksum, 0);
  return [new Uint8Array(head.buffer), description, ...pieces];
}

/** The arrays of the answer are views of the bytes, which must begin at a multiple of 8 within their buffer. */
export function decodeSnapshot(bytes: Uint8Array<ArrayBuffer>, settings: IndexSettings): DecodedSnapshot {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >>> 2);
  if (words[HEAD.magic] !== MAGIC) return { ok: false, reason: 'foreign' };
  if (words[HEAD.format] !== FORMAT) return { ok: false, reason: 'outdated' };
  const isWhole = bytes.length === words[HEAD.lengthLow]! + words[HEAD.lengthHigh]! * 2 ** 32;
  if (!isWhole || checksum(0, words.subarray(FIRST_CHECKED)) !== words[HEAD.checksum]) {
    return { ok: false, reason: 'damaged' };
  }
  const descriptionStart = HEAD_WORDS * 4;
  const arraysStart = descriptionStart + words[HEAD.descriptionLength]!;
  const description = new TextDecoder().decode(bytes.subarray(descriptionStart, arraysStart));
  const found: Description = JSON.parse(description, (_key, value) => {
    if (!isArrayPlace(value)) return value;
    const [kind, start, length] = value.$array;
    return new kinds[kind](bytes.buffer, bytes.byteOffset + arraysStart + start, length);
  });
  if (found.settings !== JSON.stringify(settings)) return { ok: false, reason: 'outdated' };
  // Whole, of this format and of these settings: this is what `encodeSnapshot` was given.
  return { ok: true, data: found.data as IndexData };
}

const isIndexArray = (value: unknown): value is IndexArray => ArrayBuffer.isView(value);

const isArrayPlace = (value: unknown): value is ArrayPlace =>
  typeof value === 'object' && value !== null && '$array' in value;

function kindOf(array: IndexArray): Kind {
  if (array instanceof Uint8Array) return 'u8';
  if (array instanceof Uint16Array) return 'u16';
  return array instanceof Uint32Array ? 'u32' : 'f64';
}

/** The same bytes at a multiple of 8, filled up to the next one with blanks, which may follow JSON. */
function padded(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (bytes.length % ALIGNMENT === 0 && bytes.byteOffset % ALIGNMENT === 0) return bytes;
  const longer = new Uint8Array(Math.ceil(bytes.length / ALIGNMENT) * ALIGNMENT).fill(BLANK);
  longer.set(bytes);
  return longer;
}

const BLANK = 0x20;

const toWords = (bytes: Uint8Array<ArrayBuffer>): Uint32Array =>
  new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >>> 2);

/** Each step can be undone, so a change of a single word always shows. */
function checksum(before: number, words: Uint32Array): number {
  let sum = before;
  for (let at = 0; at < words.length; at++) {
    const mixed = Math.imul(sum ^ words[at]!, 0x9e3779b1);
    sum = mixed ^ (mixed >>> 15);
  }
  return sum >>> 0;
}
