import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { hmacOf, shopSecret } from '../shop-secrets.ts';

/**
 * Names the machine that an order comes from. A keyed hash: without the shop's secret the address cannot be found from it. Unpaid
 * orders that a replaced secret has named get the new name, so that their sum still counts.
 */
export async function originOf(db: Kysely<Schema>, address: string): Promise<string> {
  const { all } = await shopSecret(db, 'order-origin');
  const [origin = '', ...old] = all.map((secret) => hmacOf(secret, address));
  if (old.length > 0)
    await db
      .updateTable('placed_order')
      .set({ origin })
      .where('origin', 'in', old)
      .where('status', '=', 'pending')
      .execute();
  return origin;
}
