import { API_ROOT } from '@brixel/contract/api-paths';
import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyPluginAsync } from 'fastify';
import { openApiDocument } from './openapi-document.ts';

export const openApiRoutes: FastifyPluginAsync = async (app) => {
  const document = openApiDocument(endpoints, {
    title: 'Brixel storefront API',
    description:
      'Answers come as {code, result, meta?}, and code equals the HTTP status; catalogue search and url/map answer bare. ' +
      'The store is named by the query parameter storeCode or the header x-vs-store-code; without either it is "de".',
    root: API_ROOT,
  });
  app.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(document),
  );
  // the address of the page that used to show the document
  app.get('/docs', async (_request, reply) => reply.redirect('/api/openapi.json'));
};
