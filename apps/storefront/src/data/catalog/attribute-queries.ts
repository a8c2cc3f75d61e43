import { searchQuery } from '@brixel/commerce/search-query';
import type { Attribute } from '@brixel/contract/catalog';
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
  return (await catalog.search('attribute', query, { size: known.length, signal })).hits;
}
