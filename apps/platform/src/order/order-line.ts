import { optionWords } from '../cart/option-words.ts';
import type { OrderLine } from './order-content.ts';
import type { OrderedItem } from './ordered-items.ts';

/** An item as the order keeps it. */
export function orderLine({ itemId, qty, chosen, temporaryImageId }: OrderedItem): OrderLine {
  const { sku, productType, option, product, offer } = chosen;
  return {
    itemId,
    sku,
    offerSku: offer.sku,
    name: product.name,
    productType,
    qty,
    option,
    options: optionWords(chosen),
    downloads: (product.downloadable_links ?? []).map(({ id, title }) => ({ id, title })),
    temporaryImageId,
  };
}
