import { Readable } from 'node:stream';
import { storeAt } from '@brixel/storefront/config/store-place';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendGone } from './built-files.ts';
import type { ShopConfig } from './config.ts';
import { SHELLS } from './release.ts';
import { pageHeaders } from './security-headers.ts';
import type { MountedStorefront } from './storefront-kind.ts';
import type { ServedNow } from './stores-now.ts';

const HOUR = 'public, max-age=3600';
const XML = 'application/xml; charset=utf-8';

/** Files that the storefront generates: for crawlers, for the browser's installer and for the service worker. */
interface FileOptions {
  config: ShopConfig;
  stores: ServedNow;
  storefront: MountedStorefront;
}

export function storefrontFiles(app: FastifyInstance, options: FileOptions): void {
  crawlerFiles(app, options.storefront);
  offlineFiles(app, options);
}

function offlineFiles(app: FastifyInstance, { config, stores, storefront }: FileOptions): void {
  for (const prefix of stores.prefixes)
    app.get(`${prefix}/manifest.webmanifest`, async ({ host, url }, reply) => {
      const { store } = storeAt(stores.served(), { host, pathname: url });
      if (store.prefix !== prefix) return reply.callNotFound();
      return reply
        .header('cache-control', HOUR)
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify((await storefront.current()).webManifest(store)));
    });

  icons(app, storefront);
  const { built } = storefront;
  if (!built) return;
  app.get('/service-worker.js', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send((await built()).worker),
  );
  app.get(`${SHELLS}/*`, async ({ url }, reply) => {
    const { release } = await built();
    const store = stores.served()[release.shells.findIndex(({ address }) => address === url)];
    if (!store) return sendGone(reply);
    const { offlineShell } = await storefront.current();
    const { html, scripts } = offlineShell(store);
    return reply.headers({ ...pageHeaders(config, scripts, false), 'x-robots-tag': 'noindex' }).send(html);
  });
}

function icons(app: FastifyInstance, storefront: MountedStorefront): void {
  // of a shop that has no icon of its own, and none of ours
  app.get('/shop-icon.svg', async (_request, reply) =>
    reply
      .header('cache-control', HOUR)
      .type('image/svg+xml')
      .send((await storefront.current()).letterIcon()),
  );
  // some browsers and readers of feeds look here, whatever the page says
  app.get('/favicon.ico', async (_request, reply) =>
    reply.header('cache-control', HOUR).redirect((await storefront.current()).iconAddress()),
  );
}

function crawlerFiles(app: FastifyInstance, storefront: MountedStorefront): void {
  app.get('/robots.txt', async ({ host }, reply) =>
    reply
      .header('cache-control', HOUR)
      .type('text/plain; charset=utf-8')
      .send((await storefront.current()).robots(host)),
  );
  app.get('/sitemap.xml', async ({ host }, reply) =>
    sendXml(reply, await (await storefront.current()).sitemapIndex(host)),
  );
  app.get<{ Params: { name: string } }>('/sitemaps/:name', async ({ params }, reply) => {
    const pieces = await (await storefront.current()).sitemap(params.name);
    return pieces ? sendXml(reply, Readable.from(pieces)) : reply.callNotFound();
  });
  app.get<{ Params: { name: string } }>('/feed/:name', async ({ params }, reply) => {
    const pieces = (await storefront.current()).feed(params.name);
    return pieces ? sendXml(reply, Readable.from(pieces)) : reply.callNotFound();
  });
}

const sendXml = (reply: FastifyReply, body: string | Readable): FastifyReply =>
  reply.header('cache-control', HOUR).type(XML).send(body);
