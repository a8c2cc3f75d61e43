import { fileURLToPath } from 'node:url';
import { developmentAssets } from '@brixel/storefront/app/asset-manifest';
import type { CreateStorefront } from '@brixel/storefront/app/storefront';
import { createServer } from 'vite';
import { openViteOffice } from './office-dev.ts';
import type { StorefrontKind } from './storefront-kind.ts';
import { answerWithVite } from './vite-answer.ts';

const root = fileURLToPath(new URL('../../storefront', import.meta.url));

/** Vite serves the sources with hot reload; the page renderer is loaded anew when a source has changed. */
export const viteStorefront: StorefrontKind = {
  development: true,
  files: `${root}/public`,
  openOffice: openViteOffice,
  async open(app, { config, shared: _, ...options }) {
    const vite = await createServer({
      root,
      // bundling the configuration writes a file, which would start the watching process again and again
      configLoader: 'native',
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server: app.server } },
    });
    return {
      async current() {
        const entry = await vite.ssrLoadModule('/src/entry-server.tsx');
        return (entry.createStorefront as CreateStorefront)({
          ...options,
          config: config(),
          assets: developmentAssets,
        });
      },
      handle: (request, reply) => answerWithVite(vite, request, reply),
      close: () => vite.close(),
    };
  },
};
