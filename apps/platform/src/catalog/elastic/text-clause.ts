import type { Where } from '@brixel/catalog-index/where';
import { below, type Reading } from './reading.ts';

const LONGEST_TEXT = 200;

/** How Elasticsearch should weigh words. Fields, boosts and tolerance are the shop's own, so these are only looked over. */
const tuning = [
  'fields',
  'type',
  'fuzziness',
  'cutoff_frequency',
  'max_expansions',
  'prefix_length',
  'minimum_should_match',
  'tie_breaker',
  'analyzer',
  'boost',
];

export function readMultiMatch(reading: Reading, path: string, clause: unknown): string | null {
  const { query, operator = 'or' } = reading.object(path, clause, ['query', 'operator', ...tuning]) ?? {};
  if (typeof query !== 'string' || query.trim() === '' || query.length > LONGEST_TEXT) {
    reading.refuse(below(path, 'query'), `must be a text of at most ${LONGEST_TEXT} characters`);
    return null;
  }
  if (typeof operator === 'string' && operator.toLowerCase() === 'or') return query;
  reading.refuse(below(path, 'operator'), 'must be "or"');
  return null;
}

const numberFields = new Set(['sku', 'configurable_children.sku']);

/**
 * Whether a condition only looks for the text among the article numbers, which a text search of this shop does anyway. VSF1
 * sends that as an alternative to every text, cut at the hyphens, too.
 */
export function looksForText(where: Where, text: string): boolean {
  if ('any' in where) return where.any.every((part) => looksForText(part, text));
  if (!('attribute' in where) || !numberFields.has(where.attribute)) return false;
  const { value } = where;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  const spellings: unknown[] = [text, ...text.split('-')];
  return Array.isArray(value.in) && value.in.every((number) => spellings.includes(number));
}
