import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FileProblem } from '@brixel/exchange/problems';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** Unpacked; a file that grows beyond it is refused. */
const MAX_BYTES = 256 * 1024 * 1024;
const MOST_ENTRIES = 100;

/** The bytes of a file, unpacked where it is gzip or a zip of one file. They are read piece by piece, within a limit. */
export async function* unpackFile(path: string): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const chunk of await streamOf(path)) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new FileProblem('TOO_LONG');
      yield chunk;
    }
  } catch (error) {
    throw isPackingError(error) ? new FileProblem('BROKEN_ARCHIVE') : error;
  }
}

async function streamOf(path: string): Promise<AsyncIterable<Uint8Array>> {
  const start = await firstBytes(path, 4);
  if (start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')) return unzip(path);
  const file = createReadStream(path);
  // a failure of the file ends the loop over what is unpacked of it
  return start.startsWith('\x1f\x8b') ? pipeline(file, createGunzip(), () => {}) : file;
}

async function firstBytes(path: string, count: number): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await file.close();
  }
}

/** Only the content is used: names in an archive lead nowhere. */
async function* unzip(path: string): AsyncGenerator<Uint8Array> {
  // what the library says of an archive is a sentence for programmers
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new FileProblem('BROKEN_ARCHIVE');
  });
  try {
    const entry = await onlyFile(zip);
    if (entry.uncompressedSize > MAX_BYTES) throw new FileProblem('TOO_LONG');
    yield* await zip.openReadStreamPromise(entry);
  } catch (error) {
    throw error instanceof FileProblem || isDiskError(error) ? error : new FileProblem('BROKEN_ARCHIVE');
  } finally {
    zip.close();
  }
}

/** What file managers add does not count. */
const isCompanion = ({ fileName }: Entry): boolean => fileName.endsWith('/') || /^__MACOSX\//.test(fileName);

async function onlyFile(zip: ZipFile): Promise<Entry> {
  if (zip.entryCount > MOST_ENTRIES) throw new FileProblem('BROKEN_ARCHIVE', { detail: String(zip.entryCount) });
  const files: Entry[] = [];
  for await (const entry of zip.eachEntry()) if (!isCompanion(entry)) files.push(entry);
  const [file] = files;
  if (!file || files.length > 1) throw new FileProblem('BROKEN_ARCHIVE', { detail: String(files.length) });
  return file;
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

const isDiskError = (error: unknown): boolean => /^E[A-Z]+$/.test(codeOf(error));

const isPackingError = (error: unknown): boolean => codeOf(error).startsWith('Z_');
