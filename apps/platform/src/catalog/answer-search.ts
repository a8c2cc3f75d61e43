import type { EntityName } from '@brixel/contract/catalog';
import { endpoints } from '@brixel/contract/endpoints';
import { type StoreCode, type StoreView, storeViews } from '@brixel/contract/stores';
import { Failure, fail } from '../http/reply.ts';
import { check } from '../http/validation.ts';
import { AnswerBudget, Refusal } from './answer-budget.ts';
import type { Catalog } from './catalog.ts';
import { search } from './search.ts';
import { compactAnswer, elasticAnswer } from './search-answer.ts';
import { readSearchRequest, type SearchParameters } from './search-request.ts';

export interface SearchInput {
  entity: EntityName;
  query: SearchParameters & { response_format?: string | undefined };
  body?: unknown;
}

/** Answers a search of one store, whichever way it came. */
export async function answerSearch(
  catalog: Catalog,
  answerLimitKb: number,
  { storeCode, index }: StoreView,
  { entity, query, body }: SearchInput,
) {
  const request = readSearchRequest(entity, query, body);
  if (!request.ok) return fail('BAD_REQUEST', request.error);
  const started = performance.now();
  const result = await search(catalog, storeCode, entity, request.value, new AnswerBudget(answerLimitKb));
  if (result instanceof Refusal) return fail(result.error, result.text);
  const { from, size } = request.value;
  return query.response_format === 'compact'
    ? { ...compactAnswer(result), start: from, perPage: size }
    : elasticAnswer(result, index, entity, Math.round(performance.now() - started));
}

/** `/api/catalog/brixel_de/product/_search?…` as the JSON that the call answers with; null where that is a failure, which only the call can tell. */
export type SearchInProcess = (address: string) => Promise<string | null>;

const SEARCH = /^\/api\/catalog\/([^/?]+)\/([^/?]+)\/_search\?/;

/** For pages that are made in this process: a search without a request and an answer of HTTP, which take longer than it does. */
export const createSearchInProcess =
  (catalog: Catalog, answerLimitKb: number, served: () => readonly StoreCode[]): SearchInProcess =>
  async (address) => {
    const [path = '', index, entity] = SEARCH.exec(address) ?? [];
    const code = served().find((candidate) => storeViews[candidate].index === index);
    if (!code) return null;
    const parameters = new URLSearchParams(address.slice(path.length));
    const params = check('params', endpoints.searchCatalog.params, { index, entity });
    const query = check('query', endpoints.searchCatalog.query, Object.fromEntries(parameters));
    if (!params.ok || !query.ok) return null;
    const input = { entity: params.value.entity, query: query.value };
    const answer = await answerSearch(catalog, answerLimitKb, storeViews[code], input);
    return answer instanceof Failure ? null : JSON.stringify(answer);
  };
