import { PRODUCT_LIMITS } from '@brixel/contract/office/product-limits';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Views of the list of goods that somebody has kept. They are of one person and change nothing, so no log tells of them. */

export const viewsOf = (db: Kysely<Schema>, staffId: number) =>
  db.selectFrom('product_view').select(['id', 'name', 'query']).where('staff_id', '=', staffId).orderBy('id').execute();

export async function saveView(
  tx: Transaction<Schema>,
  staffId: number,
  { name, query }: { name: string; query: string },
): Promise<{ id: number } | 'TOO_MANY_VIEWS'> {
  const others = (await viewsOf(tx, staffId)).filter((view) => view.name !== name);
  if (others.length >= PRODUCT_LIMITS.views) return 'TOO_MANY_VIEWS';
  return tx
    .insertInto('product_view')
    .values({ staff_id: staffId, name, query })
    .onConflict((conflict) => conflict.columns(['staff_id', 'name']).doUpdateSet({ query }))
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function removeView(db: Kysely<Schema>, staffId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('product_view')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
