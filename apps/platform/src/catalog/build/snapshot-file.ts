import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { makePrivateFolder, PRIVATE_FILE } from '../../private-files.ts';
import type { CatalogData } from './catalog-data.ts';
import { FilePart, OpenFile } from './open-file.ts';
import type { SnapshotKey } from './snapshot-key.ts';
import { catalogFromSections, type Section, sectionsOf, staysInFile } from './snapshot-sections.ts';

/** The layout: mark, length and checksum of the head, the head as JSON, then the sections, each at a multiple of 8. */
const MARK = 'BRIXCAT2';
const HEAD_START = 16;

interface Head {
  key: SnapshotKey;
  facts: CatalogData['facts'];
  sections: { name: string; length: number; checksum: number }[];
}

export type ReadSnapshot = { ok: true; catalog: CatalogData } | { ok: false; reason: SnapshotFault };

/** foreign: not a snapshot; outdated: of another shop, other code or other tables; damaged: cut or changed */
export type SnapshotFault = 'missing' | 'unreadable' | 'foreign' | 'outdated' | 'damaged';

export const snapshotFileIn = (dataDir: string): string => path.join(dataDir, 'catalog', 'snapshot.bin');

const UNFINISHED = '.unfinished';

/** A temporary name of this process. */
export const unfinishedFile = (file: string): string => `${file}.${randomUUID()}${UNFINISHED}`;

/** Written under a temporary name and renamed: readers never see half a file, and a failed attempt leaves nothing. */
export async function writeSnapshot(
  file: string,
  unfinished: string,
  key: SnapshotKey,
  catalog: CatalogData,
): Promise<void> {
  const sections = sectionsOf(catalog);
  const head: Head = {
    key,
    facts: catalog.facts,
    sections: sections.map(measured),
  };
  const json = Buffer.from(JSON.stringify(head));
  const start = Buffer.alloc(HEAD_START);
  start.write(MARK, 'latin1');
  start.writeUInt32LE(json.length, 8);
  start.writeUInt32LE(crc32(json), 12);

  await makePrivateFolder(path.dirname(file));
  await removeAbandoned(path.dirname(file));
  try {
    await writeChunks(unfinished, chunksOf([start, json, padding(json.length)], sections, head));
    await rename(unfinished, file);
  } catch (error) {
    // it is large, and on a full disk it would take the room that orders need
    await rm(unfinished, { force: true });
    throw error;
  }
}

function measured({ name, chunks }: Section): Head['sections'][number] {
  let [length, checksum] = [0, 0];
  for (const chunk of chunks) {
    length += chunk.byteLength;
    checksum = crc32(chunk, checksum);
  }
  return { name, length, checksum };
}

function* chunksOf(begin: readonly Uint8Array[], sections: readonly Section[], head: Head): Generator<Uint8Array> {
  yield* begin;
  for (const [place, { chunks }] of sections.entries()) {
    yield* chunks;
    yield padding(head.sections[place]!.length);
  }
}

async function writeChunks(file: string, chunks: Iterable<Uint8Array>): Promise<void> {
  const target = await open(file, 'w', PRIVATE_FILE);
  try {
    for (const chunk of chunks) await target.writeFile(chunk);
  } finally {
    await target.close();
  }
}

/** Documents of one that a worker has just written need not be read: they are most of the file, and the shop has orders to take. */
export async function readSnapshot(path: string, key: SnapshotKey, isJustWritten = false): Promise<ReadSnapshot> {
  const file = openFile(path);
  if (!(file instanceof OpenFile)) return { ok: false, reason: file };
  const snapshot = await readOpened(file, key, isJustWritten);
  if (!snapshot.ok) file.close();
  return snapshot;
}

function openFile(path: string): OpenFile | SnapshotFault {
  try {
    return new OpenFile(path);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unreadable';
  }
}

async function readOpened(file: OpenFile, key: SnapshotKey, isJustWritten: boolean): Promise<ReadSnapshot> {
  const fault = (reason: SnapshotFault): ReadSnapshot => ({ ok: false, reason });
  const start = Buffer.alloc(HEAD_START);
  if ((await file.read(start, 0)) < HEAD_START || start.toString('latin1', 0, MARK.length) !== MARK) {
    return fault('foreign');
  }
  const json = Buffer.alloc(Math.min(start.readUInt32LE(8), file.size));
  await file.read(json, HEAD_START);
  if (crc32(json) !== start.readUInt32LE(12)) return fault('damaged');
  const head: Head = JSON.parse(json.toString());
  if (JSON.stringify(head.key) !== JSON.stringify(key)) return fault('outdated');

  const first = aligned(HEAD_START + json.length);
  const places = placeSections(head, first);
  if ((places.at(-1)?.end ?? first) > file.size) return fault('damaged');
  // Memory of its own, whose start is aligned for every kind of number.
  const kept = Buffer.from(
    new ArrayBuffer(Math.max(0, ...places.map(({ name, end }) => (staysInFile(name) ? 0 : end - first)))),
  );
  await file.read(kept, first);
  const inMemory = new Map<string, Uint8Array<ArrayBuffer>>();
  const inFile = new Map<string, FilePart>();
  for (const { name, start, end, checksum } of places) {
    if (staysInFile(name)) {
      if (!isJustWritten && (await checksumOf(file, start, end)) !== checksum) return fault('damaged');
      inFile.set(name, new FilePart(file, start, end - start));
    } else {
      const section = kept.subarray(start - first, end - first);
      if (crc32(section) !== checksum) return fault('damaged');
      inMemory.set(name, section);
    }
  }
  const catalog = catalogFromSections(head.facts, { inMemory, inFile });
  return catalog ? { ok: true, catalog } : fault('outdated');
}

interface SectionPlace {
  name: string;
  start: number;
  end: number;
  checksum: number;
}

function placeSections({ sections }: Head, first: number): SectionPlace[] {
  let at = first;
  return sections.map(({ name, length, checksum }) => {
    const start = at;
    at = aligned(start + length);
    return { name, start, end: start + length, checksum };
  });
}

const CHECKED_AT_ONCE = 2 ** 20;

async function checksumOf(file: OpenFile, start: number, end: number): Promise<number> {
  const piece = Buffer.alloc(CHECKED_AT_ONCE);
  let sum = 0;
  for (let at = start; at < end; at += CHECKED_AT_ONCE) {
    const bytes = piece.subarray(0, Math.min(CHECKED_AT_ONCE, end - at));
    await file.read(bytes, at);
    sum = crc32(bytes, sum);
  }
  return sum;
}

const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/** A process that was killed while it wrote leaves its file behind. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (!name.endsWith(UNFINISHED)) continue;
    const { mtimeMs } = await stat(file);
    if (mtimeMs < Date.now() - ABANDONED_AFTER_MS) await rm(file, { force: true });
  }
}

const ALIGNMENT = 8;
const aligned = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT;
const padding = (length: number): Buffer => Buffer.alloc(aligned(length) - length);
