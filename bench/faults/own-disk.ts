import { execFileSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A real file system of its own, in a file, which can be full or refuse every write. */
export interface OwnDisk {
  folder: string;
  fill(): void;
  empty(): Promise<void>;
  /** nothing is written any more, not even to files that are open */
  freeze(): void;
  thaw(): void;
  remove(): Promise<void>;
}

const SIZE = '400m';
const CHUNKS = [2 ** 20, 2 ** 12, 1];

/** Null where this user may not mount one. */
export async function mountOwnDisk(): Promise<OwnDisk | null> {
  const place = await mkdtemp(path.join(tmpdir(), 'brixel-disk-'));
  const [image, mounted] = [path.join(place, 'image'), path.join(place, 'mounted')];
  const folder = path.join(mounted, 'data');
  const run = (command: string, ...args: string[]): void => void execFileSync(command, args, { stdio: 'pipe' });
  await mkdir(mounted);
  try {
    run('truncate', '--size', SIZE, image);
    run('mkfs.ext4', '-q', '-m', '0', image);
    run('mount', '-o', 'loop', image, mounted);
  } catch {
    await rm(place, { recursive: true });
    return null;
  }
  await mkdir(folder);
  const ballast = path.join(mounted, 'ballast');
  // A file system with open files cannot be mounted read-only; one whose files must not be changed refuses the same writes.
  const thaw = (): void => run('chattr', '-R', '-i', folder);
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a');
      for (const size of CHUNKS) fillWith(file, Buffer.alloc(size));
      closeSync(file);
    },
    empty: () => rm(ballast, { force: true }),
    freeze: () => run('chattr', '-R', '+i', folder),
    thaw,
    async remove() {
      thaw();
      run('umount', '-l', mounted);
      await rm(place, { recursive: true, force: true });
    },
  };
}

function fillWith(file: number, chunk: Buffer): void {
  try {
    for (;;) writeSync(file, chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
