import type { PublicConfig } from '#config/public-config.ts';
import { ApiError, WRONG_FORMAT } from '#data/api/api-error.ts';
import type { ApiAnswer } from '#data/api/transport.ts';
import { type CoveringPage, coveringPage } from './covering-page.ts';
import { askedCounts, graphqlFilter } from './graphql-filter.ts';
import { completedByCatalog, UNKNOWN_TOTAL } from './graphql-original.ts';
import { type QueryShape, queryShapes } from './graphql-shapes.ts';
import { directionOf, type Found, type Hit, type SearchAdapter, type SearchRequest } from './search-adapter.ts';
import { besides, hitsOf, isFields, searchError, totalOf } from './search-answer.ts';
import { storeOfIndex } from './store-of-index.ts';

/** Asks in GraphQL. */
export function createSearch(config: PublicConfig): SearchAdapter {
  const isPlain = config.api.calls === 'vsf1';
  const search: SearchAdapter = async (request, send) => {
    const shape = queryShapes[request.entity];
    const { storeCode } = storeOfIndex(config, request.index);
    // the original has no code for its main store, and fails where it is given one
    const code = isPlain && storeCode === MAIN_STORE ? '' : encodeURIComponent(storeCode);
    const path = config.api.searchPath.replace('{{storeCode}}', code);
    const { body, window } = queryBody(shape, request, isPlain);
    return readAnswer(await send({ method: 'POST', path, body }), shape, request, window);
  };
  return isPlain ? completedByCatalog(config, search) : search;
}

/** As Magento calls it. */
const MAIN_STORE = 'default';

function queryBody(shape: QueryShape, request: SearchRequest, isPlain: boolean) {
  const { name, known, more } = shape;
  const types = isPlain ? known : { ...known, ...more };
  const window = 'pageSize' in types ? coveringPage(request.start, request.size) : null;
  const declared = Object.entries(types).map(([variable, type]) => `$${variable}: ${type}`);
  const passed = Object.keys(types).map((variable) => `${variable}: $${variable}`);
  const query = `query(${declared.join(', ')}) { ${name}(${passed.join(', ')}) { ${answerFields(shape, request, isPlain)} } }`;
  const values = variablesOf(request, window, isPlain);
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

function variablesOf({ query, include, exclude }: SearchRequest, window: CoveringPage | null, isPlain: boolean) {
  const filter = graphqlFilter(isPlain ? { ...query, _availableFilters: [] } : query);
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
): Found {
  if (!isFields(json)) throw new ApiError(WRONG_FORMAT, status);
  const answer = isFields(json.data) ? json.data[name] : null;
  if (!isFields(answer)) throw graphqlError(json, status);
  const frame = isFields(answer.hits) ? answer.hits : { hits: answer.items, total: answer.total_count };
  const all = hitsOf(Array.isArray(frame.hits) ? frame.hits : []);
  const offset = start - (window?.from ?? 0);
  const hits: Hit[] = all.slice(offset, offset + size);
  const { aggregations, ...rest } = besides(answer);
  const counts = askedCounts(aggregations, query);
  const isWhole = !window || all.length < window.pageSize;
  const total = totalOf(frame.total, isWhole ? (window?.from ?? 0) + all.length : UNKNOWN_TOTAL);
  return { hits, total, ...rest, ...(counts && { aggregations: counts }) };
}

function graphqlError(json: Record<string, unknown>, status: number): ApiError {
  const [first] = Array.isArray(json.errors) ? json.errors : [];
  return isFields(first) && typeof first.message === 'string'
    ? new ApiError(first.message, status)
    : searchError(json, status);
}
