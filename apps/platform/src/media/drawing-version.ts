import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PHOTO_FOLDER } from './photos.ts';

/** Folder of the module with that address. */
const folderOf = (address: string): string => fileURLToPath(new URL('.', import.meta.resolve(address)));

/** Changes whenever drawing code, colours, photographs or encoding change, so that no release serves old pictures. */
export async function drawingVersion(): Promise<string> {
  const folders = [
    folderOf('@brixel/bricks/drawing/scene'),
    folderOf('@brixel/bricks/models/registry'),
    folderOf('@brixel/mosaic/grid'),
    PHOTO_FOLDER,
  ];
  const single = ['@brixel/bricks/colours', '@brixel/bricks/designs', '@brixel/bricks/pictures'].map((address) =>
    fileURLToPath(import.meta.resolve(address)),
  );
  const worker = fileURLToPath(new URL('./render.worker.ts', import.meta.url));
  const files = [...(await Promise.all(folders.map(filesIn))).flat(), ...single, worker];
  const hash = createHash('sha256');
  for (const content of await Promise.all(files.map((file) => readFile(file)))) hash.update(content);
  return hash.digest('hex').slice(0, 16);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
