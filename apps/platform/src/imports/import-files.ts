import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { IMPORT_LIMITS } from '@brixel/contract/office/import-limits';
import { makePrivateFolder, PRIVATE_FILE } from '../private-files.ts';

/** Files that were received, under names of our own: what their owners call them leads nowhere. */

const folderOf = (dataDir: string): string => path.join(dataDir, 'imports');

export const importPath = (dataDir: string, file: string): string => path.join(folderOf(dataDir), path.basename(file));

export interface ReceivedFile {
  file: string;
  bytes: number;
  sha256: string;
}

export class TooLarge extends Error {}

/** Writes a file to disk while it arrives; it is never held whole in memory. */
export async function receiveFile(dataDir: string, chunks: AsyncIterable<Uint8Array>): Promise<ReceivedFile> {
  await makePrivateFolder(folderOf(dataDir));
  const file = randomUUID();
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > IMPORT_LIMITS.bytes) throw new TooLarge();
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await pipeline(counted(), createWriteStream(importPath(dataDir, file), { flags: 'wx', mode: PRIVATE_FILE }));
  } catch (error) {
    await removeFile(dataDir, file);
    throw error;
  }
  return { file, bytes, sha256: hash.digest('hex') };
}

export const removeFile = (dataDir: string, file: string): Promise<void> =>
  rm(importPath(dataDir, file), { force: true });

/** Nodes that share no folder have only those that they received themselves. */
export const hasFile = (dataDir: string, file: string): Promise<boolean> =>
  access(importPath(dataDir, file)).then(
    () => true,
    () => false,
  );

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes files that no import needs; one that has just arrived may not have its import yet. */
export async function sweepFiles(dataDir: string, needed: ReadonlySet<string>, now: number): Promise<void> {
  const files = await readdir(folderOf(dataDir)).catch(() => []);
  for (const file of files) {
    if (needed.has(file)) continue;
    const facts = await stat(importPath(dataDir, file)).catch(() => null);
    if (facts && facts.mtimeMs < now - DAY_MS) await removeFile(dataDir, file);
  }
}
