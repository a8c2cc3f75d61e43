import { startSelection } from '@brixel/commerce/bundle-start';
import { lineTotal } from '@brixel/commerce/cart-totals';
import type { BasisPoints, Money } from '@brixel/commerce/money';
import {
  chargedPrice,
  cheapestSource,
  productPrices,
  type SourcePrice,
  splitGross,
  type WirePrices,
} from '@brixel/commerce/product-price';
import { isTierOf } from '@brixel/commerce/tier-prices';
import { vatRate } from '@brixel/commerce/vat';
import type { Product, ProductLink, TierPrice } from '@brixel/contract/catalog';
import type { StoreView } from '@brixel/contract/stores';
import type { Vat } from '@brixel/contract/vat';
import { sourcePriceOf } from '../price-history.ts';
import type { ProductSource, ProductSources } from './product-source.ts';
import { reductionBase } from './reductions.ts';

/** Answers what a product costs in one store at one moment. */
export interface PriceBook {
  prices(source: ProductSource): WirePrices & Pick<Product, 'lowest_price_30_days_incl_tax'>;
  tierPrices(source: ProductSource): TierPrice[];
}

export function createPriceBook(sources: ProductSources, vat: Vat, { country }: StoreView, now: number): PriceBook {
  const rateOf = ({ row, attributes }: ProductSource): BasisPoints =>
    attributes.voucher ? 0 : vatRate(vat, { taxClassId: row.tax_class_id, country, storeCountry: country });

  /** Composite products cost what their parts cost, at the parts' current prices. */
  function sourcePrice(source: ProductSource): SourcePrice {
    const { type_id, sku } = source.row;
    if (type_id === 'configurable') {
      const variants = (sources.variantsOf.get(sku) ?? []).map(ownPrice);
      return cheapestSource(variants, now) ?? ownPrice(source);
    }
    if (type_id === 'bundle') return sumOf(bundleParts(source), (_, price, qty) => price * qty);
    if (type_id === 'grouped') return sumOf(groupedParts(sources.linksOf(source)), linePrice);
    return ownPrice(source);
  }

  function sumOf(parts: readonly { sku: string; qty: number }[], costOf: typeof linePrice): SourcePrice {
    let price = 0;
    let reduced = 0;
    for (const { sku, qty } of parts) {
      const part = sources.bySku.get(sku);
      if (!part) continue;
      const own = ownPrice(part);
      price += costOf(part, own.price, qty);
      reduced += costOf(part, chargedPrice(own, now), qty);
    }
    return { price, special: reduced < price ? { price: reduced, from: null, to: null } : null };
  }

  // a variant is asked for twice: for its own document and for that of its family
  return {
    prices: remembered((source) => ({
      ...productPrices(sourcePrice(source), rateOf(source), now),
      lowest_price_30_days_incl_tax: reductionBase(source, sources, now),
    })),
    tierPrices: remembered((source) =>
      publicTiers(source).map(({ customer_group_id, qty, price }) => {
        const { net, gross } = splitGross(price, rateOf(source));
        return { customer_group_id, qty, value: net, value_incl_tax: gross };
      }),
    ),
  };
}

function remembered<T extends object>(make: (source: ProductSource) => T): (source: ProductSource) => T {
  const known = new Map<ProductSource, T>();
  return (source) => {
    const made = known.get(source) ?? make(source);
    known.set(source, made);
    return made;
  };
}

export const ownPrice = ({ row }: ProductSource): SourcePrice => sourcePriceOf(row);

/** Documents are read by everybody: prices that were agreed with some customers do not belong in them. */
const publicTiers = ({ tiers }: ProductSource) => tiers.filter((tier) => isTierOf(tier));

/** The members of a group are bought as lines of their own, with the tiers that everybody gets. */
const linePrice = (source: ProductSource, price: Money, qty: number): Money =>
  lineTotal({ price, qty, tiers: publicTiers(source) });

const bundleParts = ({ attributes }: ProductSource) =>
  (attributes.bundleOptions ?? []).flatMap(({ required, selections }) => {
    const chosen = startSelection(required, selections, ({ isDefault }) => isDefault);
    return chosen ? [{ sku: chosen.sku, qty: chosen.qty }] : [];
  });

const groupedParts = (links: readonly ProductLink[]) =>
  links
    .filter(({ link_type }) => link_type === 'associated')
    .map(({ linked_product_sku, qty }) => ({ sku: linked_product_sku, qty: qty || 1 }));
