import type { FastifyInstance } from 'fastify';
import type { Catalog } from './catalog.ts';

const CACHE_CONTROL = 'public, max-age=60';

/** Answers to GET may be kept for a minute; after that the catalogue's version tells whether they still hold. */
export function addCacheHeaders(app: FastifyInstance, catalog: Pick<Catalog, 'version'>): void {
  const etag = (): string => `W/"${catalog.version}"`;

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET') return;
    const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
    if (known?.includes(etag())) {
      return reply.code(304).header('etag', etag()).header('cache-control', CACHE_CONTROL).send();
    }
  });

  app.addHook('onSend', async (request, reply) => {
    if (request.method === 'GET' && reply.statusCode === 200) {
      reply.header('etag', etag()).header('cache-control', CACHE_CONTROL);
    }
  });
}
