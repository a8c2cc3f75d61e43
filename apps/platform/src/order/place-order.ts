import { shopNote } from '@brixel/contract/office/shop-notes';
import type { OrderRefusal, PlacedOrder } from '@brixel/contract/order';
import type { Kysely, Transaction } from 'kysely';
import { isCustomerCartId } from '../cart/cart-access.ts';
import { voucherIds } from '../cart/cart-store.ts';
import type { SoldCatalog } from '../cart/choose-product.ts';
import { recordChanges } from '../catalog/changes/change-log.ts';
import { prepareQuery } from '../database/prepare-query.ts';
import type { Schema } from '../database/schema.ts';
import { RolledBack, transactionOrRollback } from '../database/transaction-or-rollback.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { holdMosaics, releaseMosaics } from '../mosaic/ordered-mosaics.ts';
import type { Settings } from '../settings/shop-settings.ts';
import { nothingSpent, spentOn, swapSpending } from '../voucher/voucher-ledger.ts';
import { lockBuyer } from './buyer-locks.ts';
import { resolveDuplicate } from './duplicate-order.ts';
import { type Buyer, emailOf, type NewOrder, newOrderRow, placedOrderResult } from './new-order.ts';
import { createOrderBook, type OrderBook, type OrderBookContext } from './order-book.ts';
import { nextEntityId } from './order-ids.ts';
import { claimKeys, moveKey, orderFingerprint, orderKeys } from './order-keys.ts';
import { insertOrder, moveOrder } from './order-rows.ts';
import { ONLINE_PAYMENT } from './order-state.ts';
import { prepareOrder } from './prepare-order.ts';
import { noReservation, swappedSkus, swapReservations } from './reserve.ts';
import { type StoredOrder, toStoredOrder } from './stored-order.ts';
import { type UnpaidLimits, unpaidRefusal } from './unpaid-limit.ts';

/** Null where the cart is a customer's and not the caller's. */
export type PlaceOrder = (input: NewOrder, by: Buyer) => Promise<PlacedOrder | OrderRefusal | null>;

export interface PlaceOrderContext extends OrderBookContext {
  catalog: SoldCatalog;
  settings: Pick<Settings, 'current'>;
  unpaidLimits: UnpaidLimits;
  /** on: the coupons of the demo are valid */
  demo: boolean;
}

/** `retry`: a concurrent order took the last piece or an id; a second look gives the true refusal. */
type Attempt = PlacedOrder | OrderRefusal | null | 'retry';
type AttemptResult = Promise<Attempt | RolledBack<Attempt>>;

interface Request {
  /** of the order, if one is placed */
  id: number;
  input: NewOrder;
  by: Buyer;
  fingerprint: string;
}

/**
 * An order is one transaction, with everything that belongs to it. Contended rows are locked as late as possible: its own keys
 * first, the stock at the end.
 */
