import type { AppliedFilter } from '@brixel/contract/search';
import type { Column } from './column.ts';
import type { Columns } from './columns.ts';
import { type Condition, type Conditions, readConditions } from './condition.ts';

/** Whether the document with this number passes. */
export type Test = (document: number) => boolean;

/** A test that depends only on the set of values that a document has in one field. */
export interface SetTest {
  ofDocument: Uint32Array;
  /** 1 for each set that passes */
  passes: Uint8Array;
}

/** A filter with scope `catalog` also reads the values of the variants, which configurable products carry. */
export const variantField = (field: string): string => `${field}_options`;

export function compileFilter(columns: Columns, filter: AppliedFilter): Test {
  const conditions = readConditions(filter.value);
  const own = toTest(compileConditions(columns, filter.attribute, conditions));
  if (!looksAtVariants(columns, filter)) return own;
  const variants = toTest(compileConditions(columns, variantField(filter.attribute), conditions));
  const configurable = toTest(compileConditions(columns, 'type_id', readConditions({ eq: 'configurable' })));
  return (document) => own(document) || (configurable(document) && variants(document));
}

/** The filter as a test of sets; null where it reads several fields. */
export const compileSetTest = (columns: Columns, filter: AppliedFilter): SetTest | null =>
  looksAtVariants(columns, filter) ? null : compileConditions(columns, filter.attribute, readConditions(filter.value));

/** Most fields, prices above all, have no values of variants; a negative filter would pass on their absence, though. */
function looksAtVariants(columns: Columns, { attribute, value, scope }: AppliedFilter): boolean {
  return scope === 'catalog' && (columns.get(variantField(attribute)) !== null || !isPositive(readConditions(value)));
}

const isPositive = ({ every, some }: Conditions): boolean =>
  [...every, ...some].every((condition) => condition.kind === 'range' || !condition.negated) && every.length > 0;

const toTest =
  ({ ofDocument, passes }: SetTest): Test =>
  (document) =>
    passes[ofDocument[document]!] === 1;

function compileConditions(columns: Columns, field: string, { every, some }: Conditions): SetTest {
  const column = columns.get(field);
  const all = every.map((condition) => passingSets(column, condition));
  const any = some.map((condition) => passingSets(column, condition));
  const [first] = all;
  const passes = first && all.length === 1 && any.length === 0 ? first : combine(all, any, column?.sets.count ?? 1);
  return { ofDocument: column?.sets.ofDocument ?? columns.noValues, passes };
}

function combine(all: readonly Uint8Array[], any: readonly Uint8Array[], setCount: number): Uint8Array {
  const passes = new Uint8Array(setCount);
  for (const marks of any) for (let set = 0; set < setCount; set++) passes[set] = passes[set]! | marks[set]!;
  if (any.length === 0) passes.fill(1);
  for (const marks of all) for (let set = 0; set < setCount; set++) passes[set] = passes[set]! & marks[set]!;
  return passes;
}

function passingSets(column: Column | null, condition: Condition): Uint8Array {
  const marks = column ? matchingSets(column, condition) : new Uint8Array(1);
  if (condition.kind !== 'range' && condition.negated) {
    for (let set = 0; set < marks.length; set++) marks[set] = 1 - marks[set]!;
  }
  return marks;
}

/** The sets that a condition names, before its negation. */
function matchingSets({ values, sets }: Column, condition: Condition): Uint8Array {
  if (condition.kind === 'exists') return new Uint8Array(sets.count).fill(1, 1);
  if (condition.kind === 'range') return sets.markContaining(values.markWithin(condition.accepts));
  return sets.markHolding([...condition.wanted].flatMap((spelling) => values.codesOf(spelling)));
}

/** The values of a filter that is nothing but "is one of"; null for other filters. */
export function plainChoice({ value }: AppliedFilter): ReadonlySet<string> | null {
  const { every, some } = readConditions(value);
  const [condition] = every;
  const isPlain = condition?.kind === 'in' && !condition.negated && every.length === 1 && some.length === 0;
  return isPlain ? condition.wanted : null;
}
