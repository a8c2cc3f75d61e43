import type { PublicConfig } from '#config/public-config.ts';
import { ApiError, WRONG_FORMAT } from '#data/api/api-error.ts';
import type { ApiAnswer } from '#data/api/transport.ts';
import { type CoveringPage, coveringPage } from './covering-page.ts';
import { askedCounts, graphqlFilter } from './graphql-filter.ts';
import { type QueryShape, queryShapes } from './graphql-shapes.ts';
import { directionOf, type Found, type Hit, type SearchAdapter, type SearchRequest } from './search-adapter.ts';
import { besides, hitsOf, isFields, searchError, totalOf } from './search-answer.ts';
import { storeOfIndex } from './store-of-index.ts';

/** Asks in GraphQL. */

/** APIs that refused what only ours understands, and are asked in the plain form ever after. */
const plainApis = new WeakSet<PublicConfig>();

export const createSearch =
  (config: PublicConfig): SearchAdapter =>
  async (request, send) => {
    const shape = queryShapes[request.entity];
    const path = config.api.searchPath.replace(
      '{{storeCode}}',
      encodeURIComponent(storeOfIndex(config, request.index).storeCode),
    );
    const ask = async (isPlain: boolean): Promise<Found | ApiError> => {
      const { body, window } = queryBody(shape, request, isPlain);
      return readAnswer(await send({ method: 'POST', path, body }), shape, request, window);
    };
    const found = await ask(plainApis.has(config));
    if (!(found instanceof ApiError)) return found;
    if (plainApis.has(config)) throw found;
    const plain = await ask(true);
    if (plain instanceof ApiError) throw found;
    plainApis.add(config);
    return plain;
  };

function queryBody(shape: QueryShape, request: SearchRequest, isPlain: boolean) {
  const { name, known, more } = shape;
  const types = isPlain ? known : { ...known, ...more };
  const window = 'pageSize' in types ? coveringPage(request.start, request.size) : null;
  const declared = Object.entries(types).map(([variable, type]) => `$${variable}: ${type}`);
  const passed = Object.keys(types).map((variable) => `${variable}: $${variable}`);
  const query = `query(${declared.join(', ')}) { ${name}(${passed.join(', ')}) { ${answerFields(shape, request, isPlain)} } }`;
  const values = variablesOf(request, window);
  const variables = Object.fromEntries(Object.entries(values).filter(([variable]) => variable in types));
  return { body: { query, variables }, window };
}

function answerFields(shape: QueryShape, request: SearchRequest, isPlain: boolean): string {
  const { answer, moreAnswer = '', items, moreItems = [] } = shape;
  const fields = items && wantedFields(isPlain ? items : [...items, ...moreItems], request);
  return [answer, isPlain ? '' : moreAnswer, fields ? `items { ${fields.join(' ')} }` : ''].filter(Boolean).join(' ');
}

/** A selection must not be empty, so all fields come where none is wanted. */
function wantedFields(fields: readonly string[], { include, exclude }: SearchRequest): readonly string[] {
  const wanted = fields.filter(
    (field) => field === '_score' || ((!include || include.includes(field)) && !exclude?.includes(field)),
  );
  return wanted.length > 0 ? wanted : fields;
}

function variablesOf({ query, include, exclude }: SearchRequest, window: CoveringPage | null) {
  const filter = graphqlFilter(query);
  const sort = (query._appliedSort ?? []).map((key) => [key.field, directionOf(key).toUpperCase()] as const);
  const counts = (query._availableFilters ?? []).map(({ field, options }) => [field, options?.size ?? null] as const);
  return {
    filter,
    attributes: filter,
    search: query._searchText ?? '',
    sort: Object.fromEntries(sort),
    _sourceInclude: include,
    _sourceExclude: exclude,
    aggregate: Object.fromEntries(counts),
    ...(window && { pageSize: window.pageSize, currentPage: window.currentPage }),
  };
}

function readAnswer(
  { json, status }: ApiAnswer,
  { name }: QueryShape,
  { start, size, query }: SearchRequest,
  window: CoveringPage | null,
): Found | ApiError {
  if (!isFields(json)) throw new ApiError(WRONG_FORMAT, status);
  const answer = isFields(json.data) ? json.data[name] : null;
  if (!isFields(answer)) return graphqlError(json, status);
  const frame = isFields(answer.hits) ? answer.hits : { hits: answer.items, total: answer.total_count };
  const all = hitsOf(Array.isArray(frame.hits) ? frame.hits : []);
  const offset = start - (window?.from ?? 0);
  const hits: Hit[] = all.slice(offset, offset + size);
  const { aggregations, ...rest } = besides(answer);
  const counts = askedCounts(aggregations, query);
  return { hits, total: totalOf(frame.total, all.length), ...rest, ...(counts && { aggregations: counts }) };
}

function graphqlError(json: Record<string, unknown>, status: number): ApiError {
  const [first] = Array.isArray(json.errors) ? json.errors : [];
  return isFields(first) && typeof first.message === 'string'
    ? new ApiError(first.message, status)
    : searchError(json, status);
}
