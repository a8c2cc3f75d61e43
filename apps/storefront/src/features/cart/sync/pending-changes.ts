import type { LineChangeInput } from '@brixel/contract/cart';
import { MAX_LINE_CHANGES } from '@brixel/contract/cart-limits';
import type { ProductOption } from '#features/cart-line/cart-line.ts';
import { type ClientCart, type ItemReference, isPending } from '../cart-state.ts';

/** Changes that are still to be pushed. */

/** The line keys of a call and the versions that were sent, to compare with when the answer is there. */
export type SentVersions = ReadonlyMap<string, number>;

/** Clients send all three lists, possibly empty; a mosaic adds its id. */
export const sentOption = ({ extension_attributes: chosen }: ProductOption): LineChangeInput['product_option'] => ({
  extension_attributes: {
    configurable_item_options: chosen.configurable_item_options ?? [],
    custom_options: chosen.custom_options ?? [],
    bundle_options: chosen.bundle_options ?? [],
    ...(chosen.temporary_image_id ? { temporary_image_id: chosen.temporary_image_id } : {}),
  },
});

/** Lines that leave come first: what is put in again must not be added to what is on its way out. */
export function pendingChanges(cart: ClientCart): LineChangeInput[] {
  const leaving = cart.removed
    .filter(({ gone }) => !gone)
    .map(({ sku, line_key, line_version, item }) => ({ sku, qty: 0, line_key, line_version, ...numbered(item, cart) }));
  const wanted = cart.lines
    .filter((line) => isPending(line, cart))
    .map(({ sku, qty, line_key, line_version, product_option, onServer }) => ({
      sku,
      qty,
      line_key,
      line_version,
      ...numbered(onServer, cart),
      ...(product_option ? { product_option: sentOption(product_option) } : {}),
    }));
  return [...leaving, ...wanted].slice(0, MAX_LINE_CHANGES);
}

const numbered = (item: ItemReference | null | undefined, { server }: ClientCart) =>
  item && item.cart === server?.token ? { item_id: item.item_id } : {};

export const versionsOf = (changes: readonly LineChangeInput[]): SentVersions =>
  new Map(changes.map(({ line_key, line_version }) => [line_key, line_version]));
