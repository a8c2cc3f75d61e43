import { randomBytes, randomInt } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import type { CartContents, CartItem, SeenLine } from './cart-contents.ts';
import { Refusal } from './refusal.ts';

/** Carts in the database. */

export type CartRow = Selectable<Schema['cart']>;

export interface StoredCart {
  cart: CartRow;
  contents: CartContents;
}

/** 192 random bits; never a number, as customers' cart ids are. */
const guestCartId = (): string => randomBytes(24).toString('base64url');
const customerCartId = (): string => String(randomInt(1, 2 ** 48 - 1));

/** A new cart; a customer gets the one that is open. */
export async function openCart(db: Kysely<Schema>, customerId: number | null, now: number): Promise<string> {
  const empty = { version: 0, last_item_id: 0, coupon_code: null, country: null, updated_at: isoTime(now) };
  if (customerId === null) {
    const id = guestCartId();
    await db
      .insertInto('cart')
      .values({ id, customer_id: null, ...empty })
      .execute();
    return id;
  }
  for (;;) {
    const open = await db.selectFrom('cart').select('id').where('customer_id', '=', customerId).executeTakeFirst();
    if (open) return open.id;
    // Of two that arrive together one finds the customer's cart there already and looks again.
    await db
      .insertInto('cart')
      .values({ id: customerCartId(), customer_id: customerId, ...empty })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/**
 * The row is read before what belongs to it: should a change come in between, the contents are newer than the version says,
 * never older, so that no client holds an old cart for the newest.
 */
export async function readCart(db: Kysely<Schema>, cartId: string): Promise<StoredCart | null> {
  const cart = await db.selectFrom('cart').selectAll().where('id', '=', cartId).executeTakeFirst();
  return cart ? { cart, contents: await readContents(db, cart, []) } : null;
}

/**
 * Begins a change: until the transaction ends every other change of this cart waits. `keys` are those that the change is
 * about, because a line that has been removed is remembered by its key only.
 */
export async function takeCart(
  tx: Transaction<Schema>,
  cartId: string,
  now: number,
  keys: readonly string[] = [],
): Promise<StoredCart | null> {
  const cart = await tx
    .updateTable('cart')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: isoTime(now) }))
    .where('id', '=', cartId)
    .returningAll()
    .executeTakeFirst();
  return cart ? { cart, contents: await readContents(tx, cart, keys) } : null;
}

async function readContents(db: Kysely<Schema>, cart: CartRow, keys: readonly string[]): Promise<CartContents> {
  const items = await db
    .selectFrom('cart_item')
    .selectAll()
    .where('cart_id', '=', cart.id)
    .orderBy('item_id')
    .execute();
  const lines = await db
    .selectFrom('cart_line_key')
    .selectAll()
    .where('cart_id', '=', cart.id)
    .where((eb) => {
      const isInCart = eb('item_id', 'is not', null);
      return keys.length > 0 ? eb.or([isInCart, eb('line_key', 'in', keys)]) : isInCart;
    })
    .execute();
  return {
    items: new Map(items.map((row) => [row.item_id, toItem(row)])),
    lines: new Map(lines.map((row) => [row.line_key, toLine(row)])),
    lastItemId: cart.last_item_id,
  };
}

const toItem = (row: Selectable<Schema['cart_item']>): CartItem => ({
  itemId: row.item_id,
  sku: row.sku,
  productType: row.product_type,
  option: row.product_option === null ? null : parseJson(row.product_option),
  sent: row.sent_option === null ? null : parseJson(row.sent_option),
  qty: row.qty,
  lineKey: row.line_key,
});

function toLine({ version, item_id, refused }: Selectable<Schema['cart_line_key']>): SeenLine {
  const seen = { version, itemId: item_id };
  if (refused === null) return seen;
  const { version: refusedVersion, code, message, limit } = parseJson(refused);
  return { ...seen, refused: { version: refusedVersion, refusal: new Refusal(code, message, limit) } };
}

/** Writes what differs. Contents are never changed in place, so what is the same object is the same. */
export async function saveContents(
  tx: Transaction<Schema>,
  cartId: string,
  before: CartContents,
  after: CartContents,
): Promise<void> {
  const gone = [...before.items.keys()].filter((itemId) => !after.items.has(itemId));
  const items = [...after.items.values()].filter((item) => before.items.get(item.itemId) !== item);
  const lines = [...after.lines].filter(([key, line]) => before.lines.get(key) !== line);

  if (gone.length > 0) {
    await tx.deleteFrom('cart_item').where('cart_id', '=', cartId).where('item_id', 'in', gone).execute();
  }
  if (items.length > 0) {
    await tx
      .insertInto('cart_item')
      .values(items.map((item) => toRow(cartId, item)))
      .onConflict((conflict) =>
        conflict.columns(['cart_id', 'item_id']).doUpdateSet(({ ref }) => ({
          sku: ref('excluded.sku'),
          product_type: ref('excluded.product_type'),
          qty: ref('excluded.qty'),
          product_option: ref('excluded.product_option'),
          sent_option: ref('excluded.sent_option'),
          line_key: ref('excluded.line_key'),
        })),
      )
      .execute();
  }
  if (lines.length > 0) {
    await tx
      .insertInto('cart_line_key')
      .values(lines.map(([line_key, line]) => toLineRow(cartId, line_key, line)))
      .onConflict((conflict) =>
        conflict.columns(['cart_id', 'line_key']).doUpdateSet(({ ref }) => ({
          version: ref('excluded.version'),
          item_id: ref('excluded.item_id'),
          refused: ref('excluded.refused'),
        })),
      )
      .execute();
  }
  if (after.lastItemId !== before.lastItemId) {
    await tx.updateTable('cart').set({ last_item_id: after.lastItemId }).where('id', '=', cartId).execute();
  }
}

const toRow = (cartId: string, item: CartItem) => ({
  cart_id: cartId,
  item_id: item.itemId,
  sku: item.sku,
  product_type: item.productType,
  qty: item.qty,
  product_option: item.option === null ? null : toJson(item.option),
  sent_option: item.sent === null ? null : toJson(item.sent),
  line_key: item.lineKey,
});

const toLineRow = (cartId: string, lineKey: string, { version, itemId, refused }: SeenLine) => ({
  cart_id: cartId,
  line_key: lineKey,
  version,
  item_id: itemId,
  refused: refused ? toJson({ version: refused.version, ...refused.refusal }) : null,
});

const isoTime = (time: number): string => new Date(time).toISOString();
