import { randomBytes } from 'node:crypto';
import { type StoreCode, servedStores, storeViews } from '@brixel/contract/stores';
import type { FastifyInstance } from 'fastify';
import type { ShopConfig } from './config.ts';
import { pageHeaders } from './security-headers.ts';
import type { MountedStorefront } from './storefront-kind.ts';

const HOUR = 'public, max-age=3600';

/** What the browser asks for to install the shop and to open it without a line. */
export function offlineFiles(app: FastifyInstance, config: ShopConfig, storefront: MountedStorefront): void {
  for (const storeCode of servedStores(config.multistore))
    app.get(`${storeViews[storeCode].prefix}/manifest.webmanifest`, async (_request, reply) =>
      reply
        .header('cache-control', HOUR)
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify((await storefront.current()).webManifest(storeCode))),
    );

  const { built } = storefront;
  if (!built) return;
  app.get('/service-worker.js', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(built.worker),
  );
  for (const [storeCode, shell] of Object.entries(built.release.shells) as [StoreCode, string][])
    app.get(shell, async (_request, reply) => {
      const nonce = randomBytes(16).toString('base64');
      const { offlineShell } = await storefront.current();
      return reply
        .headers({ ...pageHeaders(config, nonce, false), 'x-robots-tag': 'noindex' })
        .send(offlineShell(storeCode, nonce));
    });
  // a file or shell of another release is no page: whoever asks must learn that it is gone
  for (const gone of ['/assets/*', '/offline-shell/*'])
    app.get(gone, async (_request, reply) =>
      reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Gone with its release.'),
    );
}
