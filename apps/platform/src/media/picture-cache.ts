import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { count } from '../metrics/metrics.ts';
import { writePrivateFile } from '../private-files.ts';

export interface PictureCache {
  /** null where there is none, or it is older than `maxAgeMs` */
  read(key: string, maxAgeMs?: number): Promise<Uint8Array | null>;
  write(key: string, bytes: Uint8Array): Promise<void>;
}

export interface PictureCacheOptions {
  /** of the kind of pictures, in front of the version in the name of the folder */
  name?: string;
  /** of what they are made by; folders of other versions are removed */
  version: string;
  /** beyond it the oldest are removed; without it all stay */
  mostBytes?: number;
}

/** After this much has been written, what is too much is removed, down to nine tenths. */
const TIDY_SHARE = 0.1;

/** Finished pictures as files, in one folder per version. */
export async function openPictureCache(
  directory: string,
  { name = 'pictures', version, mostBytes = Number.POSITIVE_INFINITY }: PictureCacheOptions,
): Promise<PictureCache> {
  const folder = join(directory, `${name}-${version}`);
  await removeOtherVersions(directory, name, version);
  let written = mostBytes;

  /** The first write looks what earlier runs have left. */
  async function tidy(): Promise<void> {
    if (written < TIDY_SHARE * mostBytes) return;
    written = 0;
    await removeOldest(folder, mostBytes);
  }

  return {
    async read(key, maxAgeMs) {
      const file = join(folder, key);
      try {
        const isOld = maxAgeMs !== undefined && Date.now() - (await stat(file)).mtimeMs > maxAgeMs;
        const bytes = isOld ? null : await readFile(file);
        count('brixel_cache_requests_total', name, bytes ? 'hit' : 'miss');
        return bytes;
      } catch {
        count('brixel_cache_requests_total', name, 'miss');
        return null;
      }
    },
    async write(key, bytes) {
      await writePrivateFile(join(folder, key), bytes);
      if (mostBytes === Number.POSITIVE_INFINITY) return;
      written += bytes.length;
      await tidy();
    },
  };
}

async function removeOldest(folder: string, mostBytes: number): Promise<void> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (file) => ({ file, facts: await stat(join(folder, file)).catch(() => null) })),
  );
  const known = files
    .flatMap(({ file, facts }) => (facts ? [{ file, size: facts.size, time: facts.mtimeMs }] : []))
    .sort((a, b) => a.time - b.time);
  let size = known.reduce((sum, one) => sum + one.size, 0);
  if (size <= mostBytes) return;
  for (const { file, size: own } of known) {
    if (size <= (1 - TIDY_SHARE) * mostBytes) return;
    await rm(join(folder, file), { force: true });
    size -= own;
  }
}

async function removeOtherVersions(directory: string, name: string, version: string): Promise<void> {
  const names = await readdir(directory).catch(() => []);
  const outdated = names.filter(
    (entry) =>
      entry.startsWith(`${name}-`) && /^[0-9a-f]{16}$/.test(entry.slice(name.length + 1)) && !entry.endsWith(version),
  );
  await Promise.all(outdated.map((entry) => rm(join(directory, entry), { recursive: true, force: true })));
}
