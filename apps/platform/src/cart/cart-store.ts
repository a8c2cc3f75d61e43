import { randomBytes, randomInt } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import { prepareQuery } from '../database/prepare-query.ts';
import type { Schema } from '../database/schema.ts';
import type { CartContents, CartItem, SeenLine } from './cart-contents.ts';
import { Refusal } from './refusal.ts';

/** Carts in the database. */

export type CartRow = Selectable<Schema['cart']>;
type ItemRow = Selectable<Schema['cart_item']>;
type LineRow = Selectable<Schema['cart_line_key']>;

/** Of the cart's gift vouchers, in the order in which they pay. */
export const voucherIds = ({ voucher_ids }: Pick<CartRow, 'voucher_ids'>): number[] =>
  voucher_ids === null ? [] : parseJson(voucher_ids);

/** Takes a gift voucher out of all carts: its code was replaced. */
export async function dropVoucher(tx: Transaction<Schema>, id: number): Promise<void> {
  const carts = await tx
    .selectFrom('cart')
    .select(['id', 'voucher_ids'])
    .where('voucher_ids', 'like', `%${id}%`)
    .execute();
  for (const cart of carts) {
    const left = voucherIds(cart).filter((other) => other !== id);
    await tx
      .updateTable('cart')
      .set({ voucher_ids: left.length > 0 ? toJson(left) : null })
      .where('id', '=', cart.id)
      .execute();
  }
}

export interface StoredCart {
  cart: CartRow;
  contents: CartContents;
}

/** 192 random bits; never a number, as customers' cart ids are. */
const guestCartId = (): string => randomBytes(24).toString('base64url');
const customerCartId = (): string => String(randomInt(1, 2 ** 48 - 1));

const insertCart = prepareQuery((db, [cart]: readonly CartRow[]) =>
  db.insertInto('cart').values({
    id: cart!.id,
    customer_id: cart!.customer_id,
    version: cart!.version,
    last_item_id: cart!.last_item_id,
    coupon_code: cart!.coupon_code,
    country: cart!.country,
    shipping_method: cart!.shipping_method,
    voucher_ids: cart!.voucher_ids,
    updated_at: cart!.updated_at,
  }),
);

/** A new cart; a customer gets the one that is open. */
export async function openCart(db: Kysely<Schema>, customerId: number | null, now: number): Promise<string> {
  const empty = {
    ...{ version: 0, last_item_id: 0, coupon_code: null, country: null, shipping_method: null },
    voucher_ids: null,
    updated_at: isoTime(now),
  };
  if (customerId === null) {
    const id = guestCartId();
    await insertCart(db, [{ id, customer_id: null, ...empty }]);
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
  const [cart] = await countChange(tx, [{ id: cartId, updated_at: isoTime(now) }]);
  return cart ? { cart, contents: await readContents(tx, cart, keys) } : null;
}

const countChange = prepareQuery((db, [cart]: readonly Pick<CartRow, 'id' | 'updated_at'>[]) =>
  db
    .updateTable('cart')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: cart!.updated_at }))
    .where('id', '=', cart!.id)
    .returningAll(),
);

const itemsOf = prepareQuery((db, [cart]: readonly Pick<CartRow, 'id'>[]) =>
  db.selectFrom('cart_item').selectAll().where('cart_id', '=', cart!.id).orderBy('item_id'),
);

/** The first row names the cart, each further one a key. */
const linesOf = prepareQuery((db, [cart, ...lines]: readonly { id: string; key: string }[]) =>
  db
    .selectFrom('cart_line_key')
    .selectAll()
    .where('cart_id', '=', cart!.id)
    .where((eb) => {
      const isInCart = eb('item_id', 'is not', null);
      const keys = lines.map(({ key }) => key);
      return keys.length > 0 ? eb.or([isInCart, eb('line_key', 'in', keys)]) : isInCart;
    }),
);

async function readContents(db: Kysely<Schema>, cart: CartRow, keys: readonly string[]): Promise<CartContents> {
  const { id } = cart;
  const items = await itemsOf(db, [{ id }]);
  const lines = await linesOf(db, [{ id, key: '' }, ...keys.map((key) => ({ id, key }))]);
  return {
    items: new Map(items.map((row) => [row.item_id, toItem(row)])),
    lines: new Map(lines.map((row) => [row.line_key, toLine(row)])),
    lastItemId: cart.last_item_id,
  };
}

const toItem = (row: ItemRow): CartItem => ({
  itemId: row.item_id,
  sku: row.sku,
  productType: row.product_type,
  option: row.product_option === null ? null : parseJson(row.product_option),
  sent: row.sent_option === null ? null : parseJson(row.sent_option),
  qty: row.qty,
  lineKey: row.line_key,
});

function toLine({ version, item_id, refused }: LineRow): SeenLine {
  const seen = { version, itemId: item_id };
  if (refused === null) return seen;
  const { version: refusedVersion, code, message, limit, part } = parseJson(refused);
  return { ...seen, refused: { version: refusedVersion, refusal: new Refusal(code, message, limit, part) } };
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
    await writeItems(
      tx,
      items.map((item) => toRow(cartId, item)),
    );
  }
  if (lines.length > 0) {
    await writeLines(
      tx,
      lines.map(([line_key, line]) => toLineRow(cartId, line_key, line)),
    );
  }
  if (after.lastItemId !== before.lastItemId) {
    await tx.updateTable('cart').set({ last_item_id: after.lastItemId }).where('id', '=', cartId).execute();
  }
}

const writeItems = prepareQuery((db, rows: readonly ItemRow[]) =>
  db
    .insertInto('cart_item')
    .values(
      rows.map((row) => ({
        cart_id: row.cart_id,
        item_id: row.item_id,
        sku: row.sku,
        product_type: row.product_type,
        qty: row.qty,
        product_option: row.product_option,
        sent_option: row.sent_option,
        line_key: row.line_key,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'item_id']).doUpdateSet(({ ref }) => ({
        sku: ref('excluded.sku'),
        product_type: ref('excluded.product_type'),
        qty: ref('excluded.qty'),
        product_option: ref('excluded.product_option'),
        sent_option: ref('excluded.sent_option'),
        line_key: ref('excluded.line_key'),
      })),
    ),
);

const writeLines = prepareQuery((db, rows: readonly LineRow[]) =>
  db
    .insertInto('cart_line_key')
    .values(
      rows.map((row) => ({
        cart_id: row.cart_id,
        line_key: row.line_key,
        version: row.version,
        item_id: row.item_id,
        refused: row.refused,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'line_key']).doUpdateSet(({ ref }) => ({
        version: ref('excluded.version'),
        item_id: ref('excluded.item_id'),
        refused: ref('excluded.refused'),
      })),
    ),
);

const toRow = (cartId: string, item: CartItem): ItemRow => ({
  cart_id: cartId,
  item_id: item.itemId,
  sku: item.sku,
  product_type: item.productType,
  qty: item.qty,
  product_option: item.option === null ? null : toJson(item.option),
  sent_option: item.sent === null ? null : toJson(item.sent),
  line_key: item.lineKey,
});

const toLineRow = (cartId: string, lineKey: string, { version, itemId, refused }: SeenLine): LineRow => ({
  cart_id: cartId,
  line_key: lineKey,
  version,
  item_id: itemId,
  refused: refused ? toJson({ version: refused.version, ...refused.refusal }) : null,
});

const isoTime = (time: number): string => new Date(time).toISOString();
