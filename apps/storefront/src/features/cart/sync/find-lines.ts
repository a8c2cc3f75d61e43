import type { ProductOption as ItemOption, ServerItem } from '@brixel/contract/cart';
import type { Product } from '@brixel/contract/catalog';
import { findBuyable } from '#data/catalog/cart-queries.ts';
import type { Services } from '#data/services.ts';
import type { CartLine, ProductOption } from '#features/cart-line/cart-line.ts';
import { lineOf } from '#features/cart-line/line-of-product.ts';

export type FoundItem = Pick<ServerItem, 'item_id' | 'sku' | 'qty' | 'price' | 'product_option'>;

/** The lines for items that another device has put into the cart, by item id; what is no longer sold is left out. */
export async function findLines(
  items: readonly FoundItem[],
  services: Services,
): Promise<ReadonlyMap<number, CartLine>> {
  const products = await findBuyable(
    services,
    items.map(({ sku }) => sku),
  );
  return new Map(
    items.flatMap((item) => {
      const product = products.get(item.sku);
      return product ? [[item.item_id, lineOfItem(item, product, services)] as const] : [];
    }),
  );
}

function lineOfItem({ qty, price, product_option }: FoundItem, product: Product, services: Services): CartLine {
  if (!product_option) return lineOf(product, qty, services);
  const line = lineOf(product, qty, services, { option: lineOption(product_option) });
  // the price of what was put together is known to the server only
  return { ...line, price: price * (1 + line.taxRate / 10_000), tiers: [] };
}

const lineOption = ({ extension_attributes: chosen }: ItemOption): ProductOption => ({
  extension_attributes: {
    ...(chosen.bundle_options ? { bundle_options: chosen.bundle_options } : {}),
    ...(chosen.custom_options ? { custom_options: chosen.custom_options } : {}),
    ...(chosen.temporary_image_id ? { temporary_image_id: chosen.temporary_image_id } : {}),
    ...(chosen.configurable_item_options
      ? {
          configurable_item_options: chosen.configurable_item_options.map(({ option_id, option_value }) => ({
            option_id,
            option_value: String(option_value),
          })),
        }
      : {}),
  },
});
