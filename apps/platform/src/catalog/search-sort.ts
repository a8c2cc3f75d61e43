import type { EntityName } from '@brixel/contract/catalog';
import type { SearchQuery } from '@brixel/contract/search';
import { fieldName } from './elastic/field-names.ts';
import { commaList } from './search-page.ts';

export type SortKeys = SearchQuery['_appliedSort'];

const MOST_KEYS = 10;

/** The order in an address: `updated_at:desc,price`. Null where it is spelt differently. */
export function readSort(text: string | undefined): SortKeys | null {
  const keys: SortKeys = [];
  for (const part of commaList(text)) {
    const match = /^([\w.]{1,100})(?::(asc|desc))?$/i.exec(part);
    if (!match?.[1]) return null;
    keys.push({ field: fieldName(match[1]), options: match[2]?.toLowerCase() === 'desc' ? 'desc' : 'asc' });
  }
  return keys.length <= MOST_KEYS ? keys : null;
}

/**
 * Without a text all scores are equal, so sorting by score is dropped; with one it cannot be mixed with others: null.
 * Categories come in the order of the menu by default.
 */
export function withStandardSort(entity: EntityName, query: SearchQuery): SearchQuery | null {
  const others = query._appliedSort.filter(({ field }) => field !== '_score');
  if (query._searchText.trim() !== '') {
    return others.length > 0 && others.length < query._appliedSort.length ? null : query;
  }
  const isMenu = entity === 'category' && others.length === 0;
  return { ...query, _appliedSort: isMenu ? [{ field: 'position', options: 'asc' }] : others };
}
