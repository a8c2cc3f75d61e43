import type { Transaction } from 'kysely';
import type { Money } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';

/** Where goods lie and what they have cost: of a lot in `lot`, of all others in `shelf`. */
export interface Shelf {
  place: string;
  cost: Money | null;
}

export async function shelfOf(tx: Transaction<Schema>, sku: string): Promise<Shelf> {
  for (const table of ['lot', 'shelf'] as const) {
    const row = await tx.selectFrom(table).select(['place', 'cost']).where('sku', '=', sku).executeTakeFirst();
    if (row) return row;
  }
  return { place: '', cost: null };
}

export async function setShelf(tx: Transaction<Schema>, sku: string, changed: Partial<Shelf>): Promise<void> {
  const { numUpdatedRows } = await tx.updateTable('lot').set(changed).where('sku', '=', sku).executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await tx
    .insertInto('shelf')
    .values({ sku, place: '', cost: null, ...changed })
    .onConflict((conflict) => conflict.column('sku').doUpdateSet(changed))
    .execute();
}
