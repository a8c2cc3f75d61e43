import { API_ROOT } from '@brixel/contract/api-paths';
import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyPluginAsync } from 'fastify';
import { type OpenApiDocument, openApiDocument } from './openapi-document.ts';

export const openApiRoutes: FastifyPluginAsync = async (app) => {
  // made when somebody asks: hundreds of schemas are read for it
  let document: OpenApiDocument | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= openApiDocument(endpoints, {
      title: 'Brixel storefront API',
      description:
        'Answers come as {code, result, meta?}, and code equals the HTTP status; catalogue search and url/map answer bare. ' +
        'The store is named by the query parameter storeCode or the header x-vs-store-code; without either it is "de".',
      root: API_ROOT,
    });
    return reply.header('cache-control', 'public, max-age=300').send(document);
  });
  // the address of the page that used to show the document
  app.get('/docs', async (_request, reply) => reply.redirect('/api/openapi.json'));
};
