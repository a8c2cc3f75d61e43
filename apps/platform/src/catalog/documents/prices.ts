import { startSelection } from '@brixel/commerce/bundle-start';
import type { BasisPoints } from '@brixel/commerce/money';
import {
  chargedPrice,
  cheapestSource,
  productPrices,
  type SourcePrice,
  splitGross,
  type WirePrices,
} from '@brixel/commerce/product-price';
import { taxRate } from '@brixel/commerce/tax';
import type { TaxRule, TierPrice } from '@brixel/contract/catalog';
import type { StoreView } from '@brixel/contract/stores';
import type { ProductSource, ProductSources } from './product-source.ts';

/** Answers what a product costs in one store at one moment. */
export interface PriceBook {
  prices(source: ProductSource): WirePrices;
  tierPrices(source: ProductSource): TierPrice[];
}

export function createPriceBook(
  sources: ProductSources,
  taxRules: readonly TaxRule[],
  { country }: StoreView,
  now: number,
): PriceBook {
  const rateOf = ({ row }: ProductSource): BasisPoints => taxRate(taxRules, { taxClassId: row.tax_class_id, country });

  /** Composite products cost what their parts cost, at the parts' current prices. */
  function sourcePrice(source: ProductSource): SourcePrice {
    const { type_id, sku } = source.row;
    if (type_id === 'configurable') {
      const variants = (sources.variantsOf.get(sku) ?? []).map(ownPrice);
      return cheapestSource(variants, now) ?? ownPrice(source);
    }
    if (type_id === 'bundle') return sumOf(bundleParts(source));
    if (type_id === 'grouped') return sumOf(groupedParts(source));
    return ownPrice(source);
  }

  function sumOf(parts: readonly { sku: string; qty: number }[]): SourcePrice {
    let price = 0;
    let reduced = 0;
    for (const { sku, qty } of parts) {
      const part = sources.bySku.get(sku);
      if (!part) continue;
      const own = ownPrice(part);
      price += own.price * qty;
      reduced += chargedPrice(own, now) * qty;
    }
    return { price, special: reduced < price ? { price: reduced, from: null, to: null } : null };
  }

  return {
    prices: (source) => productPrices(sourcePrice(source), rateOf(source), now),
    tierPrices: (source) =>
      source.tiers.map(({ customer_group_id, qty, price }) => {
        const { net, gross } = splitGross(price, rateOf(source));
        return { customer_group_id, qty, value: net, value_incl_tax: gross };
      }),
  };
}

export const ownPrice = ({ row }: ProductSource): SourcePrice => ({
  price: row.price,
  special: row.special_price === null ? null : { price: row.special_price, from: row.special_from, to: row.special_to },
});

const bundleParts = ({ attributes }: ProductSource) =>
  (attributes.bundleOptions ?? []).flatMap(({ required, selections }) => {
    const chosen = startSelection(required, selections, ({ isDefault }) => isDefault);
    return chosen ? [{ sku: chosen.sku, qty: chosen.qty }] : [];
  });

const groupedParts = ({ links }: ProductSource) =>
  links.filter(({ type }) => type === 'associated').map(({ linked_sku, qty }) => ({ sku: linked_sku, qty: qty || 1 }));
