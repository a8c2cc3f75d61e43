import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { StoredOrder } from './stored-order.ts';

/** Where the goods of orders lie, by sku. What has no place is missing. */
export async function placesOf(
  db: Kysely<Schema>,
  orders: readonly Pick<StoredOrder, 'reserved'>[],
): Promise<Record<string, string>> {
  const skus = [...new Set(orders.flatMap(({ reserved }) => reserved.map(({ sku }) => sku)))];
  if (skus.length === 0) return {};
  const [shelves, lots] = await Promise.all(
    (['shelf', 'lot'] as const).map((table) =>
      db.selectFrom(table).select(['sku', 'place']).where('sku', 'in', skus).where('place', '!=', '').execute(),
    ),
  );
  return Object.fromEntries([...(shelves ?? []), ...(lots ?? [])].map(({ sku, place }) => [sku, place]));
}
