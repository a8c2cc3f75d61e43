import type { AppliedFilter } from '@brixel/contract/search';
import type { Columns } from './columns.ts';
import { compileFilter, type Test } from './filter.ts';

/** A condition that a list of filters cannot express, since all of a list must hold: alternatives, and what must not be. */
export type Where =
  | AppliedFilter
  | { all: readonly Where[] }
  | { any: readonly Where[] }
  /** none of them may hold */
  | { none: readonly Where[] };

export function compileWhere(columns: Columns, where: Where): Test {
  if ('attribute' in where) return compileFilter(columns, where);
  const compile = (parts: readonly Where[]): Test[] => parts.map((part) => compileWhere(columns, part));
  if ('all' in where) {
    const tests = compile(where.all);
    return (document) => tests.every((test) => test(document));
  }
  if ('any' in where) {
    const tests = compile(where.any);
    return (document) => tests.some((test) => test(document));
  }
  const tests = compile(where.none);
  return (document) => !tests.some((test) => test(document));
}

/** All filters that a condition is made of. */
export function whereFilters(where: Where): AppliedFilter[] {
  if ('attribute' in where) return [where];
  const parts = 'all' in where ? where.all : 'any' in where ? where.any : where.none;
  return parts.flatMap(whereFilters);
}
