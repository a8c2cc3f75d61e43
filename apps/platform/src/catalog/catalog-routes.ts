import type { EntityName } from '@brixel/contract/catalog';
import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { mount } from '../http/mount.ts';
import { fail } from '../http/reply.ts';
import { findStore } from '../http/store.ts';
import { AnswerBudget, Refusal } from './answer-budget.ts';
import { answerErrorsBare } from './bare-errors.ts';
import { addCacheHeaders } from './cache-headers.ts';
import type { Catalog } from './catalog.ts';
import { search } from './search.ts';
import { compactAnswer, elasticAnswer } from './search-answer.ts';
import { readSearchRequest, type SearchParameters } from './search-request.ts';

interface Search {
  request: FastifyRequest;
  params: { index: string; entity: EntityName };
  query: SearchParameters & { response_format?: string | undefined };
  body?: unknown;
}

export function catalogRoutes(catalog: Catalog, answerLimitKb: number): FastifyPluginAsync {
  async function answer({ request: caller, params: { index, entity }, query, body }: Search) {
    const store = findStore(caller, (view) => view.index === index);
    if (!store) return fail('NOT_FOUND', `There is no index ${index}`);
    const request = readSearchRequest(entity, query, body);
    if (!request.ok) return fail('BAD_REQUEST', request.error);
    const started = performance.now();
    const result = await search(catalog, store.storeCode, entity, request.value, new AnswerBudget(answerLimitKb));
    if (result instanceof Refusal) return fail(result.error, result.text);
    return query.response_format === 'compact'
      ? compactAnswer(result)
      : elasticAnswer(result, index, entity, Math.round(performance.now() - started));
  }

  return async (app) => {
    answerErrorsBare(app);
    addCacheHeaders(app, catalog);
    mount(app, endpoints.searchCatalog, ({ request, params, query }) => answer({ request, params, query }));
    mount(app, endpoints.postCatalogSearch, answer);
  };
}
