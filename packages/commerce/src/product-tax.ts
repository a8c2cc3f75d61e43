import { wireNumber } from './decimal.ts';
import { deprecatedPriceFields } from './deprecated-price-fields.ts';
import { isWithinDates } from './product-price.ts';
import { type TaxRuleTerms, taxPercent } from './tax.ts';
import {
  knownAmount,
  type MillionthRate,
  millionthRate,
  NO_AMOUNT,
  netAndGross,
  priceFields,
  type TaxedAmount,
  taxedAmount,
} from './taxed-amount.ts';

/** What the products of another platform cost, whose prices are entered with or without tax. Ours sends finished ones. */

export interface ProductTaxSettings {
  taxRules: readonly TaxRuleTerms[];
  country?: string | undefined;
  region?: string | undefined;
  /** whether `price` and `special_price` contain tax */
  sourcePriceIncludesTax: boolean;
  /** whether `final_price` does */
  finalPriceIncludesTax: boolean;
  /** whether taxes depend on the customer's group */
  groupedTaxActive: boolean;
  userGroupId?: number | null | undefined;
  /** also `priceInclTax`, `specialPriceTax` and so on */
  deprecatedPriceFields: boolean;
  now?: number;
}

/** Prices may be numbers, text or missing. */
export interface UntaxedProduct {
  tax_class_id?: unknown;
  special_from_date?: string | null | undefined;
  special_to_date?: string | null | undefined;
  tier_prices?: readonly { value?: unknown; value_incl_tax?: unknown; [field: string]: unknown }[] | null | undefined;
  custom_attributes?: readonly { attribute_code: string; value: unknown }[] | null | undefined;
  configurable_children?: readonly UntaxedProduct[] | null | undefined;
  [field: string]: unknown;
}

/** A copy with every price field filled in. Running it on its own result changes nothing. */
export function calculateProductPrices<T extends UntaxedProduct>(product: T, settings: ProductTaxSettings): T {
  const percent = taxPercent(settings.taxRules, {
    taxClassId: Math.trunc(wireNumber(product.tax_class_id)),
    country: settings.country,
    region: settings.region,
    ...(settings.groupedTaxActive && { customerTaxClassId: settings.userGroupId ?? null }),
  });
  return priced(product, millionthRate(percent ?? 0), { now: Date.now(), ...settings }).product;
}

type Settings = ProductTaxSettings & { now: number };

interface EnteredPrices {
  original: TaxedAmount;
  final: TaxedAmount;
  reduced: TaxedAmount;
}

interface ChargedPrices {
  price: TaxedAmount;
  special: TaxedAmount;
}

function priced<T extends UntaxedProduct>(
  source: T,
  rate: MillionthRate,
  settings: Settings,
): ChargedPrices & { product: T } {
  const product = withCustomAttributes(source);
  const entered = enteredPrices(product, rate, settings);
  const children = product.configurable_children?.map((child) => priced(child, rate, settings));
  const { price, special } = (children ?? []).reduce(cheaper, chargedPrices(product, entered, settings.now));
  const fields = {
    ...priceFields('price', price),
    ...priceFields('special_price', special),
    ...(entered.final.net !== 0 && priceFields('final_price', entered.final)),
    ...priceFields('original_price', entered.original),
  };
  return {
    price,
    special,
    product: {
      ...product,
      ...fields,
      ...(settings.deprecatedPriceFields && deprecatedPriceFields(fields)),
      // where the next run starts from
      ...netAndGross('original_special_price', entered.reduced),
      ...netAndGross('original_final_price', entered.final),
      ...(product.tier_prices && { tier_prices: taxedTiers(product.tier_prices, rate, settings) }),
      ...(children && { configurable_children: children.map((child) => child.product) }),
    },
  };
}

/** Children carry what the shop has added to a product as a list; rules and screens read it at the top level. */
const withCustomAttributes = <T extends UntaxedProduct>(product: T): T => ({
  ...product,
  ...Object.fromEntries((product.custom_attributes ?? []).map(({ attribute_code, value }) => [attribute_code, value])),
});

const taxedTiers = (
  tiers: NonNullable<UntaxedProduct['tier_prices']>,
  rate: MillionthRate,
  { sourcePriceIncludesTax }: Settings,
) =>
  tiers.map((tier) => {
    const isKnown = typeof tier.value_incl_tax === 'number';
    const amount = isKnown
      ? knownAmount(tier.value, tier.value_incl_tax, rate)
      : taxedAmount(tier.value, sourcePriceIncludesTax, rate);
    return { ...tier, ...netAndGross('value', amount) };
  });

function enteredPrices(product: UntaxedProduct, rate: MillionthRate, settings: Settings): EnteredPrices {
  const { sourcePriceIncludesTax, finalPriceIncludesTax } = settings;
  if (typeof product.original_price_incl_tax !== 'number') {
    return {
      original: taxedAmount(product.price, sourcePriceIncludesTax, rate),
      final: taxedAmount(product.final_price, finalPriceIncludesTax, rate),
      reduced: taxedAmount(product.special_price, sourcePriceIncludesTax, rate),
    };
  }
  const known = (name: string): TaxedAmount => knownAmount(product[name], product[`${name}_incl_tax`], rate);
  // a product calculated by a server has no earlier run
  const before = (name: string): TaxedAmount => known(`original_${name}` in product ? `original_${name}` : name);
  return { original: known('original_price'), final: before('final_price'), reduced: before('special_price') };
}

/**
 * A lower final price (of a catalogue rule) replaces the price, and a lower special price does so within its dates. Where the
 * final price undercuts the special one, it is named as the special price and the special one stays the price.
 */
function chargedPrices(
  product: UntaxedProduct,
  { original, final, reduced }: EnteredPrices,
  now: number,
): ChargedPrices {
  const isFinalLower = final.net !== 0 && final.net < original.net;
  const isFinalLowest = isFinalLower && reduced.net !== 0 && final.net < reduced.net;
  const special = isFinalLowest ? final : reduced;
  const isPromotion =
    special.net !== 0 &&
    special.net < original.net &&
    isWithinDates(product.special_from_date ?? null, product.special_to_date ?? null, now);
  return {
    price: isPromotion || isFinalLowest ? reduced : isFinalLower ? final : original,
    special: isPromotion ? special : NO_AMOUNT,
  };
}

/** A configurable product shows the lowest price of its variants; one without a price of its own, that of any. */
const cheaper = (parent: ChargedPrices, child: ChargedPrices): ChargedPrices =>
  child.price.gross <= parent.price.gross || parent.price.net === 0 ? child : parent;
