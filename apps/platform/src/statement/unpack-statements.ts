import { FileProblem } from '@brixel/exchange/problems';
import { fromBufferPromise } from 'yauzl';

const MOST_FILES = 100;
const MOST_BYTES = 64 * 1024 * 1024;

/** The files of a zip, or the file itself. Names in an archive lead nowhere. */
export async function unpackStatements(bytes: Buffer): Promise<Buffer[]> {
  if (bytes.subarray(0, 4).toString('latin1') !== 'PK\x03\x04') return [bytes];
  try {
    return await unzip(bytes);
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('BROKEN_ARCHIVE');
  }
}

async function unzip(bytes: Buffer): Promise<Buffer[]> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  if (zip.entryCount > MOST_FILES) throw new FileProblem('TOO_LONG');
  const files: Buffer[] = [];
  let left = MOST_BYTES;
  for await (const entry of zip.eachEntry()) {
    if (!/\.(?:xml|csv|txt)$/i.test(entry.fileName) || entry.fileName.startsWith('__MACOSX/')) continue;
    const parts: Buffer[] = [];
    for await (const part of await zip.openReadStreamPromise(entry)) {
      left -= (part as Buffer).length;
      if (left < 0) throw new FileProblem('TOO_LONG');
      parts.push(part as Buffer);
    }
    files.push(Buffer.concat(parts));
  }
  if (files.length === 0) throw new FileProblem('BROKEN_ARCHIVE');
  return files;
}
