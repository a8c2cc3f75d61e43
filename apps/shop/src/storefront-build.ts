import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createAssetManifest } from '@brixel/storefront/app/asset-manifest';
import type { CreateStorefront } from '@brixel/storefront/app/storefront';
import fastifyStatic from '@fastify/static';
import { readRelease } from './release.ts';
import type { StorefrontKind } from './storefront-kind.ts';

const dist = fileURLToPath(new URL('../../storefront/dist', import.meta.url));

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** The built storefront: files come packed from the build; hashed ones may be cached for ever, the others for an hour. */
export const builtStorefront: StorefrontKind = {
  development: false,
  async open(app, options) {
    await app.register(fastifyStatic, {
      root: `${dist}/client`,
      wildcard: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      globIgnore: ['**/*.{br,gz}'],
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(`${dist}/client/assets/`) ? YEAR : HOUR);
      },
    });
    const manifest = JSON.parse(await readFile(`${dist}/client/.vite/manifest.json`, 'utf8'));
    const bundle = pathToFileURL(`${dist}/server/entry-server.js`).href;
    const { createStorefront }: { createStorefront: CreateStorefront } = await import(bundle);
    const built = await readRelease(dist, options.version, options.config);
    const { version } = built.release;
    const storefront = createStorefront({ ...options, version, assets: createAssetManifest(manifest) });
    return { current: async () => storefront, built, close: async () => {} };
  },
};
