import { execFileSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface SmallDisk {
  folder: string;
  /** leaves so much room; 0 is a full disk */
  fill(megabytesLeft: number): void;
  /** gives all room back */
  empty(): Promise<void>;
  remove(): Promise<void>;
}

const MEGABYTE = 2 ** 20;

/** A real file system of its own that can be filled; null where this user may not mount one. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'brixel-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
  const ballast = path.join(folder, 'ballast');
  const empty = () => rm(ballast, { force: true });
  return {
    folder,
    fill(megabytesLeft) {
      const reserved = path.join(folder, 'reserved');
      execFileSync('fallocate', ['-l', String(Math.max(1, megabytesLeft * MEGABYTE)), reserved]);
      const file = openSync(ballast, 'a');
      try {
        for (;;) writeSync(file, Buffer.alloc(MEGABYTE));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
        execFileSync('rm', [reserved]);
      }
    },
    empty,
    async remove() {
      execFileSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
