import { priceBeforeReduction } from '@brixel/commerce/lowest-price';
import { toEuros } from '@brixel/commerce/money';
import { chargedPrice } from '@brixel/commerce/product-price';
import { sourcePriceOf } from '../price-history.ts';
import type { ProductSource, ProductSources } from './product-source.ts';

/** The price that a product's reduction may be measured by, in euros; null where none may be announced. */
export function reductionBase(source: ProductSource, { variantsOf }: ProductSources, now: number): number | null {
  const { type_id, sku } = source.row;
  // the parts of a bundle or group announce their own reductions: the sum changes with every choice
  if (type_id === 'bundle' || type_id === 'grouped') return null;
  const quoted = type_id === 'configurable' ? cheapest(variantsOf.get(sku) ?? [], now) : source;
  if (!quoted || quoted.row.special_price === null) return null;
  const steps = quoted.history.map(({ valid_from, price, is_reduced }) => ({
    from: Date.parse(valid_from),
    price,
    reduced: is_reduced === 1,
  }));
  const lowest = priceBeforeReduction(steps, now);
  return lowest === null ? null : toEuros(lowest);
}

/** The variant whose price a family shows as its own. */
function cheapest(variants: readonly ProductSource[], now: number): ProductSource | undefined {
  const charged = ({ row }: ProductSource): number => chargedPrice(sourcePriceOf(row), now);
  return variants.toSorted((a, b) => charged(a) - charged(b))[0];
}
