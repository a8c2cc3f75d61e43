import type { Where } from '@brixel/catalog-index/where';
import {
  type AlternativeBound,
  type AppliedFilter,
  alternativeBounds,
  type FilterOperator,
} from '@brixel/contract/search';

/** Filters that all must hold, and a condition that a list of filters cannot express. */
export interface Restrictions {
  filters: AppliedFilter[];
  where?: Where;
}

const boundOf: Readonly<Record<AlternativeBound, FilterOperator>> = {
  orGt: 'gt',
  orGte: 'gte',
  orLt: 'lt',
  orLte: 'lte',
  orMoreq: 'moreq',
  orFrom: 'from',
  orTo: 'to',
};

/**
 * The operators `or`, `nor` and those beginning with `or` name alternatives of the whole query, not of their own filter:
 * of all of them, whatever their attributes, one must hold. `given` holds besides.
 */
export function readRestrictions(applied: readonly AppliedFilter[], given?: Where): Restrictions {
  const filters: AppliedFilter[] = [];
  const alternatives: AppliedFilter[] = [];
  for (const filter of applied) {
    const { plain, either } = splitFilter(filter);
    if (plain) filters.push(plain);
    alternatives.push(...either);
  }
  const conditions = [...(given ? [given] : []), ...(alternatives.length > 0 ? [{ any: alternatives }] : [])];
  return conditions.length === 0 ? { filters } : { filters, where: { all: conditions } };
}

function splitFilter(filter: AppliedFilter): { plain: AppliedFilter | null; either: AppliedFilter[] } {
  const { value } = filter;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return { plain: filter, either: [] };
  const { or, nor, ...rest } = value;
  const bounds = alternativeBounds.filter((operator) => rest[operator] !== undefined);
  if (or === undefined && nor === undefined && bounds.length === 0) return { plain: filter, either: [] };

  const either: AppliedFilter[] = [];
  // For a lone null these two mean the opposite of `eq` and `neq`: absent, and there.
  if (or !== undefined) either.push({ ...filter, value: or === null ? { neq: null } : { in: or } });
  if (nor !== undefined) either.push({ ...filter, value: nor === null ? { eq: null } : { nin: nor } });
  if (bounds.length > 0) {
    either.push({ ...filter, value: Object.fromEntries(bounds.map((name) => [boundOf[name], rest[name]])) });
    for (const name of bounds) delete rest[name];
  }
  return { plain: Object.keys(rest).length > 0 ? { ...filter, value: rest } : null, either };
}
