import type { OrderInput, OrderRefusal, PlacedOrder } from '@brixel/contract/order';
import type { Kysely, Transaction } from 'kysely';
import { isCustomerCartId } from '../cart/cart-access.ts';
import type { SoldCatalog } from '../cart/choose-product.ts';
import { recordChanges } from '../catalog/changes/outbox.ts';
import type { Schema } from '../database/schema.ts';
import { Undone, undoable } from '../database/undoable.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { holdMosaics, releaseMosaics } from '../mosaic/ordered-mosaics.ts';
import { judgeEarlier } from './earlier-order.ts';
import { newOrderRow, placedAnswer } from './new-order.ts';
import type { OrderBookContext } from './order-book.ts';
import { orderFingerprint } from './order-fingerprint.ts';
import { nextEntityId } from './order-ids.ts';
import { claimKeys, moveKey, orderKeys } from './order-keys.ts';
import { insertOrder, moveOrder } from './order-rows.ts';
import type { Buyer, OrderBook, Orders } from './orders.ts';
import { ONLINE_PAYMENT } from './payment-kind.ts';
import { prepareOrder } from './prepare-order.ts';
import { exchange, exchangedSkus, nothing } from './reserve.ts';
import { type StoredOrder, toStoredOrder } from './stored-order.ts';
import { type UnpaidLimits, unpaidRefusal } from './unpaid-limit.ts';

export interface PlacementContext extends OrderBookContext {
  catalog: SoldCatalog;
  unpaidLimits: UnpaidLimits;
  /** on: the coupons of the demo hold */
  demo: boolean;
}

/** `again`: others were quicker with the last of something, or an id was taken; looked at anew, it is clear what to say. */
type Attempt = PlacedOrder | OrderRefusal | null | 'again';
type Outcome = Promise<Attempt | Undone<Attempt>>;

interface Message {
  /** of the order, should it come to one */
  id: number;
  input: OrderInput;
  by: Buyer;
  fingerprint: string;
}

/**
 * An order is one transaction: it is there with all that belongs to it, or nothing of it is. It locks what others may want as
 * late as it can: its own keys first, the stock near the end, the outbox last.
 */
export function createPlacement(
  { database, catalog, events, unpaidLimits, demo, now = Date.now }: PlacementContext,
  book: OrderBook,
): Orders['place'] {
  const { db, kind: engine } = database;

  async function attempt(tx: Transaction<Schema>, message: Message): Outcome {
    const { id, input, by, fingerprint } = message;
    const claim = { fingerprint, order_id: id };
    const held = await claimKeys(tx, orderKeys(input), claim);
    if (!held) return placeNew(tx, message, null);
    const earlier = await judgeEarlier(tx, held, input, fingerprint, by.customerId);
    switch (earlier.kind) {
      case 'not-yours':
        return new Undone(null);
      case 'refused':
        return new Undone(earlier.refusal);
      case 'same':
        // Of the same cart, but under a new id: from now on that names the order too.
        if (input.order_id && held.key !== input.order_id) {
          await moveKey(tx, input.order_id, { fingerprint, order_id: earlier.order.id });
        }
        return placedAnswer(earlier.order);
      case 'over':
      case 'replaced':
        await moveKey(tx, held.key, claim);
        return placeNew(tx, message, earlier.order);
    }
  }

  async function placeNew(tx: Transaction<Schema>, { id, input, by }: Message, replaced: StoredOrder | null): Outcome {
    const cart = input.cart_id ? await cartFacts(tx, input.cart_id) : null;
    if (cart && cart.customer_id !== null && cart.customer_id !== by.customerId) return new Undone(null);
    const couponCode = cart?.coupon_code ?? null;
    const given = replaced ?? nothing;
    const content = await prepareOrder(tx, input, { store: by.store, catalog, couponCode, demo, given, now: now() });
    if ('code' in content) return new Undone(content);

    const row = newOrderRow(id, input, by, content, now());
    const refusal = await unpaidRefusal(tx, unpaidLimits, {
      mailbox: mailboxOf(row.email),
      origin: row.origin,
      amount: row.grand_total,
      replaced: replaced?.id ?? null,
    });
    if (refusal) return new Undone(refusal);
    if (!(await insertOrder(tx, row))) return new Undone('again');
    if (!(await holdMosaics(tx, content.lines, now()))) return new Undone('again');
    if (replaced) await replace(tx, replaced, row.order_number);
    const order = toStoredOrder(row, [], content);
    await begin(tx, order);
    if (!(await exchange(tx, content, given))) return new Undone('again');
    await recordChanges(
      tx,
      engine,
      exchangedSkus(content, given).map((sku) => ({ kind: 'stock', sku })),
    );
    return placedAnswer(order);
  }

  async function replace(tx: Transaction<Schema>, { id }: StoredOrder, successor: string): Promise<void> {
    const at = new Date(now()).toISOString();
    const canceled = await moveOrder(tx, id, { status: 'canceled', at, text: `replaced by ${successor}` });
    if (!canceled) return;
    await releaseMosaics(tx, canceled.lines, now());
    await events.canceled(tx, canceled);
  }

  /** The cart stays where it still has to be paid: a shopper who turns back finds it as it was. */
  async function begin(tx: Transaction<Schema>, order: StoredOrder): Promise<void> {
    await events.placed(tx, order);
    if (order.grandTotal === 0) await book.markPaid(tx, order.id, order.createdAt);
    else if (order.cartId !== null && order.payment.method !== ONLINE_PAYMENT) {
      await tx.deleteFrom('cart').where('id', '=', order.cartId).execute();
    }
  }

  return async (input, by) => {
    const fingerprint = orderFingerprint(input, by.store.storeCode);
    if (input.cart_id && isCustomerCartId(input.cart_id) && by.customerId === null) return null;
    for (;;) {
      const message = { id: nextEntityId(now()), input, by, fingerprint };
      const outcome = await undoable(db, (tx) => attempt(tx, message));
      if (outcome === 'again') continue;
      if (outcome && 'orderNumber' in outcome) book.announce();
      return outcome;
    }
  };
}

const cartFacts = (db: Kysely<Schema>, cartId: string) =>
  db.selectFrom('cart').select(['customer_id', 'coupon_code']).where('id', '=', cartId).executeTakeFirst();
