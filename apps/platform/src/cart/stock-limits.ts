import { linkQuantity } from '@brixel/commerce/parts-price';
import type { StockRow } from '@brixel/contract/catalog';
import type { ChosenProduct, SaleRules } from './choose-product.ts';
import { notAMultiple, outOfStock, type Refusal, tooFew, tooMany } from './refusal.ts';

/** What one piece of a product takes out of the stock: itself, and the parts of a box. */
export interface StockUse {
  sku: string;
  qty: number;
  /** of a part */
  name?: string;
}

export function stockUse({ product, offer, option }: ChosenProduct): StockUse[] {
  const parts = (option?.extension_attributes.bundle_options ?? []).flatMap(
    ({ option_id, option_qty, option_selections }): StockUse[] => {
      const links = offer.bundle_options?.find((candidate) => candidate.option_id === option_id)?.product_links ?? [];
      return links
        .filter(({ id }) => option_selections.includes(Number(id)))
        .map(({ sku, name, qty }) => ({
          sku,
          name,
          qty: option_selections.length > 1 ? linkQuantity(qty) : option_qty,
        }));
    },
  );
  return [{ sku: product.sku, qty: 1 }, ...parts];
}

/** Adds up what several items take, by sku. */
export function totalUse(items: Iterable<{ chosen: ChosenProduct; qty: number }>): Map<string, number> {
  const total = new Map<string, number>();
  for (const { chosen, qty } of items) {
    for (const use of stockUse(chosen)) total.set(use.sku, (total.get(use.sku) ?? 0) + use.qty * qty);
  }
  return total;
}

/** Why that many cannot be had, given what the other items of the cart take; null where they can. */
export function stockRefusal(
  chosen: ChosenProduct,
  qty: number,
  taken: ReadonlyMap<string, number>,
  stock: ReadonlyMap<string, StockRow>,
  { maxLineQuantity }: Pick<SaleRules, 'maxLineQuantity'>,
): Refusal | null {
  const availableBy = stockUse(chosen).map(({ sku, qty: used, name }) => {
    const row = stock.get(sku);
    const available = row?.manage_stock
      ? Math.floor((row.qty - (taken.get(sku) ?? 0)) / used)
      : Number.POSITIVE_INFINITY;
    return { available, name };
  });
  const { available, name: part } = availableBy.reduce((least, one) => (one.available < least.available ? one : least));
  const own = stock.get(chosen.sku);
  const step = own?.qty_increments ?? 1;
  const least = Math.ceil(Math.max(1, own?.min_sale_qty ?? 1) / step) * step;
  const allowed = Math.min(own?.max_sale_qty || maxLineQuantity, maxLineQuantity);
  const most = Math.floor(Math.min(allowed, available) / step) * step;
  if (available < least) return outOfStock(part);
  if (qty > most) return tooMany(most, available < allowed ? part : undefined);
  if (qty < least) return tooFew(least);
  return qty % step === 0 ? null : notAMultiple(step);
}
