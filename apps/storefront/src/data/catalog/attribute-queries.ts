import { searchQuery } from '@brixel/commerce/search-query';
import type { Attribute } from '@brixel/contract/catalog';
import { ATTRIBUTE_LIST_SIZE } from '@brixel/contract/search-limits';
import type { Services } from '#data/services.ts';

/** Attributes and their options. A code with a dot names a field inside another one, which has no attribute of its own. */
export async function loadAttributes(
  { catalog }: Services,
  codes: readonly string[],
  signal: AbortSignal,
): Promise<Attribute[]> {
  const known = codes.filter((code) => !code.includes('.'));
  if (known.length === 0) return [];
  const query = searchQuery().where('attribute_code', { in: known });
  return (await catalog.search('attribute', query, { size: ATTRIBUTE_LIST_SIZE, signal })).hits;
}

/** These and all that the owner has made a filter of; an API elsewhere has no such ones. */
export async function loadFilterAttributes(
  services: Services,
  codes: readonly string[],
  signal: AbortSignal,
): Promise<Attribute[]> {
  if (services.config.api.calls !== 'all') return loadAttributes(services, codes, signal);
  const query = searchQuery()
    .where('attribute_code', { or: [...codes] })
    .where('is_filterable', { or: 1 });
  return (await services.catalog.search('attribute', query, { size: ATTRIBUTE_LIST_SIZE, signal })).hits;
}
