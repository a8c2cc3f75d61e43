import { cartItemForUpdate } from '@brixel/commerce/cart/cart-item-for-update';
import type { PlatformTotals } from '@brixel/contract/cart';
import type { CartOwner, PlainItem } from '#data/api/cart-calls.ts';
import { type ClientCart, isPending, type RemovedLine, type StoredLine } from '#features/cart/cart-state.ts';
import type { CallFailures } from './call-failures.ts';
import type { Comparison } from './comparison.ts';
import { itemsHash } from './lines-hash.ts';
import { sentOption } from './pending-changes.ts';
import { leaverOf, remembered } from './removed-lines.ts';
import type { SyncPorts } from './sync-ports.ts';

/**
 * Pushing to an API without line keys and whole-cart answers: it is pulled first, so that what it already has is not added
 * once more, then each line is pushed, then the totals are loaded.
 */

interface LegacyPush {
  push(owner: CartOwner): Promise<boolean>;
  takeTotals(owner: CartOwner): Promise<void>;
}

export function createLegacyPush(
  { sharedCart, calls }: SyncPorts,
  { recover }: Pick<CallFailures, 'recover'>,
  { compare }: Pick<Comparison, 'compare'>,
): LegacyPush {
  async function pushRemoval(owner: CartOwner, { item, sku, line_key }: RemovedLine): Promise<boolean> {
    if (item?.cart !== owner.cartId) return true;
    const outcome = await calls.deleteItem(owner, { sku, item_id: item.item_id, quoteId: owner.cartId });
    if (!outcome.ok) return recover(outcome);
    sharedCart.change((cart) => ({
      ...cart,
      removed: cart.removed.map((line) => (line.line_key === line_key ? { ...line, gone: true } : line)),
    }));
    return true;
  }

  async function pushLine(owner: CartOwner, line: StoredLine): Promise<boolean> {
    const { line_key, line_version } = line;
    const item = plainItem(line, owner.cartId);
    const outcome = await calls.updateItem(owner, item);
    if (!outcome.ok) return recover(outcome, new Map([[line_key, line_version]]));
    // it stays pending, and the next comparison shows what became of it
    if (!outcome.result) return true;
    const { item_id, qty } = outcome.result;
    // a quantity that was added to an unknown item is corrected with the next step
    const isSet = qty === item.qty || item.item_id !== undefined;
    sharedCart.change((cart) => {
      const at = cart.server?.version ?? 0;
      const onServer = { cart: owner.cartId, item_id, qty, at, line_version: isSet ? line_version : line_version - 1 };
      const confirmed = (stored: StoredLine): StoredLine =>
        isSet && stored.line_version === line_version ? { ...stored, qty, onServer } : { ...stored, onServer };
      return {
        ...cart,
        lines: cart.lines.map((stored) => (stored.line_key === line_key ? confirmed(stored) : stored)),
      };
    });
    return true;
  }

  async function takeTotals(owner: CartOwner): Promise<void> {
    const outcome = await calls.totals(owner);
    if (outcome.ok) sharedCart.change((cart) => withTotals(cart, owner.cartId, outcome.result));
  }

  return {
    takeTotals,
    async push(owner) {
      sharedCart.change(foldLines);
      // also finds the items of those who left
      if (!(await compare({}))) return false;
      const cart = sharedCart.read();
      if (cart.server?.token !== owner.cartId) return true;
      for (const line of cart.removed) if (!line.gone && !(await pushRemoval(owner, line))) return false;
      for (const line of cart.lines) if (isPending(line, cart) && !(await pushLine(owner, line))) return false;
      await takeTotals(owner);
      return true;
    },
  };
}

/** A variant is sent with the sku of its parent where its options identify it. */
function plainItem(line: StoredLine, token: string): PlainItem {
  const { onServer, product_option } = line;
  const item_id = onServer?.cart === token ? onServer.item_id : undefined;
  const sendParentSku = (product_option?.extension_attributes.configurable_item_options ?? []).length > 0;
  const { sku, qty } = cartItemForUpdate(line, null, { updateIds: false, mergeQty: false, sendParentSku });
  return {
    sku,
    qty,
    quoteId: token,
    ...(item_id === undefined ? {} : { item_id }),
    ...(product_option ? { product_option: sentOption(product_option) } : {}),
  };
}

function withTotals(cart: ClientCart, token: string, totals: PlatformTotals): ClientCart {
  if (cart.server?.token !== token) return cart;
  const server = { ...cart.server, totals, coupon: totals.coupon_code ?? null, hash: itemsHash(totals.items, token) };
  return { ...cart, server };
}

/**
 * Two tabs may put the same goods in at the same moment, as two lines. A server with line keys makes one item of them; for one
 * without, they must be one line before they are pushed.
 */
function foldLines(cart: ClientCart): ClientCart {
  const first = new Map<string, StoredLine>();
  for (const line of cart.lines) if (!first.has(line.key)) first.set(line.key, line);
  const doubles = cart.lines.filter((line) => first.get(line.key) !== line);
  if (doubles.length === 0) return cart;

  const folded = (line: StoredLine): StoredLine => {
    const brought = doubles.reduce((sum, { key, qty }) => (key === line.key ? sum + qty : sum), 0);
    if (brought === 0) return line;
    return { ...line, qty: line.qty + brought, line_version: line.line_version + 1, bySync: brought };
  };
  return {
    ...cart,
    lines: [...first.values()].map(folded),
    removed: remembered([...cart.removed, ...doubles.map(leaverOf)]),
  };
}
