import { fieldName } from './field-names.ts';
import { below, isRecord, type Reading } from './reading.ts';

/** What a client wants counted, and the name under which it looks for the answer. */
export type Aggregation = { name: string; field: string } & (
  | { kind: 'terms'; size: number }
  | { kind: 'range'; ranges: readonly Range[] }
);

/** Lower bound inclusive, upper bound exclusive. */
export interface Range {
  key?: string;
  from?: number;
  to?: number;
}

const MOST_AGGREGATIONS = 50;
/** Of all aggregations together: ranges that are not the shop's own cost a search each. */
const MOST_RANGES = 50;
const MOST_BUCKETS = 10_000;
const STANDARD_BUCKETS = 10;
const LONGEST_NAME = 100;

export function readAggregations(reading: Reading, given: unknown): Aggregation[] {
  if (given === undefined) return [];
  const named = isRecord(given) ? Object.entries(given) : [];
  if (!isRecord(given) || named.length > MOST_AGGREGATIONS) {
    reading.refuse('aggs', `must be an object of at most ${MOST_AGGREGATIONS} aggregations`);
    return [];
  }
  const aggregations = named.flatMap(([name, clause]) => readAggregation(reading, name, clause) ?? []);
  const ranges = aggregations.flatMap((aggregation) => (aggregation.kind === 'range' ? aggregation.ranges : []));
  if (ranges.length > MOST_RANGES) reading.refuse('aggs', `must not have more than ${MOST_RANGES} ranges`);
  return aggregations;
}

function readAggregation(reading: Reading, name: string, clause: unknown): Aggregation | null {
  const path = below('aggs', name);
  const entry = reading.entry(path, clause);
  if (!entry) return null;
  const [kind, content] = entry;
  if (kind === 'terms') return readTerms(reading, name, below(path, kind), content);
  if (kind === 'range') return readRanges(reading, name, below(path, kind), content);
  reading.refuse(below(path, kind), 'is not understood');
  return null;
}

function readField(reading: Reading, path: string, { field }: Record<string, unknown>): string | null {
  if (typeof field === 'string' && field !== '' && field.length <= LONGEST_NAME) return fieldName(field);
  reading.refuse(path, 'must name a field');
  return null;
}

function readTerms(reading: Reading, name: string, path: string, given: unknown): Aggregation | null {
  const content = reading.object(path, given, ['field', 'size']);
  const field = content && readField(reading, path, content);
  if (!content || field === null) return null;
  const { size = STANDARD_BUCKETS } = content;
  if (typeof size === 'number' && Number.isInteger(size) && size > 0 && size <= MOST_BUCKETS) {
    return { kind: 'terms', name, field, size };
  }
  reading.refuse(below(path, 'size'), `must be a number from 1 to ${MOST_BUCKETS}`);
  return null;
}

function readRanges(reading: Reading, name: string, path: string, given: unknown): Aggregation | null {
  const content = reading.object(path, given, ['field', 'ranges']);
  const field = content && readField(reading, path, content);
  if (!content || field === null) return null;
  const { ranges } = content;
  if (Array.isArray(ranges) && ranges.length > 0 && ranges.every(isRange)) {
    return { kind: 'range', name, field, ranges };
  }
  reading.refuse(below(path, 'ranges'), 'must be a list of objects with "from", "to" or both');
  return null;
}

function isRange(range: unknown): range is Range {
  if (!isRecord(range)) return false;
  const { key, from, to, ...more } = range;
  const isBound = (bound: unknown) => bound === undefined || Number.isFinite(bound);
  const isKey = key === undefined || (typeof key === 'string' && key.length <= LONGEST_NAME);
  return isKey && isBound(from) && isBound(to) && (from ?? to) !== undefined && Object.keys(more).length === 0;
}
