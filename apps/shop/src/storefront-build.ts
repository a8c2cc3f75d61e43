import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createAssetManifest } from '@brixel/storefront/app/asset-manifest';
import type { CreateStorefront } from '@brixel/storefront/app/storefront';
import { builtFiles } from './built-files.ts';
import { isServed, readRelease } from './release.ts';
import type { StorefrontKind } from './storefront-kind.ts';

const dist = fileURLToPath(new URL('../../storefront/dist', import.meta.url));

/** The built storefront. */
export const builtStorefront: StorefrontKind = {
  development: false,
  files: `${dist}/client`,
  async open(app, options) {
    await builtFiles(app, `${dist}/client`, (address) => isServed(options.config, address));
    const manifest = JSON.parse(await readFile(`${dist}/client/.vite/manifest.json`, 'utf8'));
    const bundle = pathToFileURL(`${dist}/server/entry-server.js`).href;
    const { createStorefront }: { createStorefront: CreateStorefront } = await import(bundle);
    const assets = createAssetManifest(manifest);
    const built = await readRelease(dist, options, assets);
    const { version } = built.release;
    const storefront = await createStorefront({ ...options, version, assets });
    return { current: async () => storefront, built, close: async () => {} };
  },
};