export function createPlaceOrder(
  { database, catalog, settings, events, unpaidLimits, demo, now = Date.now }: PlaceOrderContext,
  book: OrderBook,
): PlaceOrder {
  const { db, kind: engine } = database;

  async function attempt(tx: Transaction<Schema>, request: Request): AttemptResult {
    const { id, input, by, fingerprint } = request;
    const claim = { fingerprint, order_id: id };
    const held = await claimKeys(tx, orderKeys(input), claim);
    if (!held) return placeNew(tx, request, null);
    const duplicate = await resolveDuplicate(tx, held, input, fingerprint, by.customerId);
    switch (duplicate.kind) {
      case 'foreign-cart':
        return new RolledBack(null);
      case 'refused':
        return new RolledBack(duplicate.refusal);
      case 'same':
        // The same cart under a new client id: that id now names the earlier order too.
        if (input.client_order_id && held.key !== input.client_order_id) {
          await moveKey(tx, input.client_order_id, { fingerprint, order_id: duplicate.order.id });
        }
        return placedOrderResult(duplicate.order);
      case 'canceled':
      case 'replaced':
        await moveKey(tx, held.key, claim);
        return placeNew(tx, request, duplicate.order);
    }
  }

  async function placeNew(
    tx: Transaction<Schema>,
    { id, input, by }: Request,
    replaced: StoredOrder | null,
  ): AttemptResult {
    const cart = input.cart_id ? await cartFacts(tx, input.cart_id) : null;
    if (cart && cart.customer_id !== null && cart.customer_id !== by.customerId) return new RolledBack(null);
    const couponCode = cart?.coupon_code ?? null;
    const released = replaced ?? noReservation;
    const releasedSpending = replaced?.vouchers ? await spentOn(tx, replaced.id) : nothingSpent;
    const customer = { id: by.customerId, mailbox: mailboxOf(emailOf(input)) };
    const content = await prepareOrder(tx, input, {
      ...{ store: by.store, catalog, settings: settings.current() },
      ...{ couponCode, demo, customer, released, releasedSpending, now: now() },
      voucherIds: cart ? voucherIds(cart) : [],
      isSandbox: by.isSandbox ?? false,
      pricedFor: cart ? cart.customer_id : by.customerId,
      replaced: replaced?.id ?? null,
      holdCustomer: () => lockBuyer(tx, engine, customer),
    });
    if ('code' in content) return new RolledBack(content);

    const { numberPrefix } = settings.current().orders;
    const row = newOrderRow({ id, numberPrefix, now: now() }, input, by, content);
    const refusal = await unpaidRefusal(tx, engine, unpaidLimits, {
      mailbox: customer.mailbox,
      origin: row.origin,
      amount: row.grand_total - row.voucher_amount,
      replaced: replaced?.id ?? null,
    });
    if (refusal) return new RolledBack(refusal);
    if (!(await insertOrder(tx, row))) return new RolledBack('retry');
    if (content.totals.coupon_code !== undefined) await noteUse(tx, id, content.totals.coupon_code);
    if (!(await holdMosaics(tx, content.lines, now()))) return new RolledBack('retry');
    if (replaced) await replace(tx, replaced, row.order_number);
    const order = toStoredOrder(row, [], content);
    const spending = { orderId: id, shares: content.vouchers ?? [] };
    if (!(await swapSpending(tx, spending, releasedSpending, now()))) return new RolledBack('retry');
    await begin(tx, order);
    if (!(await swapReservations(tx, order, released))) return new RolledBack('retry');
    await recordChanges(
      tx,
      swappedSkus(order, released).map((sku) => ({ kind: 'stock', sku })),
    );
    return placedOrderResult(order);
  }

  async function replace(tx: Transaction<Schema>, { id }: StoredOrder, successor: string): Promise<void> {
    const at = new Date(now()).toISOString();
    const canceled = await moveOrder(tx, id, { status: 'canceled', at, text: shopNote('replaced', successor) });
    if (!canceled) return;
    await releaseMosaics(tx, canceled.lines, now());
    await events.canceled(tx, canceled);
  }

  /** An order that is paid online keeps its cart until then: a shopper who cancels the payment finds it again. */
  async function begin(tx: Transaction<Schema>, order: StoredOrder): Promise<void> {
    await events.placed(tx, order);
    if (order.due === 0) await book.markPaid(tx, order.id, order.createdAt);
    else if (order.cartId !== null && order.payment.method !== ONLINE_PAYMENT) {
      await closeCart(tx, [{ id: order.cartId }]);
    }
  }

  return async (input, by) => {
    const fingerprint = orderFingerprint(input, by.store.storeCode);
    if (input.cart_id && isCustomerCartId(input.cart_id) && by.customerId === null) return null;
    for (;;) {
      const request = { id: nextEntityId(now()), input, by, fingerprint };
      const result = await transactionOrRollback(db, (tx) => attempt(tx, request));
      if (result === 'retry') continue;
      if (result && 'orderNumber' in result) book.announce();
      else if (result && input.cart_id && isOfCustomer(result)) await dropCoupon(db, input.cart_id);
      return result;
    }
  };
}

const factsOf = prepareQuery((db, [cart]: readonly { id: string }[]) =>
  db.selectFrom('cart').select(['customer_id', 'coupon_code', 'voucher_ids']).where('id', '=', cart!.id),
);

const cartFacts = async (db: Kysely<Schema>, id: string) => (await factsOf(db, [{ id }]))[0] ?? null;

const isOfCustomer = ({ coupon }: OrderRefusal): boolean =>
  coupon === 'USED_BY_CUSTOMER' || coupon === 'NOT_FIRST_ORDER';

/** A guest's cart does not know whose it is and would offer the coupon again and again. */
async function dropCoupon(db: Kysely<Schema>, cartId: string): Promise<void> {
  await db
    .updateTable('cart')
    .set(({ eb }) => ({ coupon_code: null, version: eb('version', '+', 1) }))
    .where('id', '=', cartId)
    .execute();
}

const noteUse = async (tx: Transaction<Schema>, order_id: number, code: string): Promise<void> => {
  await tx.insertInto('coupon_use').values({ order_id, code }).execute();
};

const closeCart = prepareQuery((db, [cart]: readonly { id: string }[]) =>
  db.deleteFrom('cart').where('id', '=', cart!.id),
);

export interface Orders extends OrderBook {
  place: PlaceOrder;
}

export function createOrders(context: PlaceOrderContext): Orders {
  const book = createOrderBook(context);
  return { ...book, place: createPlaceOrder(context, book) };
}
