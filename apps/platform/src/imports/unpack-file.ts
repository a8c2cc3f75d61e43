import { createReadStream } from 'node:fs';
import { FileProblem } from '@brixel/exchange/problems';
import type { Entry } from 'yauzl';
import { openWorkbook } from './unpack-workbook.ts';
import { filesIn, firstBytes, gunzip, isZip, unzip, withinLimit } from './zip-files.ts';

/** A dump says everything of each product several times over, and packs well. */
const MAX_DUMP_BYTES = 1024 * 1024 * 1024;

/** The bytes of a file, unpacked where it is gzip or a zip of one file; of a workbook its first sheet as CSV. They are read piece by piece, within a limit. */
export async function* unpackFile(path: string): AsyncGenerator<Uint8Array> {
  yield* withinLimit(await streamOf(path));
}

/** A dump is one such file, or a zip of several: then one after the other. */
export async function* unpackDump(path: string): AsyncGenerator<Uint8Array> {
  yield* withinLimit((await isZipOfLines(path)) ? linesInZip(path) : await streamOf(path), MAX_DUMP_BYTES);
}

const LINES = /\.(?:json|jsonl|ndjson)(?:\.gz)?$/i;

/** Whether a file is a zip of several, with files of lines of JSON among them. */
export async function isZipOfLines(path: string): Promise<boolean> {
  if (!(await isZip(path))) return false;
  const files = await filesIn(path);
  return files.length > 1 && files.some(({ fileName }) => LINES.test(fileName));
}

async function* linesInZip(path: string): AsyncGenerator<Uint8Array> {
  const names = (await filesIn(path)).map(({ fileName }) => fileName).filter((name) => LINES.test(name));
  for (const name of names) {
    yield* unzip(path, (files) => files.find(({ fileName }) => fileName === name)!, MAX_DUMP_BYTES);
    // the last line of a file may have no end
    yield Buffer.from('\n');
  }
}

async function streamOf(path: string): Promise<AsyncIterable<Uint8Array>> {
  const workbook = await openWorkbook(path);
  if (workbook) return workbook.csv();
  if (await isZip(path)) return unzip(path, onlyFile);
  const file = createReadStream(path);
  return (await firstBytes(path, 2)) === '\x1f\x8b' ? gunzip(file) : file;
}

/** What spreadsheet programs save unless they are asked for CSV, and is not read: of an open format, of former days, and what only looks like one of today. */
export async function isOtherWorkbook(path: string): Promise<boolean> {
  if (await isZip(path)) {
    const names = (await filesIn(path)).map(({ fileName }) => fileName);
    return names.includes('[Content_Types].xml') || (names.includes('mimetype') && names.includes('content.xml'));
  }
  return (await firstBytes(path, 4)) === '\xd0\xcf\x11\xe0';
}

function onlyFile(files: readonly Entry[]): Entry {
  const [file] = files;
  if (!file || files.length > 1) throw new FileProblem('BROKEN_ARCHIVE', { detail: String(files.length) });
  return file;
}
