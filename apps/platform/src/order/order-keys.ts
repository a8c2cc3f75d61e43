import { createHash } from 'node:crypto';
import type { OrderedLine } from '@brixel/contract/order';
import type { StoreCode } from '@brixel/contract/stores';
import type { Selectable, Transaction } from 'kysely';
import { givenOptions } from '../cart/given-options.ts';
import { prepareQuery } from '../database/prepare-query.ts';
import type { Schema } from '../database/schema.ts';
import type { NewOrder } from './new-order.ts';
import { orderedMosaic } from './ordered-items.ts';

/**
 * Idempotency of orders. An order first claims its keys, the client's id and its cart. Another request with one of them waits
 * until the first is committed or rolled back, so that of any number of equal requests exactly one is carried out. The
 * fingerprint distinguishes a repeated request from another order under the same key.
 */

export type OrderKey = Selectable<Schema['order_key']>;

/** No client order id has a colon in it. */
export const cartKey = (cartId: string): string => `cart:${cartId}`;

/** Always the client's first and the cart's second: a fixed order prevents deadlocks. */
export const orderKeys = ({ client_order_id, cart_id }: NewOrder): string[] => [
  ...(client_order_id ? [client_order_id] : []),
  ...(cart_id ? [cartKey(cart_id)] : []),
];

/** Equal for requests that order the same, however they are spelt. */
export function orderFingerprint({ products, addressInformation, cart_id }: NewOrder, store: StoreCode): string {
  const { shippingAddress = null, billingAddress, payment_method_code } = addressInformation;
  const content = [store, cart_id ?? null, products.map(lineContent), shippingAddress, billingAddress];
  return createHash('sha256')
    .update(JSON.stringify([...content, payment_method_code]))
    .digest('base64url');
}

/** Lists that are empty, missing or null mean the same. */
function lineContent(line: OrderedLine): unknown[] {
  const { configurable_item_options, custom_options, bundle_options } = givenOptions(line.product_option);
  return [line.sku, line.qty, configurable_item_options, custom_options, bundle_options, orderedMosaic(line)];
}

const insertFree = prepareQuery((db, rows: readonly OrderKey[]) =>
  db
    .insertInto('order_key')
    .values(rows.map(({ key, fingerprint, order_id }) => ({ key, fingerprint, order_id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('key'),
);

/** Null where all keys are free; otherwise the first that an earlier order holds, locked until the transaction ends. */
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

/** Points a key to another order. */
export async function moveKey(tx: Transaction<Schema>, key: string, claim: Omit<OrderKey, 'key'>): Promise<void> {
  await tx.updateTable('order_key').set(claim).where('key', '=', key).execute();
}
