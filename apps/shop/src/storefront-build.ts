import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createAssetManifest } from '@brixel/storefront/app/asset-manifest';
import type { CreateStorefront } from '@brixel/storefront/app/storefront';
import type { PublicConfig } from '@brixel/storefront/config/public-config';
import { builtFiles } from './built-files.ts';
import { openBuiltOffice } from './office-build.ts';
import { isServed, readRelease } from './release.ts';
import type { StorefrontKind } from './storefront-kind.ts';

const dist = fileURLToPath(new URL('../../storefront/dist', import.meta.url));

/** The built storefront. */
export const builtStorefront: StorefrontKind = {
  development: false,
  files: `${dist}/client`,
  openOffice: openBuiltOffice,
  async open(app, { config, shared, ...options }) {
    await builtFiles(app, `${dist}/client`, {
      shared,
      // home pages are composed in the office; their files are only what stands in for them
      isServed: (address) => isServed(config(), address) && !address.startsWith('/banners/'),
    });
    const manifest = JSON.parse(await readFile(`${dist}/client/.vite/manifest.json`, 'utf8'));
    const bundle = pathToFileURL(`${dist}/server/entry-server.js`).href;
    const { createStorefront }: { createStorefront: CreateStorefront } = await import(bundle);
    const assets = createAssetManifest(manifest);
    const releaseFor = await readRelease(dist, options, assets);

    async function make(now: PublicConfig) {
      const built = releaseFor(now);
      const storefront = await createStorefront({ ...options, config: now, version: built.release.version, assets });
      return { storefront, built };
    }
    let made = { for: config(), result: make(config()) };
    await made.result;

    function current() {
      const now = config();
      if (made.for !== now) made = { for: now, result: make(now) };
      return made.result;
    }
    return {
      current: async () => (await current()).storefront,
      built: async () => (await current()).built,
      close: async () => {},
    };
  },
};
