import { wireNumber } from './decimal.ts';

/** The parts of a tax rule that decide a rate; the wire's tax rules fit. */
export interface TaxRuleTerms {
  product_tax_class_ids: readonly number[];
  customer_tax_class_ids: readonly number[];
  rates: readonly {
    /** percent; some platforms send it as text */
    rate: number | string;
    tax_country_id: string;
    tax_region_id?: number | null;
    region_name?: string | null;
  }[];
}

export interface TaxQuestion {
  taxClassId: number | null | undefined;
  country?: string | undefined;
  region?: string | undefined;
  /** asked only where taxes depend on the customer group; null: the customer belongs to none */
  customerTaxClassId?: number | null | undefined;
}

/** The specification's country for a shop that names none. */
export const FALLBACK_TAX_COUNTRY = 'PL';

/** The first rule for the product's tax class decides; null: no rule, or none of its rates is for the country. */
export function taxPercent(rules: readonly TaxRuleTerms[], question: TaxQuestion): number | null {
  const { taxClassId, country = FALLBACK_TAX_COUNTRY, region, customerTaxClassId } = question;
  if (!taxClassId || !Number.isInteger(taxClassId) || taxClassId < 0) return null;
  const rule = rules.find(
    ({ product_tax_class_ids, customer_tax_class_ids }) =>
      product_tax_class_ids.includes(taxClassId) &&
      (customerTaxClassId === undefined ||
        (customerTaxClassId !== null && customer_tax_class_ids.includes(customerTaxClassId))),
  );
  const rate = rule?.rates.find(
    ({ tax_country_id, tax_region_id, region_name }) =>
      tax_country_id === country && (!region_name || !tax_region_id || region_name === region),
  );
  return rate ? wireNumber(rate.rate) : null;
}

export interface GroupedTax {
  /** customer tax class of shoppers who belong to no group; only where it is set do taxes depend on the group at all */
  defaultGroupId: number | null;
  /** true: the default counts for everybody */
  onlyDefault: boolean;
}

/** The customer tax class of the request, or undefined where taxes do not depend on the customer. */
export function customerTaxClass(
  { defaultGroupId, onlyDefault }: GroupedTax,
  customerGroupId: number | null,
): number | undefined {
  if (defaultGroupId === null) return undefined;
  return customerGroupId !== null && customerGroupId > 0 && !onlyDefault ? customerGroupId : defaultGroupId;
}
