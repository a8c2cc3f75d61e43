import type { OfficeResult } from '@brixel/contract/office/office-types';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Period } from './periods.ts';
import { LEAST_SEARCHES } from './visit-counts.ts';

/** What was searched for often enough, the most first. `count` says what a search finds today. */
export async function missedSearches(
  db: Kysely<Schema>,
  { from, to }: Period,
  count: (words: string) => number,
): Promise<OfficeResult<'figures.searches'>> {
  const rows = await db
    .selectFrom('missed_search')
    .select(({ fn }) => ['words', fn.sum('number').as('number')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('words')
    .having(({ fn }) => fn.sum('number'), '>=', LEAST_SEARCHES)
    .orderBy('number', 'desc')
    .orderBy('words')
    .limit(200)
    .execute();
  return rows.map(({ words, number }) => ({ words, number: Number(number), found_now: count(words) }));
}
