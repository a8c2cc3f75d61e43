import { toEuros } from '@brixel/commerce/money';
import type { CouponRefusal } from '@brixel/contract/cart';
import type { StoreView } from '@brixel/contract/stores';
import type { Kysely, Transaction } from 'kysely';
import { toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { readFacts } from '../mosaic/mosaic-store.ts';
import type { Settings } from '../settings/shop-settings.ts';
import { findVoucher, isExpired, usableVouchers } from '../voucher/usable-vouchers.ts';
import type { Voucher } from '../voucher/voucher-ledger.ts';
import { isCustomerCartId } from './cart-access.ts';
import { removeItem } from './cart-contents.ts';
import { type CartRow, openCart, readCart, type StoredCart, saveContents, takeCart, voucherIds } from './cart-store.ts';
import { type CartView, viewCart } from './cart-view.ts';
import { type Change, type ChangeResult, changeCart } from './change-cart.ts';
import { findIn, type SoldCatalog } from './choose-product.ts';
import { customerHistory, type FoundCoupon, findCoupon, limitsCustomers } from './coupons.ts';
import { ownPricesOf } from './own-prices.ts';
import { stockBySku } from './stock.ts';

/** Operations on carts. Null: there is no such cart. */
export interface Carts {
  /** `from`: a guest's cart whose gift vouchers a customer's takes over */
  create(customerId: number | null, from?: string): Promise<string>;
  /** as it is, or as it would be were it delivered so */
  view(cartId: string, store: StoreView, delivery?: CartDelivery): Promise<CartView | null>;
  change(cartId: string, store: StoreView, changes: readonly Change[]): Promise<Changed | null>;
  removeItem(cartId: string, store: StoreView, itemId: number): Promise<CartView | null>;
  /** where it is to be sent, and how */
  setDelivery(cartId: string, store: StoreView, delivery: CartDelivery): Promise<CartView | null>;
  /** The reason, and nothing is changed, for a code that does not hold for this cart. */
  applyCoupon(cartId: string, store: StoreView, code: string): Promise<CartView | RefusedCoupon | null>;
  /** One voucher by its id; else the coupon, or where there is none all vouchers. */
  removeCoupon(cartId: string, store: StoreView, voucher?: number): Promise<CartView | null>;
}

export type RefusedCoupon = Omit<CouponRefusal, 'message'>;

export interface Changed {
  view: CartView;
  answers: ChangeResult['answers'];
}

export type CartDelivery = Partial<Pick<CartRow, 'country' | 'shipping_method'>>;
type CartFacts = CartDelivery & Partial<Pick<CartRow, 'coupon_code' | 'voucher_ids'>>;

export interface CartsContext {
  catalog: SoldCatalog;
  settings: Pick<Settings, 'current'>;
  /** off: the coupons of the demo do not hold */
  demo: boolean;
  /** something lies in a cart for the first time */
  onFirstItem?: (storeCode: StoreView['storeCode']) => void;
  /** payments are simulated */
  isSandbox: boolean;
  now?: () => number;
}

export function createCarts(
  db: Kysely<Schema>,
  { catalog, settings, demo, isSandbox, onFirstItem = () => {}, now = Date.now }: CartsContext,
): Carts {
  const vouchersOf = (ids: readonly number[]): Promise<Voucher[]> => usableVouchers(db, ids, { now: now(), isSandbox });

  async function show(stored: StoredCart, store: StoreView, coupon: FoundCoupon | null): Promise<CartView> {
    const find = findIn(catalog, store, settings.current());
    return viewCart(stored, coupon, {
      vouchers: await vouchersOf(voucherIds(stored.cart)),
      store,
      find,
      ownPrices: (products) => ownPricesOf(db, stored.cart.customer_id, products, find),
      vat: settings.current().vat,
      categories: () => catalog.all(store.storeCode, 'category'),
      zones: settings.current().shipping.zones,
      now: now(),
    });
  }

  async function couponFor(source: Kysely<Schema>, cart: CartRow, code: string): Promise<FoundCoupon | null> {
    const row = await findCoupon(source, code, demo);
    if (!row) return null;
    const isCounted = cart.customer_id !== null && limitsCustomers(row);
    return { row, customer: isCounted ? await historyOf(source, row.code, cart.customer_id) : null };
  }

  const couponOf = async (source: Kysely<Schema>, cart: CartRow): Promise<FoundCoupon | null> =>
    cart.coupon_code === null ? null : couponFor(source, cart, cart.coupon_code);

  async function view(cartId: string, store: StoreView, delivery: CartDelivery = {}): Promise<CartView | null> {
    const stored = await readCart(db, cartId);
    if (!stored) return null;
    const { cart, contents } = stored;
    return show({ cart: { ...cart, ...delivery }, contents }, store, await couponOf(db, cart));
  }

  /** One change of a cart, from taking it to its new state: changes of one cart happen one after another. */
  async function inTurn(
    cartId: string,
    store: StoreView,
    keys: readonly string[],
    work: (tx: Transaction<Schema>, taken: StoredCart) => Promise<StoredCart>,
  ): Promise<CartView | null> {
    const done = await db.transaction().execute(async (tx) => {
      const taken = await takeCart(tx, cartId, now(), keys);
      if (!taken) return null;
      const stored = await work(tx, taken);
      await saveContents(tx, cartId, taken.contents, stored.contents);
      return { stored, coupon: await couponOf(tx, stored.cart) };
    });
    return done && show(done.stored, store, done.coupon);
  }

  const setFacts = (cartId: string, store: StoreView, facts: CartFacts): Promise<CartView | null> =>
    inTurn(cartId, store, [], async (tx, { cart, contents }) => {
      await tx.updateTable('cart').set(facts).where('id', '=', cartId).execute();
      return { cart: { ...cart, ...facts }, contents };
    });

  const setVouchers = (cartId: string, store: StoreView, ids: readonly number[]): Promise<CartView | null> =>
    setFacts(cartId, store, { voucher_ids: ids.length > 0 ? toJson([...ids]) : null });

  async function applyVoucher(stored: StoredCart, store: StoreView, code: string) {
    const { cart } = stored;
    const voucher = await findVoucher(db, code);
    if (!voucher || (voucher.is_test === 1 && !isSandbox)) return { code: 'UNKNOWN' } as const;
    if (isExpired(voucher, now())) return { code: 'EXPIRED' } as const;
    if (voucher.balance === 0) return { code: 'EMPTY' } as const;
    // emptied ones make room
    const held = (await vouchersOf(voucherIds(cart))).map(({ id }) => id);
    return setVouchers(cart.id, store, [...new Set([...held, voucher.id])]);
  }

  return {
    async create(customerId, from) {
      const id = await openCart(db, customerId, now());
      if (customerId === null || from === undefined || isCustomerCartId(from)) return id;
      const guest = await readCart(db, from);
      const brought = guest ? voucherIds(guest.cart) : [];
      if (brought.length === 0) return id;
      await db.transaction().execute(async (tx) => {
        const taken = await takeCart(tx, id, now());
        if (!taken) return;
        const ids = [...new Set([...voucherIds(taken.cart), ...brought])];
        await tx
          .updateTable('cart')
          .set({ voucher_ids: toJson(ids) })
          .where('id', '=', id)
          .execute();
      });
      return id;
    },
    view,
    async change(cartId, store, changes) {
      const keys = changes.flatMap(({ line_key }) => line_key ?? []);
      let answers: Changed['answers'] = [];
      let isFirst = false;
      const after = await inTurn(cartId, store, keys, async (tx, { cart, contents }) => {
        const result = await changeCart(contents, changes, findIn(catalog, store, settings.current()), {
          stock: (skus) => stockBySku(tx, skus),
          mosaics: (ids) => readFacts(tx, ids, now()),
        });
        answers = result.answers;
        isFirst = contents.lastItemId === 0 && result.contents.lastItemId > 0;
        return { cart, contents: result.contents };
      });
      if (isFirst) onFirstItem(store.storeCode);
      return after && { view: after, answers };
    },
    removeItem: (cartId, store, itemId) =>
      inTurn(cartId, store, [], async (_tx, { cart, contents }) => ({ cart, contents: removeItem(contents, itemId) })),
    setDelivery: setFacts,
    async applyCoupon(cartId, store, code) {
      const stored = await readCart(db, cartId);
      if (!stored) return null;
      const coupon = await couponFor(db, stored.cart, code);
      if (!coupon) return applyVoucher(stored, store, code);
      const { couponProblem } = await show(stored, store, coupon);
      if (couponProblem)
        return {
          code: couponProblem,
          ...(couponProblem === 'BELOW_MINIMUM' && { minimum: toEuros(coupon.row.minimum_subtotal) }),
        };
      return setFacts(cartId, store, { coupon_code: coupon.row.code });
    },
    async removeCoupon(cartId, store, voucher) {
      const stored = await readCart(db, cartId);
      if (!stored) return null;
      if (voucher !== undefined)
        return setVouchers(
          cartId,
          store,
          voucherIds(stored.cart).filter((id) => id !== voucher),
        );
      return stored.cart.coupon_code === null
        ? setVouchers(cartId, store, [])
        : setFacts(cartId, store, { coupon_code: null });
    },
  };
}

/** Of somebody with an account, also of what they have ordered without it. */
async function historyOf(db: Kysely<Schema>, code: string, id: number | null): Promise<FoundCoupon['customer']> {
  const account = await db.selectFrom('customer').select('email').where('id', '=', id).executeTakeFirst();
  return customerHistory(db, code, { id, mailbox: account ? mailboxOf(account.email) : null });
}
