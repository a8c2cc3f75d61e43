import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FileProblem } from '@brixel/exchange/problems';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** Unpacked; a file that grows beyond it is refused. */
const MAX_BYTES = 256 * 1024 * 1024;
/** Workbooks with pictures have hundreds. */
const MOST_ENTRIES = 1000;

/** What is unpacked, as long as it is not too much. */
export async function* withinLimit(chunks: AsyncIterable<Uint8Array>, most = MAX_BYTES): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > most) throw new FileProblem('TOO_LONG');
      yield chunk;
    }
  } catch (error) {
    throw isPackingError(error) ? new FileProblem('BROKEN_ARCHIVE') : error;
  }
}

/** A failure of the file ends the loop over what is unpacked of it. */
export const gunzip = (packed: Readable): AsyncIterable<Uint8Array> => pipeline(packed, createGunzip(), () => {});

export async function isZip(path: string): Promise<boolean> {
  const start = await firstBytes(path, 4);
  return start === 'PK\x03\x04' || start === 'PK\x05\x06';
}

/** In letters of one byte each. */
export async function firstBytes(path: string, count: number): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await file.close();
  }
}

/** One file of an archive. Only the content is used: names in it lead nowhere. */
export async function* unzip(
  path: string,
  pick: (files: readonly Entry[]) => Entry,
  most = MAX_BYTES,
): AsyncGenerator<Uint8Array> {
  const zip = await openZip(path);
  try {
    const entry = pick(await entriesOf(zip));
    if (entry.uncompressedSize > most) throw new FileProblem('TOO_LONG');
    const stream = await zip.openReadStreamPromise(entry);
    yield* entry.fileName.endsWith('.gz') ? gunzip(stream) : stream;
  } catch (error) {
    throw error instanceof FileProblem || isDiskError(error) || isPackingError(error)
      ? error
      : new FileProblem('BROKEN_ARCHIVE');
  } finally {
    zip.close();
  }
}

/** The files of an archive. */
export async function filesIn(path: string): Promise<Entry[]> {
  const zip = await openZip(path);
  try {
    return await entriesOf(zip);
  } finally {
    zip.close();
  }
}

/** What the library says of an archive is a sentence for programmers. */
const openZip = (path: string): Promise<ZipFile> =>
  openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new FileProblem('BROKEN_ARCHIVE');
  });

/** What file managers add does not count. */
const isCompanion = ({ fileName }: Entry): boolean => fileName.endsWith('/') || /^__MACOSX\//.test(fileName);

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MOST_ENTRIES) throw new FileProblem('BROKEN_ARCHIVE', { detail: String(zip.entryCount) });
  const files: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) if (!isCompanion(entry)) files.push(entry);
  } catch (error) {
    throw isDiskError(error) ? error : new FileProblem('BROKEN_ARCHIVE');
  }
  return files;
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

const isDiskError = (error: unknown): boolean => /^E[A-Z]+$/.test(codeOf(error));

const isPackingError = (error: unknown): boolean => codeOf(error).startsWith('Z_');
