import type { EntityName } from '@brixel/contract/catalog';
import { endpoints } from '@brixel/contract/endpoints';
import { type StoreView, storeCodes, storeViews } from '@brixel/contract/stores';
import type { FastifyPluginAsync } from 'fastify';
import { mount } from '../http/mount.ts';
import { fail } from '../http/reply.ts';
import { answerErrorsBare } from './bare-errors.ts';
import { addCacheHeaders } from './cache-headers.ts';
import type { Catalog } from './catalog.ts';
import { search } from './search.ts';
import { compactAnswer, elasticAnswer } from './search-answer.ts';
import { readSearchRequest, type SearchParameters } from './search-request.ts';

interface Search {
  params: { index: string; entity: EntityName };
  query: SearchParameters & { response_format?: string | undefined };
  body?: unknown;
}

export function catalogRoutes(catalog: Catalog): FastifyPluginAsync {
  function answer({ params: { index, entity }, query, body }: Search) {
    const store = storeOfIndex(index);
    if (!store) return fail('NOT_FOUND', `There is no index ${index}`);
    const request = readSearchRequest(entity, query, body);
    if (!request.ok) return fail('BAD_REQUEST', request.error);
    const started = performance.now();
    const result = search(catalog, store.storeCode, entity, request.value);
    return query.response_format === 'compact'
      ? compactAnswer(result)
      : elasticAnswer(result, index, entity, Math.round(performance.now() - started));
  }

  return async (app) => {
    answerErrorsBare(app);
    addCacheHeaders(app, catalog);
    mount(app, endpoints.searchCatalog, ({ params, query }) => answer({ params, query }));
    mount(app, endpoints.postCatalogSearch, answer);
  };
}

function storeOfIndex(index: string): StoreView | null {
  const code = storeCodes.find((candidate) => storeViews[candidate].index === index);
  return code ? storeViews[code] : null;
}
