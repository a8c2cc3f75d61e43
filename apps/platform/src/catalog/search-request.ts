import type { EntityName } from '@brixel/contract/catalog';
import { type SearchQuery, searchLimits, searchQuery } from '@brixel/contract/search';
import type { CatalogQuery } from './catalog.ts';

/** The query string of a catalogue search, as the contract reads it. */
export interface SearchParameters {
  size?: number | undefined;
  from?: number | undefined;
  sort?: string | undefined;
  _source_include?: string | undefined;
  _source_exclude?: string | undefined;
  request?: string | undefined;
  request_format?: string | undefined;
}

export type ReadRequest = { ok: true; value: CatalogQuery } | { ok: false; error: string };

/** Turns a request into a query, or says in a sentence what is wrong with it. */
export function readSearchRequest(entity: EntityName, parameters: SearchParameters, body?: unknown): ReadRequest {
  const given = body === undefined ? parseRequest(parameters.request) : { ok: true as const, value: body };
  if (!given.ok) return given;
  if (given.value !== undefined && parameters.request_format !== 'search-query') {
    return { ok: false, error: 'Elasticsearch bodies are not understood: send request_format=search-query' };
  }
  const parsed = searchQuery.safeParse(given.value ?? {});
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { ok: false, error: `request.${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not valid'}` };
  }
  const sort = readSort(parameters.sort);
  if (!sort) return { ok: false, error: 'sort must be field:asc or field:desc' };
  const query = parsed.data._appliedSort.length > 0 ? parsed.data : { ...parsed.data, _appliedSort: sort };
  return {
    ok: true,
    value: {
      query: withStandardSort(entity, query),
      from: Math.max(0, parameters.from ?? 0),
      size: pageSize(entity, parameters.size),
      include: fieldList(parameters._source_include),
      exclude: fieldList(parameters._source_exclude),
    },
  };
}

function parseRequest(text: string | undefined): { ok: true; value: unknown } | { ok: false; error: string } {
  if (!text) return { ok: true, value: undefined };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, error: 'request is not valid JSON' };
  }
}

function readSort(text: string | undefined): SearchQuery['_appliedSort'] | null {
  const keys: SearchQuery['_appliedSort'] = [];
  for (const part of fieldList(text)) {
    const match = /^([\w.]{1,100})(?::(asc|desc))?$/i.exec(part);
    if (!match?.[1]) return null;
    keys.push({ field: match[1], options: match[2]?.toLowerCase() === 'desc' ? 'desc' : 'asc' });
  }
  return keys.length <= 10 ? keys : null;
}

/** Categories come in the order of the menu unless another one is asked for. */
function withStandardSort(entity: EntityName, query: SearchQuery): SearchQuery {
  const isUnsorted = query._appliedSort.length === 0 && query._searchText.trim() === '';
  return entity === 'category' && isUnsorted
    ? { ...query, _appliedSort: [{ field: 'position', options: 'asc' }] }
    : query;
}

/** Size 0 asks for the total alone; a negative size is taken for a mistake. */
export function pageSize(entity: EntityName, size: number | undefined): number {
  const isContent = entity.startsWith('cms_');
  const standard = standardSizes[entity] ?? searchLimits.defaultSize;
  if (size === undefined || size < 0) return standard;
  return Math.min(size, isContent ? searchLimits.cmsMaxSize : searchLimits.maxSize);
}

const standardSizes: Partial<Record<EntityName, number>> = {
  attribute: searchLimits.attributeSize,
  category: searchLimits.categorySize,
  cms_page: searchLimits.cmsDefaultSize,
  cms_block: searchLimits.cmsDefaultSize,
  cms_hierarchy: searchLimits.cmsDefaultSize,
};

const fieldList = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
