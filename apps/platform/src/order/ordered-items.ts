import type { StockRow } from '@brixel/contract/catalog';
import type { OrderedLine, OrderRefusal } from '@brixel/contract/order';
import { choiceText } from '../cart/cart-contents.ts';
import { type Chosen, chooseProduct, type FindProduct, givenOptions, reopenItem } from '../cart/choose-product.ts';
import type { PricedItem } from '../cart/price-items.ts';
import { Refusal } from '../cart/refusal.ts';
import { stockRefusal, stockUse, totalUse } from '../cart/stock-limits.ts';

export interface OrderedItem extends PricedItem {
  temporaryImageId: string | null;
}

type ShortLines = NonNullable<OrderRefusal['lines']>;

/** The lines with the products behind them, equal ones as one, as in a cart; or those that the shop does not sell like that. */
export function openLines(
  lines: readonly OrderedLine[],
  find: FindProduct,
): { items: OrderedItem[] } | { unknown: ShortLines } {
  const items = new Map<string, OrderedItem>();
  const unknown: ShortLines = [];
  for (const line of lines) {
    const chosen = chooseLine(find, line);
    if (chosen instanceof Refusal) {
      unknown.push({ sku: line.sku, available: 0 });
      continue;
    }
    const temporaryImageId = line.temporary_image_id ?? null;
    const key = JSON.stringify([chosen.sku, choiceText(chosen), temporaryImageId]);
    const equal = items.get(key);
    if (equal) equal.qty += line.qty;
    else items.set(key, { itemId: items.size + 1, qty: line.qty, chosen, temporaryImageId });
  }
  return unknown.length > 0 ? { unknown } : { items: [...items.values()] };
}

/** Older clients name the variant and the choices that led to it; others the family and the choices. */
function chooseLine(find: FindProduct, { sku, product_option }: OrderedLine): Chosen | Refusal {
  const product = find(sku);
  const { configurable_item_options = [] } = givenOptions(product_option);
  const isVariant = product && product.parentSku !== product.sku && configurable_item_options.length > 0;
  return isVariant
    ? reopenItem(find, { sku, productType: 'configurable', option: product_option })
    : chooseProduct(find, sku, product_option);
}

/** The items of which there are not as many as are ordered, counting what the others take. */
export function shortLines(items: readonly OrderedItem[], stock: ReadonlyMap<string, StockRow>): ShortLines {
  const total = totalUse(items);
  return items.flatMap(({ chosen, qty }) => {
    const own = stockUse(chosen);
    const others = new Map(own.map((use) => [use.sku, total.get(use.sku)! - use.qty * qty]));
    const refusal = stockRefusal(chosen, qty, others, stock);
    return refusal ? [{ sku: chosen.sku, available: refusal.code === 'TOO_MANY' ? refusal.limit! : 0 }] : [];
  });
}
