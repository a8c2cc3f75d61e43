import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/** What all pages of the one and of the other release say. */
export const TEXTS = { built: 'Jeder Stein einzeln', next: 'Jeder Stein für sich' };

export interface NextRelease {
  startFile: string;
  remove(): Promise<void>;
}

/** A second release of the shop as a build would make it: a text differs, and every file has another name. */
export async function nextRelease(): Promise<NextRelease> {
  const root = await mkdtemp(join(tmpdir(), 'brixel-release-'));
  await symlink(resolve('node_modules'), join(root, 'node_modules'), 'dir');
  for (const part of ['package.json', 'apps/shop', 'apps/storefront/dist', 'apps/office/dist'])
    await cp(part, join(root, part), { recursive: true });

  const assets = join(root, 'apps/storefront/dist/client/assets');
  const renamed = new Map((await readdir(assets)).map((name) => [name, name.replace(/\.(\w+)$/, 'n.$1')]));
  const anyName = new RegExp([...renamed.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const path of await textFiles(join(root, 'apps/storefront/dist'))) {
    const text = await readFile(path, 'utf8');
    const next = text.replace(anyName, (name) => renamed.get(name) ?? name).replaceAll(TEXTS.built, TEXTS.next);
    if (next !== text) await writeFile(path, next);
  }
  for (const [name, next] of renamed) await rename(join(assets, name), join(assets, next));
  return {
    startFile: join(root, 'apps/shop/src/start.ts'),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

async function textFiles(root: string): Promise<string[]> {
  const files = await readdir(root, { recursive: true });
  return files.filter((file) => /\.(?:js|css|json)$/.test(basename(file))).map((file) => join(root, file));
}
