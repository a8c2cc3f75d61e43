import { Readable } from 'node:stream';
import type { StoreView } from '@brixel/storefront/config/stores';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ShopConfig } from './config.ts';
import { pageHeaders } from './security-headers.ts';
import type { MountedStorefront } from './storefront-kind.ts';

const HOUR = 'public, max-age=3600';
const XML = 'application/xml; charset=utf-8';

/** Files that the storefront generates: for crawlers, for the browser's installer and for the service worker. */
interface FileOptions {
  config: ShopConfig;
  stores: readonly StoreView[];
  storefront: MountedStorefront;
}

export function storefrontFiles(app: FastifyInstance, options: FileOptions): void {
  crawlerFiles(app, options.storefront);
  offlineFiles(app, options);
}

function offlineFiles(app: FastifyInstance, { config, stores, storefront }: FileOptions): void {
  for (const store of stores)
    app.get(`${store.prefix}/manifest.webmanifest`, async (_request, reply) =>
      reply
        .header('cache-control', HOUR)
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify((await storefront.current()).webManifest(store))),
    );

  const { built } = storefront;
  if (!built) return;
  app.get('/service-worker.js', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(built.worker),
  );
  for (const [place, store] of stores.entries())
    app.get(built.release.shells[place]?.address ?? '', async (_request, reply) => {
      const { offlineShell } = await storefront.current();
      const { html, scripts } = offlineShell(store);
      return reply.headers({ ...pageHeaders(config, scripts, false), 'x-robots-tag': 'noindex' }).send(html);
    });
  // a file or shell of another release gets a plain 404, not a page
  for (const gone of ['/assets/*', '/offline-shell/*'])
    app.get(gone, async (_request, reply) =>
      reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Gone with its release.'),
    );
}

function crawlerFiles(app: FastifyInstance, storefront: MountedStorefront): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', HOUR)
      .type('text/plain; charset=utf-8')
      .send((await storefront.current()).robots()),
  );
  app.get('/sitemap.xml', async (_request, reply) => sendXml(reply, await (await storefront.current()).sitemapIndex()));
  app.get<{ Params: { name: string } }>('/sitemaps/:name', async ({ params }, reply) => {
    const pieces = await (await storefront.current()).sitemap(params.name);
    return pieces ? sendXml(reply, Readable.from(pieces)) : reply.callNotFound();
  });
}

const sendXml = (reply: FastifyReply, body: string | Readable): FastifyReply =>
  reply.header('cache-control', HOUR).type(XML).send(body);
