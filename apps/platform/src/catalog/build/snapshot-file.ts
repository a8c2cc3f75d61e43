import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { makePrivateFolder, PRIVATE_FILE } from '../../private-files.ts';
import type { CatalogData } from './catalog-data.ts';
import type { SnapshotKey } from './snapshot-key.ts';
import { catalogFromSections, sectionsOf } from './snapshot-sections.ts';

/** The layout: mark, length and checksum of the head, the head as JSON, then the sections, each at a multiple of 8. */
const MARK = 'BRIXCAT1';
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
    sections: sections.map(({ name, chunks }) => ({
      name,
      length: chunks.reduce((sum, { byteLength }) => sum + byteLength, 0),
      checksum: chunks.reduce((sum, chunk) => crc32(chunk, sum), 0),
    })),
  };
  const json = Buffer.from(JSON.stringify(head));
  const start = Buffer.alloc(HEAD_START);
  start.write(MARK, 'latin1');
  start.writeUInt32LE(json.length, 8);
  start.writeUInt32LE(crc32(json), 12);

  await makePrivateFolder(path.dirname(file));
  await removeAbandoned(path.dirname(file));
  try {
    await writeChunks(unfinished, [
      Buffer.concat([start, json, padding(json.length)]),
      ...sections.flatMap(({ chunks }, place) => [...chunks, padding(head.sections[place]!.length)]),
    ]);
    await rename(unfinished, file);
  } catch (error) {
    // it is large, and on a full disk it would take the room that orders need
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeChunks(file: string, chunks: readonly Uint8Array[]): Promise<void> {
  const target = await open(file, 'w', PRIVATE_FILE);
  try {
    for (const chunk of chunks) await target.writeFile(chunk);
  } finally {
    await target.close();
  }
}

export async function readSnapshot(file: string, key: SnapshotKey): Promise<ReadSnapshot> {
  const fault = (reason: SnapshotFault): ReadSnapshot => ({ ok: false, reason });
  const bytes = await readWhole(file).catch((error: NodeJS.ErrnoException) => error);
  if (bytes instanceof Error) return fault(bytes.code === 'ENOENT' ? 'missing' : 'unreadable');
  if (bytes.length < HEAD_START || bytes.toString('latin1', 0, MARK.length) !== MARK) return fault('foreign');

  const json = bytes.subarray(HEAD_START, HEAD_START + bytes.readUInt32LE(8));
  if (crc32(json) !== bytes.readUInt32LE(12)) return fault('damaged');
  const head: Head = JSON.parse(json.toString());
  if (JSON.stringify(head.key) !== JSON.stringify(key)) return fault('outdated');

  const sections = new Map<string, Uint8Array<ArrayBuffer>>();
  let at = aligned(HEAD_START + json.length);
  for (const { name, length, checksum } of head.sections) {
    const section = bytes.subarray(at, at + length);
    if (crc32(section) !== checksum) return fault('damaged');
    sections.set(name, section);
    at = aligned(at + length);
  }
  const catalog = catalogFromSections(head.facts, sections);
  return catalog ? { ok: true, catalog } : fault('outdated');
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

const READ_AT_ONCE = 2 ** 30;

/** Into memory of its own, whose start is aligned for every kind of number. */
async function readWhole(file: string): Promise<Buffer<ArrayBuffer>> {
  const source = await open(file);
  try {
    const { size } = await source.stat();
    const bytes = Buffer.from(new ArrayBuffer(size));
    for (let at = 0; at < size; ) {
      const { bytesRead } = await source.read(bytes, at, Math.min(READ_AT_ONCE, size - at), at);
      if (bytesRead === 0) break;
      at += bytesRead;
    }
    return bytes;
  } finally {
    await source.close();
  }
}

const ALIGNMENT = 8;
const aligned = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT;
const padding = (length: number): Buffer => Buffer.alloc(aligned(length) - length);
