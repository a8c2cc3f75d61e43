import { endpoints } from '@brixel/contract/endpoints';
import type { ErrorEnvelope } from '@brixel/contract/envelope';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { mount } from '../http/mount.ts';
import { fail } from '../http/reply.ts';
import { findStore } from '../http/store.ts';
import { answerSearch, type SearchInput } from './answer-search.ts';
import type { Catalog } from './catalog.ts';

interface Search extends SearchInput {
  request: FastifyRequest;
  index: string;
}

export function catalogRoutes(catalog: Catalog, answerLimitKb: number): FastifyPluginAsync {
  async function answer({ request, index, ...input }: Search) {
    const store = findStore(request, (view) => view.index === index);
    if (!store) return fail('NOT_FOUND', `There is no index ${index}`);
    return answerSearch(catalog, answerLimitKb, store, input);
  }

  return async (app) => {
    answerErrorsBare(app);
    addCacheHeaders(app, catalog);
    mount(app, endpoints.searchCatalog, ({ request, params, query }) => answer({ request, ...params, query }));
    mount(app, endpoints.postCatalogSearch, ({ request, params, query, body }) =>
      answer({ request, ...params, query, body }),
    );
  };
}

/** Search answers carry no envelope; clients recognise a failure by its `error`: `{error, code}`. */
function answerErrorsBare(app: FastifyInstance): void {
  app.addHook('preSerialization', async (_request, reply, payload: unknown) =>
    reply.statusCode >= 400 && isErrorEnvelope(payload) ? toBareError(payload) : payload,
  );
}

const isErrorEnvelope = (payload: unknown): payload is ErrorEnvelope =>
  typeof payload === 'object' && payload !== null && 'code' in payload && 'result' in payload;

function toBareError({ code, result }: ErrorEnvelope): { error: string; code: number } {
  if (typeof result === 'string') return { error: result, code };
  if (!Array.isArray(result)) return { error: result.message, code };
  return {
    error: result.map(({ dataPath, message }) => `${dataPath.replace(/^\./, '')}: ${message}`).join('; '),
    code,
  };
}

const CACHE_CONTROL = 'public, max-age=60';

/** Answers to GET may be cached for a minute; after that the catalogue's version is the ETag. */
function addCacheHeaders(app: FastifyInstance, catalog: Pick<Catalog, 'version'>): void {
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
