import type { EntityName } from '@brixel/contract/catalog';
import { searchQuerySchema } from '@brixel/contract/search';
import type { CatalogQuery } from './catalog.ts';
import type { Aggregation } from './elastic/aggregation-clauses.ts';
import { facetsFor } from './elastic/answer-aggregations.ts';
import { readElasticRequest } from './elastic/elastic-request.ts';
import { type PageParameters, readPage } from './search-page.ts';
import { readSort, type SortKeys, withStandardSort } from './search-sort.ts';

/** The query string of a catalogue search, as the contract reads it. */
export interface SearchParameters extends PageParameters {
  q?: string | undefined;
  sort?: string | undefined;
  request?: string | undefined;
  request_format?: string | undefined;
}

export interface CatalogRequest extends CatalogQuery {
  /** of an Elasticsearch body: what to count, under the client's own names */
  aggregations?: readonly Aggregation[];
}

type Read<T> = { ok: true; value: T } | { ok: false; error: string };

/** Turns a request of either form into a query, or into a sentence about what is wrong with it. */
export function readSearchRequest(
  entity: EntityName,
  parameters: SearchParameters,
  body?: unknown,
): Read<CatalogRequest> {
  const given = body === undefined ? parseRequest(parameters.request) : { ok: true as const, value: body };
  if (!given.ok) return given;
  const sort = readSort(parameters.sort);
  if (!sort) return { ok: false, error: 'sort must be field:asc or field:desc' };
  const isSearchQuery = parameters.request_format === 'search-query';
  const request = (isSearchQuery ? readSearchQuery : readElasticBody)(entity, parameters, given.value ?? {}, sort);
  if (!request.ok) return request;
  const query = withStandardSort(entity, request.value.query);
  if (!query) return { ok: false, error: 'sort must be by _score alone or not at all' };
  return { ok: true, value: { ...request.value, query } };
}

/** The original decodes this parameter a second time, so clients encode a percent sign in it twice. */
function parseRequest(text: string | undefined): Read<unknown> {
  if (!text) return { ok: true, value: undefined };
  try {
    return { ok: true, value: JSON.parse(text.replaceAll('%25', '%')) };
  } catch {
    return { ok: false, error: 'request is not valid JSON' };
  }
}

/** The search-query form. A sort inside it wins over the one in the address. */
function readSearchQuery(
  entity: EntityName,
  parameters: SearchParameters,
  given: unknown,
  sort: SortKeys,
): Read<CatalogQuery> {
  const parsed = searchQuerySchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { ok: false, error: `request.${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not valid'}` };
  }
  const query = parsed.data._appliedSort.length > 0 ? parsed.data : { ...parsed.data, _appliedSort: sort };
  return { ok: true, value: { query, ...readPage(entity, parameters) } };
}

/** An Elasticsearch body. As there, the address wins over the body, but its sort comes after the body's. */
function readElasticBody(
  entity: EntityName,
  parameters: SearchParameters,
  given: unknown,
  sort: SortKeys,
): Read<CatalogRequest> {
  const words = parameters.q?.trim() ?? '';
  if (isQuerySyntax(words)) return { ok: false, error: 'q must be plain words' };
  const read = readElasticRequest(given);
  if (!read.ok) return read;
  const { text, filters, where, aggregations, sort: bodySort, from, size, include, exclude } = read.value;
  if (words !== '' && text !== '') return { ok: false, error: 'q must not come with a text in the request' };
  const page = readPage(entity, { ...parameters, from: parameters.from ?? from, size: parameters.size ?? size });
  return {
    ok: true,
    value: {
      query: {
        _searchText: text || words,
        _appliedFilters: filters,
        _availableFilters: facetsFor(entity, aggregations),
        _appliedSort: [...bodySort, ...sort],
      },
      ...(where && { where }),
      ...page,
      ...(page.include.length + page.exclude.length === 0 && { include, exclude }),
      aggregations,
    },
  };
}

/** Signs that Lucene would take for more than a word. */
const isQuerySyntax = (words: string): boolean => /[:"()*?~^{}[\]\\/<>]|(?:^|\s)[+\-!]|&&|\|\|/.test(words);
