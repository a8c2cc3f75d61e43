import type { BasisPoints } from './money.ts';

/** The parts of a tax rule that decide a rate; the wire's tax rules fit. */
export interface TaxRuleTerms {
  product_tax_class_ids: readonly number[];
  customer_tax_class_ids: readonly number[];
  rates: readonly {
    /** percent */
    rate: number;
    tax_country_id: string;
    tax_region_id?: number | null;
    region_name?: string | null;
  }[];
}

export interface TaxQuestion {
  taxClassId: number | null | undefined;
  country?: string | undefined;
  region?: string | undefined;
  /** asked only where taxes depend on the customer group */
  customerTaxClassId?: number | undefined;
}

/** The specification's country for a shop that names none. */
export const FALLBACK_TAX_COUNTRY = 'PL';

/** The first rule for the product's tax class decides; no rule, or no rate for the country, is no tax. */
export function taxRate(rules: readonly TaxRuleTerms[], question: TaxQuestion): BasisPoints {
  const { taxClassId, country = FALLBACK_TAX_COUNTRY, region, customerTaxClassId } = question;
  if (!taxClassId || !Number.isInteger(taxClassId) || taxClassId < 0) return 0;
  const rule = rules.find(
    ({ product_tax_class_ids, customer_tax_class_ids }) =>
      product_tax_class_ids.includes(taxClassId) &&
      (customerTaxClassId === undefined || customer_tax_class_ids.includes(customerTaxClassId)),
  );
  const rate = rule?.rates.find(
    ({ tax_country_id, tax_region_id, region_name }) =>
      tax_country_id === country && (!region_name || !tax_region_id || region_name === region),
  );
  return rate ? Math.round(rate.rate * 100) : 0;
}
