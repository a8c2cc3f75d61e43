import type { AppliedFilter, FilterValue } from '@brixel/contract/search';
import { fieldName } from './field-names.ts';
import { below, isRecord, type Reading } from './reading.ts';

const LONGEST_FIELD = 100;
const LONGEST_VALUE = 1000;
const MOST_VALUES = 10_000;

type Scalar = string | number | boolean;

/** Fields that Elasticsearch would break into words; a search within one of them alone is not offered. */
const proseFields = new Set([
  'name',
  'description',
  'short_description',
  'category.name',
  'title',
  'detail',
  'content',
  'content_heading',
  'label',
  'frontend_label',
]);

const isScalar = (value: unknown): value is Scalar =>
  (typeof value === 'string' && value.length <= LONGEST_VALUE) ||
  typeof value === 'number' ||
  typeof value === 'boolean';

const filterOn = (field: string, value: FilterValue): AppliedFilter => ({
  attribute: fieldName(field),
  value,
  scope: 'default',
});

/** The field of a clause and its condition; `boost` only moves scores. */
function fieldEntry(reading: Reading, path: string, clause: unknown): [field: string, value: unknown] | null {
  const { boost: _boost, ...fields } = isRecord(clause) ? clause : {};
  const entry = reading.entry(path, fields);
  if (!entry) return null;
  if (entry[0].length <= LONGEST_FIELD) return entry;
  reading.refuse(path, 'names too long a field');
  return null;
}

export function readTerms(reading: Reading, path: string, clause: unknown): AppliedFilter | null {
  const entry = fieldEntry(reading, path, clause);
  if (!entry) return null;
  const [field, values] = entry;
  if (Array.isArray(values) && values.length <= MOST_VALUES && values.every(isScalar)) {
    return filterOn(field, { in: values });
  }
  reading.refuse(below(path, field), `must be a list of at most ${MOST_VALUES} values`);
  return null;
}

/** `{field: value}` or `{field: {[name]: value}}`: one value that the field must have. */
function readValue(
  reading: Reading,
  path: string,
  clause: unknown,
  [name, ...tuning]: readonly [string, ...string[]],
): AppliedFilter | null {
  const entry = fieldEntry(reading, path, clause);
  if (!entry) return null;
  const [field, given] = entry;
  const place = below(path, field);
  const value = isRecord(given) ? reading.object(place, given, [name, 'boost', ...tuning])?.[name] : given;
  if (isScalar(value)) return filterOn(field, { in: [value] });
  reading.refuse(place, 'must be a text, a number or a flag');
  return null;
}

export const readTerm = (reading: Reading, path: string, clause: unknown): AppliedFilter | null =>
  readValue(reading, path, clause, ['value']);

export function readMatch(reading: Reading, path: string, clause: unknown): AppliedFilter | null {
  const [field = ''] = fieldEntry(reading, path, clause) ?? [];
  if (!proseFields.has(field)) return readValue(reading, path, clause, ['query', 'operator', 'slop']);
  reading.refuse(below(path, field), 'is searched by multi_match, together with the other texts');
  return null;
}

const bounds = ['gt', 'gte', 'lt', 'lte', 'from', 'to', 'moreq'] as const;

export function readRange(reading: Reading, path: string, clause: unknown): AppliedFilter | null {
  const entry = fieldEntry(reading, path, clause);
  if (!entry) return null;
  const [field, given] = entry;
  const place = below(path, field);
  const range = reading.object(place, given, [...bounds, 'boost']);
  if (!range) return null;
  const value: Partial<Record<(typeof bounds)[number], number | string | null>> = {};
  for (const name of bounds) {
    const bound = range[name];
    if (bound === undefined) continue;
    if (!isBound(bound)) {
      reading.refuse(below(place, name), 'must be a number or a date');
      return null;
    }
    value[name] = bound;
  }
  return filterOn(field, Object.keys(value).length > 0 ? value : { eq: null });
}

/** Sums with dates (`now-30d`, `2026-01-01||/M`) would give another answer every moment. */
const isBound = (value: unknown): value is number | string | null =>
  value === null ||
  typeof value === 'number' ||
  (typeof value === 'string' && value !== '' && value.length <= LONGEST_FIELD && !/^now|\|\|/.test(value));

export function readExists(reading: Reading, path: string, clause: unknown): AppliedFilter | null {
  const field = reading.object(path, clause, ['field', 'boost'])?.field;
  if (typeof field === 'string' && field.length <= LONGEST_FIELD) return filterOn(field, { eq: null });
  reading.refuse(path, 'must name a field');
  return null;
}
