import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { allBytes, FilePart, piecesOf } from './open-file.ts';
import { createDocumentPacker } from './packed-documents.ts';

const disk = vi.hoisted(() => ({ room: Number.POSITIVE_INFINITY, free: Number.POSITIVE_INFINITY }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return {
    ...fs,
    writeSync(descriptor: number, bytes: Uint8Array, at: number, length: number, position: number): number {
      if (position + length > disk.room) throw new Error('ENOSPC');
      return fs.writeSync(descriptor, bytes, at, length, position);
    },
    statfsSync: () => ({ bavail: disk.free, bsize: 1 }),
  };
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brixel-packed-'));
});
afterAll(() => rm(folder, { recursive: true }));

const documents = Array.from({ length: 60 }, (_, id) => ({ id, text: `${id} Steine für Türme `.repeat(id * 300) }));

function packed(file: string | null) {
  const packer = createDocumentPacker(file);
  for (const document of documents) packer.add(document);
  return packer.finish();
}

test('documents that are put aside are those in memory, and leave no file behind', async () => {
  const kept = packed(null);
  const aside = packed(path.join(folder, 'aside'));
  expect(kept.bytes.length).toBeGreaterThan(8 * 1024 * 1024);
  expect(aside.bytes).toBeInstanceOf(FilePart);
  expect(aside.ends).toEqual(kept.ends);
  const whole = Buffer.from(allBytes(kept.bytes));
  expect(whole.equals(allBytes(aside.bytes))).toBe(true);
  const pieces = [...piecesOf(aside.bytes)].reduce((sum, { length }) => sum + length, 0);
  expect(pieces).toBe(whole.length);
  expect(await readdir(folder)).toEqual([]);
  if (aside.bytes instanceof FilePart) aside.bytes.close();
});

test('without a place for them they stay in memory', () => {
  const { bytes } = packed(path.join(folder, 'nowhere', 'aside'));
  expect(bytes).not.toBeInstanceOf(FilePart);
  expect(Buffer.from(allBytes(bytes)).equals(allBytes(packed(null).bytes))).toBe(true);
});

test('on a disk that is nearly full they leave the room to others', () => {
  disk.free = 200 * 1024 * 1024;
  const { bytes } = packed(path.join(folder, 'aside'));
  disk.free = Number.POSITIVE_INFINITY;
  expect(bytes).not.toBeInstanceOf(FilePart);
});

test('where the disk has no more room, all of them are in memory again', () => {
  disk.room = 5 * 1024 * 1024;
  const { bytes, ends } = packed(path.join(folder, 'aside'));
  disk.room = Number.POSITIVE_INFINITY;
  expect(bytes).not.toBeInstanceOf(FilePart);
  const kept = packed(null);
  expect(ends).toEqual(kept.ends);
  expect(Buffer.from(allBytes(bytes)).equals(allBytes(kept.bytes))).toBe(true);
});
