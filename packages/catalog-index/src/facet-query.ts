import type { AppliedFilter } from '@brixel/contract/search';
import type { Columns } from './column.ts';
import { readConditions } from './condition.ts';
import type { FacetCodes } from './facet-codes.ts';
import { compileFilter, type Test } from './filter.ts';

/** A facet that was asked for, and the filters a shopper has chosen in it. */
export interface FacetGroup {
  field: string;
  /** 0 where nothing is chosen, else the bit that a document earns by matching the choice */
  bit: number;
}

/** How a query's chosen filters are tested: bits earned through facet codes, and bits earned through tests. */
export interface FacetPlan {
  groups: FacetGroup[];
  /** the bits a document needs to be a hit */
  active: number;
  marks: Uint32Array;
  tests: { bit: number; test: Test }[];
  /** filters of no facet that was asked for: documents that fail them are counted nowhere */
  restrictions: AppliedFilter[];
}

/** Bits of a 32-bit integer without its sign. */
const MOST_BITS = 31;

/**
 * A choice within a facet must not shrink that facet's own options, or nobody could choose a second one. So each facet
 * with a choice gets a bit: a document with all bits is a hit and counts everywhere, one that lacks a single bit counts
 * for that facet only.
 */
export function planFacets(
  columns: Columns,
  codes: FacetCodes,
  canonical: (field: string) => string,
  fields: readonly string[],
  filters: readonly AppliedFilter[],
): FacetPlan {
  const asked = new Map<string, FacetGroup>(fields.map((field) => [canonical(field), { field, bit: 0 }]));
  const chosen = Map.groupBy(filters, (filter) => (filter.scope === 'catalog' ? canonical(filter.attribute) : ''));
  const plan: FacetPlan = {
    groups: [...asked.values()],
    active: 0,
    marks: new Uint32Array(codes.codeCount),
    tests: [],
    restrictions: [],
  };
  let bits = 0;
  for (const [field, filtersOfField] of chosen) {
    const group = asked.get(field);
    if (!group || bits === MOST_BITS) {
      plan.restrictions.push(...filtersOfField);
      continue;
    }
    group.bit = 1 << bits;
    bits += 1;
    plan.active |= group.bit;
    if (!markCodes(plan.marks, codes, field, filtersOfField, group.bit)) {
      plan.tests.push({ bit: group.bit, test: allOf(filtersOfField.map((filter) => compileFilter(columns, filter))) });
    }
  }
  return plan;
}

function allOf(tests: readonly Test[]): Test {
  const [only] = tests;
  return only && tests.length === 1 ? only : (document) => tests.every((test) => test(document));
}

/** A plain list of options is tested through the codes that are counted anyway. */
function markCodes(
  marks: Uint32Array,
  codes: FacetCodes,
  field: string,
  filters: readonly AppliedFilter[],
  bit: number,
): boolean {
  const spans = codes.spans(field);
  const [filter] = filters;
  if (!spans || !filter || filters.length !== 1) return false;
  const { every, some } = readConditions(filter.value);
  const [condition] = every;
  if (condition?.kind !== 'in' || condition.negated || every.length !== 1 || some.length !== 0) return false;
  for (const span of [spans.own, spans.variants]) {
    for (const spelling of condition.wanted) {
      for (const code of span.codesOf(spelling)) marks[span.start + code] = marks[span.start + code]! | bit;
    }
  }
  return true;
}
