import type { Where } from '@brixel/catalog-index/where';
import type { AppliedFilter } from '@brixel/contract/search';
import { priceNames } from './field-names.ts';

const VARIANTS = '_options';

/**
 * A shopper's choice as VSF1 spells it: the field has the value, or the product is configurable and one of its variants
 * has. It is the catalogue-scope filter of the search-query form, and counts like it: the options of its own facet stay open.
 */
export function readChoice(alternatives: readonly (readonly Where[])[]): AppliedFilter | null {
  const [own, variants] = alternatives.toSorted((a, b) => a.length - b.length);
  const [filter, ...more] = own ?? [];
  if (alternatives.length !== 2 || !filter || more.length > 0 || !variants || !('attribute' in filter)) return null;
  const kind = variants.find(isConfigurable);
  const [twin, ...others] = variants.filter((part) => part !== kind);
  if (!kind || !twin || others.length > 0 || !('attribute' in twin) || !isSame(twin.value, filter.value)) return null;
  if (twin.attribute === `${filter.attribute}${VARIANTS}`) return { ...filter, scope: 'catalog' };
  // A price has no values of variants, so VSF1 names the same field twice.
  return twin.attribute === filter.attribute && priceNames.has(filter.attribute)
    ? { ...filter, scope: 'catalog' }
    : null;
}

const isConfigurable = (where: Where): boolean =>
  'attribute' in where && where.attribute === 'type_id' && isSame(where.value, { in: ['configurable'] });

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
