import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { MountedStorefront } from './storefront-kind.ts';

const HOUR = 'public, max-age=3600';
const XML = 'application/xml; charset=utf-8';

/** What crawlers ask for before they visit a page. */
export function crawlerFiles(app: FastifyInstance, storefront: MountedStorefront): void {
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
