import { cartHash } from '@brixel/commerce/cart/cart-hash';
import type { StoredLine } from '../cart-state.ts';

/** Whether totals belong to the lines in view: the same items in the same quantities, of the same cart. */

interface Counted {
  /** of what the server does not have yet: its sku */
  item: number | string;
  qty: number;
}

const hashOf = (counted: readonly Counted[], token: string): string =>
  cartHash(
    counted.toSorted((one, other) => String(one.item).localeCompare(String(other.item), 'en')),
    token,
  );

export const itemsHash = (items: readonly { item_id: number; qty: number }[], token: string): string =>
  hashOf(
    items.map(({ item_id, qty }) => ({ item: item_id, qty })),
    token,
  );

export const linesHash = (lines: readonly Pick<StoredLine, 'onServer' | 'qty' | 'sku'>[], token: string): string =>
  hashOf(
    lines.map(({ onServer, qty, sku }) => ({ item: onServer?.cart === token ? onServer.item_id : sku, qty })),
    token,
  );
