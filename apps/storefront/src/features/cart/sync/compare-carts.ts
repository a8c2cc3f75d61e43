import type { ClientItem } from '@brixel/commerce/cart/cart-item';
import { type MergeOptions, type MergePlan, mergeCarts } from '@brixel/commerce/cart/cart-merge';
import type { ServerItem } from '@brixel/contract/cart';
import { lineKey } from '#features/cart-line/cart-line.ts';
import { type ClientCart, isPending, type RemovedLine, type StoredLine } from '../cart-state.ts';
import { isLeaver } from './pair-lines.ts';

/** The client's cart and the server's, as input of the merge rules. */

export interface ComparedLine extends ClientItem {
  stored: StoredLine;
}

const compared = (stored: StoredLine, cart: ClientCart, token: string, mergeQty: boolean): ComparedLine => {
  const { sku, parentSku, type_id, product_option, onServer, lent } = stored;
  const isKnown = onServer?.cart === token;
  return {
    stored,
    sku,
    parentSku,
    type_id,
    isPending: isPending(stored, cart),
    // what this cart has lent is in both quantities, and counts once
    qty: mergeQty && lent?.cart === token ? stored.qty - lent.qty : stored.qty,
    ...(product_option ? { product_option } : {}),
    ...(isKnown ? { server_item_id: onServer.item_id, prev_qty: onServer.qty } : {}),
  };
};

const itemKey = ({ sku, product_option }: ServerItem): string =>
  lineKey(sku, {
    extension_attributes: {
      ...(product_option?.extension_attributes.bundle_options && {
        bundle_options: product_option.extension_attributes.bundle_options,
      }),
      ...(product_option?.extension_attributes.custom_options && {
        custom_options: product_option.extension_attributes.custom_options,
      }),
      ...(product_option?.extension_attributes.temporary_image_id && {
        temporary_image_id: product_option.extension_attributes.temporary_image_id,
      }),
    },
  });

/** Whether a line that has left is this item; one without a key may be wanted again under the same choices. */
export function leavingItem(left: RemovedLine, { lines }: ClientCart, item: ServerItem, token: string): boolean {
  if (isLeaver(left, item, token)) return true;
  return !item.line_key && itemKey(item) === left.key && !lines.some(({ key }) => key === left.key);
}

export function compareCarts(
  cart: ClientCart,
  items: readonly ServerItem[],
  options: Omit<MergeOptions, 'cartId' | 'sendParentSku' | 'isStranger'> & { token: string },
): MergePlan<ComparedLine> {
  const { token, mergeQty } = options;
  const isLeaving = (item: ServerItem): boolean =>
    cart.removed.some((left) => !left.gone && leavingItem(left, cart, item, token));
  const left = new Set<number | string>(
    items.filter((item) => cart.removed.some((line) => isLeaver(line, item, token))).map(({ item_id }) => item_id),
  );
  return mergeCarts(
    cart.lines.map((line) => compared(line, cart, token, mergeQty)),
    items.filter((item) => !isLeaving(item)),
    {
      ...options,
      cartId: token,
      sendParentSku: false,
      isStranger: ({ item_id }) => !left.has(item_id),
    },
  );
}
