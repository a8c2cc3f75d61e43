import type { OrderInput } from '@brixel/contract/order';
import type { Selectable, Transaction } from 'kysely';
import { prepareQuery } from '../database/prepare-query.ts';
import type { Schema } from '../database/schema.ts';

/**
 * What an order can be placed with only once. An order begins by claiming its keys: whoever comes with the same one waits
 * until the first is kept or undone, so that of any number of equal messages exactly one is carried out.
 */

export type OrderKey = Selectable<Schema['order_key']>;

/** No client order id has a colon in it. */
export const cartKey = (cartId: string): string => `cart:${cartId}`;

/** The client's first and the cart's second, in every order: nobody waits in a circle. */
export const orderKeys = ({ order_id, cart_id }: Pick<OrderInput, 'order_id' | 'cart_id'>): string[] => [
  ...(order_id ? [order_id] : []),
  ...(cart_id ? [cartKey(cart_id)] : []),
];

const insertFree = prepareQuery((db, rows: readonly OrderKey[]) =>
  db
    .insertInto('order_key')
    .values(rows.map(({ key, fingerprint, order_id }) => ({ key, fingerprint, order_id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('key'),
);

/**
 * Null where all are free. Otherwise the first that an earlier order has, which says what that one means for this one; nobody
 * else decides on it until the transaction ends.
 */
export async function claimKeys(
  tx: Transaction<Schema>,
  keys: readonly string[],
  claim: Omit<OrderKey, 'key'>,
): Promise<OrderKey | null> {
  if (keys.length === 0) return null;
  const claimed = await insertFree(
    tx,
    keys.map((key) => ({ key, ...claim })),
  );
  const held = keys.find((wanted) => !claimed.some(({ key }) => key === wanted));
  if (held === undefined) return null;
  // An update that changes nothing locks in both databases, and sees what has just been committed.
  return tx
    .updateTable('order_key')
    .set(({ ref }) => ({ order_id: ref('order_id') }))
    .where('key', '=', held)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** From now on the key names another order. */
export async function moveKey(tx: Transaction<Schema>, key: string, claim: Omit<OrderKey, 'key'>): Promise<void> {
  await tx.updateTable('order_key').set(claim).where('key', '=', key).execute();
}
