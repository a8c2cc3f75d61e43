import type { SearchQuery } from '@brixel/contract/search';
import { fieldName } from './field-names.ts';
import { asList, below, isRecord, type Reading } from './reading.ts';

type SortKey = SearchQuery['_appliedSort'][number];

const MOST_KEYS = 10;

/** Elasticsearch's spellings of an order: `field`, `field:desc`, `{field: 'desc'}`, `{field: {order: 'desc'}}`, or a list. */
export function readSort(reading: Reading, sort: unknown): SortKey[] {
  const keys = asList(sort).flatMap((key) => readKey(reading, key) ?? []);
  if (keys.length > MOST_KEYS) reading.refuse('sort', `has more than ${MOST_KEYS} keys`);
  return keys;
}

function readKey(reading: Reading, key: unknown): SortKey | null {
  const entry = typeof key === 'string' ? splitText(key) : reading.entry('sort', key);
  if (!entry) return null;
  const [field, given] = entry;
  const path = below('sort', field);
  const order = isRecord(given) ? reading.object(path, given, ['order', 'unmapped_type'])?.order : given;
  const direction = order ?? (field === '_score' ? 'desc' : 'asc');
  if (!/^[\w.-]{1,100}$/.test(field) || (direction !== 'asc' && direction !== 'desc')) {
    reading.refuse(path, 'must be asc or desc');
    return null;
  }
  if (field === '_score' && direction === 'asc') reading.refuse(path, 'must be desc: the best come first');
  return { field: fieldName(field), options: direction };
}

function splitText(key: string): [field: string, order: string | undefined] {
  const colon = key.lastIndexOf(':');
  return colon < 0 ? [key, undefined] : [key.slice(0, colon), key.slice(colon + 1).toLowerCase()];
}
