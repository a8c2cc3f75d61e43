import type { StockRow } from '@brixel/contract/catalog';
import type { OrderedLine, OrderRefusal } from '@brixel/contract/order';
import { choiceText } from '../cart/cart-contents.ts';
import {
  type ChosenProduct,
  chooseProduct,
  type FindProduct,
  reopenItem,
  type SaleRules,
} from '../cart/choose-product.ts';
import { givenOptions } from '../cart/given-options.ts';
import type { PricedItem } from '../cart/price-items.ts';
import { Refusal } from '../cart/refusal.ts';
import { stockRefusal, stockUse, totalUse } from '../cart/stock-limits.ts';
import { chosenMosaic, mosaicProblem } from '../mosaic/mosaic-choice.ts';
import type { MosaicFacts } from '../mosaic/mosaic-store.ts';

type ShortLines = NonNullable<OrderRefusal['lines']>;

/** The lines with the products behind them, equal ones as one, as in a cart; or those that the shop does not sell like that. */
export function openLines(
  lines: readonly OrderedLine[],
  find: FindProduct,
): { items: PricedItem[] } | { unknown: ShortLines } {
  const items = new Map<string, PricedItem>();
  const unknown: ShortLines = [];
  for (const line of lines) {
    const chosen = chooseLine(find, line);
    if (chosen instanceof Refusal) {
      unknown.push({ sku: line.sku, available: 0 });
      continue;
    }
    const key = JSON.stringify([chosen.sku, choiceText(chosen)]);
    const equal = items.get(key);
    if (equal) equal.qty += line.qty;
    else items.set(key, { itemId: items.size + 1, qty: line.qty, chosen });
  }
  return unknown.length > 0 ? { unknown } : { items: [...items.values()] };
}

/** Older clients name the variant and the choices that led to it; others the family and the choices. */
function chooseLine(find: FindProduct, line: OrderedLine): ChosenProduct | Refusal {
  const { sku } = line;
  const product = find(sku);
  const given = { ...givenOptions(line.product_option), temporary_image_id: orderedMosaic(line) };
  const product_option = { extension_attributes: given };
  const { configurable_item_options } = given;
  const isVariant = product?.family_sku && configurable_item_options.length > 0;
  return isVariant
    ? reopenItem(find, { sku, productType: 'configurable', option: product_option })
    : chooseProduct(find, sku, product_option);
}

/** Clients name the mosaic of a line among its choices or beside them. */
export const orderedMosaic = ({ product_option, temporary_image_id }: OrderedLine): string | null =>
  temporary_image_id ?? givenOptions(product_option).temporary_image_id ?? null;

/** The items whose mosaic has run out, or is another one than what was chosen. */
export const linesWithoutMosaic = (
  items: readonly PricedItem[],
  mosaics: ReadonlyMap<string, MosaicFacts>,
): ShortLines =>
  items.flatMap(({ chosen }) => {
    if (mosaicProblem(chosen, mosaics) === null) return [];
    const id = chosenMosaic(chosen);
    return [{ sku: chosen.sku, available: 0, ...(id !== null && { temporary_image_id: id }) }];
  });

/** The items of which there are not as many as are ordered, counting what the others take. */
export function shortLines(
  items: readonly PricedItem[],
  stock: ReadonlyMap<string, StockRow>,
  rules: Pick<SaleRules, 'maxLineQuantity'>,
): ShortLines {
  const total = totalUse(items);
  return items.flatMap(({ chosen, qty }) => {
    const own = stockUse(chosen);
    const others = new Map(own.map((use) => [use.sku, total.get(use.sku)! - use.qty * qty]));
    const refusal = stockRefusal(chosen, qty, others, stock, rules);
    if (!refusal) return [];
    const { part } = refusal;
    return [{ sku: chosen.sku, available: availableOf(refusal, qty), ...(part !== undefined && { part }) }];
  });
}

/** How many of so many could be ordered instead. */
function availableOf({ code, limit = 0 }: Refusal, qty: number): number {
  if (code === 'TOO_MANY') return limit;
  return code === 'NOT_A_MULTIPLE' ? qty - (qty % limit) : 0;
}
