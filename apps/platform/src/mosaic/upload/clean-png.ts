import { crc32 } from 'node:zlib';
import { type PngHeader, readHeader } from './png-header.ts';
import { UploadRefusal } from './upload-refusal.ts';

export interface CleanPng {
  /** the picture alone: header, colours, pixels */
  png: Buffer;
  width: number;
  height: number;
}

export const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Length and name before the data of a chunk, a checksum after it. */
const HEAD = 8;
const CHECKSUM = 4;

/** Real pictures have one for every few kilobytes. */
const MAX_CHUNKS = 10_000;

/** What has been seen of a file so far. */
interface Before {
  names: Set<string>;
  last: string;
}

interface Chunk {
  name: string;
  data: Buffer;
  /** with its head and checksum */
  bytes: Buffer;
}

/**
 * Walks through a PNG without inflating anything and keeps what is needed to see it. Texts, profiles, places where it was
 * taken, further frames and whatever else a file can carry are left behind.
 */
export function cleanPng(file: Buffer): CleanPng | UploadRefusal {
  let header: PngHeader | null = null;
  let at = PNG_SIGNATURE.length;
  const chunks: Buffer[] = [PNG_SIGNATURE];
  const before: Before = { names: new Set(), last: '' };
  for (let count = 0; at < file.length; count += 1) {
    if (count > MAX_CHUNKS) return new UploadRefusal('IMAGE_DAMAGED');
    const chunk = readChunk(file, at);
    if (chunk instanceof UploadRefusal) return chunk;
    at += chunk.bytes.length;
    if (!header) {
      const read = chunk.name === 'IHDR' ? readHeader(chunk.data) : new UploadRefusal('IMAGE_DAMAGED');
      if (read instanceof UploadRefusal) return read;
      header = read;
    } else if (!isInPlace(chunk, before, header)) return new UploadRefusal('IMAGE_DAMAGED');
    if (NEEDED.has(chunk.name)) chunks.push(chunk.bytes);
    before.names.add(chunk.name);
    before.last = chunk.name;
    if (chunk.name !== 'IEND') continue;
    if (at < file.length) return new UploadRefusal('IMAGE_WITH_OTHER_DATA');
    return { png: Buffer.concat(chunks), width: header.width, height: header.height };
  }
  return new UploadRefusal('IMAGE_INCOMPLETE');
}

const NEEDED: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

function readChunk(file: Buffer, at: number): Chunk | UploadRefusal {
  if (file.length < at + HEAD) return new UploadRefusal('IMAGE_INCOMPLETE');
  const length = file.readUInt32BE(at);
  const name = file.toString('latin1', at + 4, at + HEAD);
  if (!/^[A-Za-z]{4}$/.test(name)) return new UploadRefusal('IMAGE_DAMAGED');
  const end = at + HEAD + length;
  if (file.length < end + CHECKSUM) return new UploadRefusal('IMAGE_INCOMPLETE');
  if (crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end)) return new UploadRefusal('IMAGE_DAMAGED');
  return { name, data: file.subarray(at + HEAD, end), bytes: file.subarray(at, end + CHECKSUM) };
}

/** Whether a chunk may come after those before it. A small first letter marks what readers need not know. */
function isInPlace({ name, data }: Chunk, { names, last }: Before, { hasPalette }: PngHeader): boolean {
  const hasPixels = names.has('IDAT');
  const hasColours = names.has('PLTE');
  switch (name) {
    case 'PLTE':
      return !hasPixels && !hasColours && data.length > 0 && data.length <= 768 && data.length % 3 === 0;
    case 'tRNS':
      return !hasPixels && !names.has('tRNS') && (!hasPalette || hasColours);
    case 'IDAT':
      return (!hasPixels || last === 'IDAT') && (!hasPalette || hasColours);
    case 'IEND':
      return hasPixels && data.length === 0;
    default:
      return /^[a-z]/.test(name);
  }
}
