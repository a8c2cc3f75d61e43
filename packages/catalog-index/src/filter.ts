import type { AppliedFilter } from '@brixel/contract/search';
import type { Column, Columns } from './column.ts';
import { type Condition, type Conditions, readConditions } from './condition.ts';

/** Says whether the document with this number passes. */
export type Test = (document: number) => boolean;

/** A filter with scope `catalog` also looks at the values of the variants, which configurable products carry. */
export const variantField = (field: string): string => `${field}_options`;

export function compileFilter(columns: Columns, filter: AppliedFilter): Test {
  const conditions = readConditions(filter.value);
  const own = compileConditions(columns.get(filter.attribute), conditions);
  if (filter.scope !== 'catalog') return own;
  const variantColumn = columns.get(variantField(filter.attribute));
  // Most fields, prices above all, have no values of variants; a negative filter would pass on their absence, though.
  if (variantColumn.values.length === 0 && isPositive(conditions)) return own;
  const variants = compileConditions(variantColumn, conditions);
  const configurable = compileConditions(columns.get('type_id'), readConditions({ eq: 'configurable' }));
  return (document) => own(document) || (configurable(document) && variants(document));
}

const isPositive = ({ every, some }: Conditions): boolean =>
  [...every, ...some].every((condition) => condition.kind === 'range' || !condition.negated) && every.length > 0;

function compileConditions(column: Column, { every, some }: Conditions): Test {
  const all = every.map((condition) => compileCondition(column, condition));
  const any = some.map((condition) => compileCondition(column, condition));
  const [first] = all;
  if (first && all.length === 1 && any.length === 0) return first;
  return (document) => all.every((test) => test(document)) && (any.length === 0 || any.some((test) => test(document)));
}

function compileCondition(column: Column, condition: Condition): Test {
  const { offsets, codes } = column;
  if (condition.kind === 'exists') {
    return (document) => offsets[document + 1]! > offsets[document]! !== condition.negated;
  }
  const accepted = acceptedCodes(column, condition);
  const negated = condition.kind === 'in' && condition.negated;
  return (document) => {
    const end = offsets[document + 1]!;
    for (let at = offsets[document]!; at < end; at++) if (accepted[codes[at]!] === 1) return !negated;
    return negated;
  };
}

/** Marks the values that a condition names (before its negation). */
function acceptedCodes(column: Column, condition: Exclude<Condition, { kind: 'exists' }>): Uint8Array {
  if (condition.kind === 'range') {
    return Uint8Array.from(column.values, (value) => (condition.accepts(value) ? 1 : 0));
  }
  const accepted = new Uint8Array(column.values.length);
  for (const spelling of condition.wanted) for (const code of column.codesOf(spelling)) accepted[code] = 1;
  return accepted;
}

/** Documents among which all that pass must be, ascending. The rarest value that must be there decides. */
export function narrowest(columns: Columns, filters: readonly AppliedFilter[]): Uint32Array {
  let best: { size: number; lists: Uint32Array[] } | null = null;
  for (const filter of filters) {
    const lists = filter.scope === 'default' ? documentLists(columns.get(filter.attribute), filter) : null;
    const size = lists?.reduce((sum, list) => sum + list.length, 0) ?? Number.POSITIVE_INFINITY;
    if (lists && (!best || size < best.size)) best = { size, lists };
  }
  if (!best || best.size * 2 > columns.documentCount) return columns.everyDocument;
  const [only] = best.lists;
  return best.lists.length === 1 && only ? only : merge(best.lists, best.size);
}

/** The documents behind each value of a plain "is one of" filter; null for other filters. */
function documentLists(column: Column, filter: AppliedFilter): Uint32Array[] | null {
  const [condition] = readConditions(filter.value).every;
  if (condition?.kind !== 'in' || condition.negated) return null;
  return [...condition.wanted].flatMap((spelling) =>
    column.codesOf(spelling).map((code) => column.documentsWith(code)),
  );
}

function merge(lists: readonly Uint32Array[], size: number): Uint32Array {
  const merged = new Uint32Array(size);
  let end = 0;
  for (const list of lists) {
    merged.set(list, end);
    end += list.length;
  }
  merged.sort();
  let count = 0;
  for (const document of merged) if (count === 0 || merged[count - 1] !== document) merged[count++] = document;
  return merged.subarray(0, count);
}
