import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyPluginAsync } from 'fastify';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './document.ts';

export const openApiRoutes: FastifyPluginAsync = async (app) => {
  const document = openApiDocument(endpoints);

  app.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(document),
  );

  app.get('/docs', async (request, reply) =>
    reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`,
      )
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(docsPage(document, `${request.protocol}://${request.host}`)),
  );
};
