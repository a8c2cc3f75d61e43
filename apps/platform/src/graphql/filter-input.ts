import { type AppliedFilter, alternativeBounds, type FilterValue, filterOperators } from '@brixel/contract/search';
import { badRequest } from './bad-request.ts';

/** A filter argument: conditions, and fields whose values are counted. */
export interface FilterInput {
  applied: AppliedFilter[];
  counted: string[];
}

type Operand = unknown;
type Fields = Record<string, unknown>;
type Scope = AppliedFilter['scope'];

/** Attributes of documents are not nested deeper than this. */
const DEEPEST = 8;

const operators = new Set<string>([...filterOperators, ...alternativeBounds]);

/** Operators that the search-query form spells in another way. */
const spellings: Readonly<Record<string, (operand: Operand) => Fields>> = {
  gteq: (operand) => ({ gte: operand }),
  lteq: (operand) => ({ lte: operand }),
  finset: (operand) => ({ in: typeof operand === 'string' ? operand.split(',') : operand }),
  null: (operand) => (isNo(operand) ? isThere : isAbsent),
  notnull: (operand) => (isNo(operand) ? isAbsent : isThere),
};
// the search-query form's words for it
const isThere = { eq: null };
const isAbsent = { neq: null };

const isNo = (operand: Operand): boolean => operand === false || operand === 'false';

const isOperator = (name: string): boolean => operators.has(name) || Object.hasOwn(spellings, name);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads `{attribute: {operator: value, scope}}`. Attributes with a dot are nested objects. Scope `catalog` asks for the
 * counts of the field, with or without a condition on it. In a list of such objects all must hold, which lets one attribute
 * be named twice. A wrong one is the caller's failure; the values themselves are checked with the rest of the search request.
 */
export function readFilter(input: unknown): FilterInput {
  const found: FilterInput = { applied: [], counted: [] };
  for (const part of Array.isArray(input) ? input : [input]) {
    if (!isFields(part)) throw badRequest('A filter is an object of attributes, or a list of such objects');
    for (const [attribute, value] of Object.entries(part)) readAttribute(attribute, value, 1, found);
  }
  return found;
}

function readAttribute(attribute: string, value: unknown, depth: number, found: FilterInput): void {
  if (depth > DEEPEST) throw badRequest(`The filter is nested deeper than ${DEEPEST} levels`);
  if (!isFields(value)) {
    // validated as a whole by the search request's own schema
    found.applied.push({ attribute, value: value as FilterValue, scope: 'default' });
    return;
  }
  if (attribute === 'or') throw badRequest('Filters cannot be joined by "or"');
  const conditions: Fields = {};
  for (const [name, operand] of Object.entries(value)) {
    if (name === 'scope') continue;
    if (!isFields(operand)) addCondition(conditions, attribute, name, operand);
    else if (isOperator(name)) throw badRequest(`"${name}" of "${attribute}" must be a value or a list of values`);
    else readAttribute(`${attribute}.${name}`, operand, depth + 1, found);
  }
  const scope = readScope(attribute, value.scope);
  if (scope === 'catalog' && !found.counted.includes(attribute)) found.counted.push(attribute);
  if (Object.keys(conditions).length > 0) found.applied.push({ attribute, value: conditions as FilterValue, scope });
}

function addCondition(conditions: Fields, attribute: string, name: string, operand: Operand): void {
  if (!isOperator(name)) throw badRequest(`The filter of "${attribute}" has an unknown operator "${name}"`);
  const spelled = spellings[name]?.(operand) ?? { [name]: operand };
  for (const operator of Object.keys(spelled)) {
    if (operator in conditions) throw badRequest(`The filter of "${attribute}" names "${operator}" twice`);
  }
  Object.assign(conditions, spelled);
}

function readScope(attribute: string, scope: unknown): Scope {
  if (scope === undefined || scope === null || scope === 'default') return 'default';
  if (scope === 'catalog') return 'catalog';
  throw badRequest(`The scope of "${attribute}" must be default or catalog`);
}
