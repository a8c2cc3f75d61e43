import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** How many rows of an import do what: one look at all of them, instead of one for each kind of change. */
export interface RowCounts {
  created: number;
  /** of lots that are here already */
  known: number;
  texts: number;
  tiers: number;
  stocks: number;
  /** lots that come, go or come back */
  members: number;
}

export async function countRows(db: Kysely<Schema>, id: number): Promise<RowCounts> {
  const count = (condition: string) => sql<number>`count(case when ${sql.raw(condition)} then 1 end)`;
  const counted = await db
    .selectFrom('import_row')
    .select([
      count(`action = 'create'`).as('created'),
      count(`action in ('update', 'retire')`).as('known'),
      count(`action = 'update' and changes_texts = 1`).as('texts'),
      count(`action = 'update' and changes_tiers = 1`).as('tiers'),
      count(`action in ('update', 'retire') and qty_change <> 0`).as('stocks'),
      count(`action = 'retire' or status is not null`).as('members'),
    ])
    .where('job_id', '=', id)
    .executeTakeFirstOrThrow();
  // PostgreSQL counts in bigint, which comes as a text
  return {
    created: Number(counted.created),
    known: Number(counted.known),
    texts: Number(counted.texts),
    tiers: Number(counted.tiers),
    stocks: Number(counted.stocks),
    members: Number(counted.members),
  };
}
