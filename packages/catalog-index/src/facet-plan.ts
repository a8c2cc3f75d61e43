import type { AppliedFilter } from '@brixel/contract/search';
import type { Columns } from './columns.ts';
import type { AskedFacet, Facet } from './facet.ts';
import type { Facets } from './facets.ts';
import { compileFilter, compileSetTest, plainChoice } from './filter.ts';
import type { FacetChoice } from './split-hits.ts';

/** A requested facet. */
export interface FacetGroup {
  facet: Facet;
  asked: AskedFacet;
  /** the place of its choice among all; -1 where nothing is chosen in it */
  choice: number;
}

export interface FacetPlan {
  groups: FacetGroup[];
  choices: FacetChoice[];
  /** filters of no requested facet: documents that fail them are counted nowhere */
  restrictions: AppliedFilter[];
}

/**
 * A choice within a facet must not shrink that facet's own options, or no second one could be chosen. So a document
 * that fails no choice is a hit and counts everywhere, and one that fails a single choice counts for its facet only.
 */
export function planFacets(
  columns: Columns,
  facets: Facets,
  facetsAsked: readonly AskedFacet[],
  filters: readonly AppliedFilter[],
): FacetPlan {
  const groups = new Map<string, FacetGroup>();
  for (const asked of facetsAsked) {
    groups.set(columns.canonical(asked.field), { facet: facets.get(asked.field), asked, choice: -1 });
  }
  const byField = Map.groupBy(filters, ({ scope, attribute }) =>
    scope === 'catalog' ? columns.canonical(attribute) : null,
  );
  const choices: FacetChoice[] = [];
  const restrictions: AppliedFilter[] = [];
  for (const [field, chosen] of byField) {
    const group = field === null ? undefined : groups.get(field);
    if (!group) {
      restrictions.push(...chosen);
      continue;
    }
    group.choice = choices.length;
    choices.push(compileChoice(columns, group.facet, chosen));
  }
  return { groups: [...groups.values()], choices, restrictions };
}

function compileChoice(columns: Columns, facet: Facet, filters: readonly AppliedFilter[]): FacetChoice {
  const [filter] = filters;
  if (filters.length === 1 && filter) {
    const spellings = plainChoice(filter);
    const codes = spellings && facet.codesChosen(spellings);
    if (codes) return { ofDocument: facet.sets.ofDocument, passes: facet.sets.markHolding(codes) };
    return compileSetTest(columns, filter) ?? compileFilter(columns, filter);
  }
  const tests = filters.map((each) => compileFilter(columns, each));
  return (document) => tests.every((test) => test(document));
}
