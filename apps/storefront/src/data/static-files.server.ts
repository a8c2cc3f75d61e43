import { readFile } from 'node:fs/promises';

/** Static files as the server reads them: built ones beside its own bundle, sources while developing. */
const folder = import.meta.env.DEV ? '../../public/' : '../client/';

export async function readStaticFile(path: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(folder + path.replace(/^\/+/, ''), import.meta.url), 'utf8'));
}
