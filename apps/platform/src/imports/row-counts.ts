import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { RowRange } from './apply-slices.ts';

/** How many of these rows do what: one look at all of them, instead of one for each kind of change. */
export interface RowCounts {
  created: number;
  /** of lots that are here already */
  known: number;
  texts: number;
  tiers: number;
  stocks: number;
}

export async function countRows(db: Kysely<Schema>, id: number, { after, to }: RowRange): Promise<RowCounts> {
  const count = (condition: string) => sql<number>`count(case when ${sql.raw(condition)} then 1 end)`;
  const counted = await db
    .selectFrom('import_row')
    .select([
      count(`action = 'create'`).as('created'),
      count(`action in ('update', 'retire')`).as('known'),
      count(`action = 'update' and changes_texts = 1`).as('texts'),
      count(`action = 'update' and changes_tiers = 1`).as('tiers'),
      count(`action in ('update', 'retire') and qty_change <> 0`).as('stocks'),
    ])
    .where('job_id', '=', id)
    .where('row_no', '>', after)
    .where('row_no', '<=', to)
    .executeTakeFirstOrThrow();
  // PostgreSQL counts in bigint, which comes as a text
  return {
    created: Number(counted.created),
    known: Number(counted.known),
    texts: Number(counted.texts),
    tiers: Number(counted.tiers),
    stocks: Number(counted.stocks),
  };
}
