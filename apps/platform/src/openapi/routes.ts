import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyPluginAsync } from 'fastify';
import { openApiDocument } from './document.ts';

export const openApiRoutes: FastifyPluginAsync = async (app) => {
  const document = openApiDocument(endpoints);
  app.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(document),
  );
  // the address of the page that used to show the document
  app.get('/docs', async (_request, reply) => reply.redirect('/api/openapi.json'));
};
