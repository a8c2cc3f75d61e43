import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** File of the module with that address. */
export const moduleFile = (address: string): string => fileURLToPath(import.meta.resolve(address));

/** Folder of the module with that address. */
export const moduleFolder = (address: string): string => fileURLToPath(new URL('.', import.meta.resolve(address)));

/** Changes whenever one of these files, or a file in one of these folders, changes; tests do not count. */
export async function codeVersion({ folders, files }: { folders: string[]; files: string[] }): Promise<string> {
  const all = [...(await Promise.all(folders.map(filesIn))).flat(), ...files];
  const hash = createHash('sha256');
  for (const content of await Promise.all(all.map((file) => readFile(file)))) hash.update(content);
  return hash.digest('hex').slice(0, 16);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
