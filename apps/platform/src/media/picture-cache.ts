import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writePrivateFile } from '../private-files.ts';

export interface PictureCache {
  read(key: string): Promise<Uint8Array | null>;
  write(key: string, bytes: Uint8Array): Promise<void>;
}

const FOLDER = /^pictures-[0-9a-f]{16}$/;

/** Finished pictures as files, in one folder per version of the drawing code; folders of other versions are removed. */
export async function openPictureCache(directory: string, version: string): Promise<PictureCache> {
  const folder = join(directory, `pictures-${version}`);
  await removeOtherVersions(directory, `pictures-${version}`);
  return {
    read: (key) => readFile(join(folder, key)).catch(() => null),
    write: (key, bytes) => writePrivateFile(join(folder, key), bytes),
  };
}

async function removeOtherVersions(directory: string, current: string): Promise<void> {
  const names = await readdir(directory).catch(() => []);
  const outdated = names.filter((name) => FOLDER.test(name) && name !== current);
  await Promise.all(outdated.map((name) => rm(join(directory, name), { recursive: true, force: true })));
}
