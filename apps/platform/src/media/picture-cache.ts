import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface PictureCache {
  read(key: string): Promise<Uint8Array | null>;
  write(key: string, bytes: Uint8Array): Promise<void>;
}

const FOLDER = /^pictures-[0-9a-f]{16}$/;

/** Finished pictures as files, in one folder per version of the drawing code; folders of other versions are removed. */
export async function openPictureCache(directory: string, version: string): Promise<PictureCache> {
  const folder = join(directory, `pictures-${version}`);
  await mkdir(folder, { recursive: true });
  await removeOtherVersions(directory, `pictures-${version}`);
  return {
    read: (key) => readFile(join(folder, key)).catch(() => null),
    async write(key, bytes) {
      // Renaming is atomic: a reader never meets half a picture, even when two processes write the same one.
      const unfinished = join(folder, `${key}.${randomUUID()}.part`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, join(folder, key));
    },
  };
}

async function removeOtherVersions(directory: string, current: string): Promise<void> {
  const outdated = (await readdir(directory)).filter((name) => FOLDER.test(name) && name !== current);
  await Promise.all(outdated.map((name) => rm(join(directory, name), { recursive: true, force: true })));
}
