import type { FilterOperator, FilterValue } from '@brixel/contract/search';
import type { Scalar } from './document.ts';

/** What one operator demands of the values of a field. */
export type Condition =
  | { kind: 'in'; wanted: ReadonlySet<string>; negated: boolean }
  | { kind: 'exists'; negated: boolean }
  | { kind: 'range'; accepts: (value: Scalar) => boolean };

/** Conditions of one filter: all of `every`, and at least one of `some` unless that is empty. */
export interface Conditions {
  every: Condition[];
  some: Condition[];
}

type Operand = Scalar | null;

export function readConditions(value: FilterValue): Conditions {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    return { every: [oneOf(value, false)], some: [] };
  }
  const conditions: Conditions = { every: [], some: [] };
  for (const [operator, operand] of Object.entries(value) as [FilterOperator, Operand | Operand[] | undefined][]) {
    if (operand === undefined) continue;
    const list = operator === 'or' || operator === 'nor' ? conditions.some : conditions.every;
    list.push(readCondition(operator, operand));
  }
  return conditions;
}

function readCondition(operator: FilterOperator, operand: Operand | Operand[]): Condition {
  switch (operator) {
    case 'eq':
    case 'in':
    case 'like':
    case 'or':
      return oneOf(operand, false);
    case 'neq':
    case 'nin':
    case 'nor':
      return oneOf(operand, true);
    case 'gt':
      return range(operand, (order) => order > 0);
    case 'gte':
    case 'from':
    case 'moreq':
      return range(operand, (order) => order >= 0);
    case 'lt':
      return range(operand, (order) => order < 0);
    case 'lte':
    case 'to':
      return range(operand, (order) => order <= 0);
  }
}

/** The wire's meaning of a lone null: `eq` null asks that the field is there, `neq` null that it is not. */
function oneOf(operand: Operand | Operand[], negated: boolean): Condition {
  const operands = Array.isArray(operand) ? operand : [operand];
  if (operands.length === 1 && operands[0] === null) return { kind: 'exists', negated };
  return { kind: 'in', negated, wanted: new Set(operands.filter((value) => value !== null).map(comparable)) };
}

/** Clients send option ids as text and flags as 0 and 1, so 5 equals "5" and true equals 1. */
export function comparable(value: Scalar): string {
  if (value === true || value === 'true') return '1';
  if (value === false || value === 'false') return '0';
  return String(value);
}

/** An open bound (null or empty) lets everything pass that has a value. */
function range(operand: Operand | Operand[], holds: (order: number) => boolean): Condition {
  const bound = Array.isArray(operand) ? (operand[0] ?? null) : operand;
  if (bound === null || bound === '') return { kind: 'exists', negated: false };
  return {
    kind: 'range',
    accepts: (value) => {
      const order = compare(value, bound);
      return order !== null && holds(order);
    },
  };
}

/** Numbers by value, dates and other text by spelling; a number and a word have no order. */
function compare(value: Scalar, bound: Scalar): number | null {
  const left = toNumber(value);
  const right = toNumber(bound);
  if (left !== null && right !== null) return left - right;
  if (typeof value !== 'string' || typeof bound !== 'string') return null;
  return value < bound ? -1 : value > bound ? 1 : 0;
}

function toNumber(value: Scalar): number | null {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  const number = value.trim() === '' ? Number.NaN : Number(value);
  return Number.isNaN(number) ? null : number;
}
