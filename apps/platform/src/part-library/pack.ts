import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { PartFileStore } from '@brixel/bricks/ldraw/part-library';
import type { PartNumbers } from '@brixel/bricks/ldraw/part-numbers';
import { PRIVATE_FILE } from '../private-files.ts';

/**
 * A parts library as it is kept: its files deflated one after the other, then what they are called and where they lie, then where that
 * begins. The archive of whoever uploaded it is read once, with care; this is read for every picture.
 */

export interface PackIndex {
  numbers: PartNumbers;
  /** by path: where it begins, its packed and its unpacked length */
  files: Readonly<Record<string, readonly [start: number, packed: number, length: number]>>;
}

/** Behind the index: where it begins and how long it is. */
const END_BYTES = 16;
const MOST_INDEX_BYTES = 64 * 1024 * 1024;

/** Writes a pack file by file. */
export class PackWriter {
  private readonly handle: FileHandle;
  private readonly files: Record<string, readonly [number, number, number]> = Object.create(null);
  private position = 0;

  private constructor(handle: FileHandle) {
    this.handle = handle;
  }

  static async create(file: string): Promise<PackWriter> {
    return new PackWriter(await open(file, 'wx', PRIVATE_FILE));
  }

  has(path: string): boolean {
    return path in this.files;
  }

  async add(path: string, deflated: Buffer, length: number): Promise<void> {
    this.files[path] = [this.position, deflated.length, length];
    await this.write(deflated);
  }

  async finish(numbers: PartNumbers): Promise<void> {
    const start = this.position;
    const index: PackIndex = { numbers, files: this.files };
    const deflated = deflateRawSync(JSON.stringify(index));
    const end = Buffer.alloc(END_BYTES);
    end.writeBigUInt64LE(BigInt(start), 0);
    end.writeBigUInt64LE(BigInt(deflated.length), 8);
    await this.write(deflated);
    await this.write(end);
    await this.close();
  }

  close(): Promise<void> {
    return this.handle.close();
  }

  private async write(bytes: Buffer): Promise<void> {
    await this.handle.write(bytes);
    this.position += bytes.length;
  }
}

export interface Pack extends PartFileStore {
  numbers: PartNumbers;
  close(): void;
}

export function openPack(file: string): Pack {
  const handle = openSync(file, 'r');
  const at = (start: number, length: number): Buffer => {
    const bytes = Buffer.alloc(length);
    readSync(handle, bytes, 0, length, start);
    return bytes;
  };
  const size = fstatSync(handle).size;
  const end = at(size - END_BYTES, END_BYTES);
  const packed = at(Number(end.readBigUInt64LE(0)), Number(end.readBigUInt64LE(8)));
  const { files, numbers }: PackIndex = JSON.parse(
    inflateRawSync(packed, { maxOutputLength: MOST_INDEX_BYTES }).toString('utf8'),
  );
  const known = new Map(Object.entries(files));
  return {
    numbers,
    has: (path) => known.has(path),
    read(path) {
      const [start, length, unpacked] = known.get(path) ?? [0, 0, 0];
      return length === 0 ? null : inflateRawSync(at(start, length), { maxOutputLength: Math.max(1, unpacked) });
    },
    close: () => closeSync(handle),
  };
}
