import { vatRate } from '@brixel/commerce/vat';
import type { TaxRule } from '@brixel/contract/catalog';
import { storeViews } from '@brixel/contract/stores';
import { TAX_CLASSES, type Vat } from '@brixel/contract/vat';

/** The wire's class of those who buy for themselves. */
const RETAIL_CUSTOMERS = 3;

/** The same for clients that compute taxes themselves. */
export function taxRuleDocuments(vat: Vat): TaxRule[] {
  const stores = Object.values(storeViews).map(({ country }) => country);
  const countries =
    vat.mode === 'delivery-country'
      ? vat.rates.map(({ country }) => country)
      : [...new Set([...vat.rates.map(({ country }) => country), ...stores])];
  const rule = (position: number, code: string, taxClassId: number): TaxRule => {
    const rates = countries.map((country, place) => {
      const rate = vatRate(vat, { taxClassId, country, storeCountry: country }) / 100;
      return {
        id: position * countries.length + place + 1,
        code: `${country}-${rate}`,
        rate,
        tax_country_id: country,
        tax_region_id: 0,
        region_name: '',
        tax_postcode: '*',
      };
    });
    return {
      id: position + 1,
      code,
      priority: 0,
      position,
      product_tax_class_ids: [taxClassId],
      customer_tax_class_ids: [RETAIL_CUSTOMERS],
      tax_rates_ids: rates.map(({ id }) => id),
      rates,
    };
  };
  const hasReduced = vat.rates.some(({ reduced }) => reduced !== null);
  return [
    rule(0, 'vat-standard', TAX_CLASSES.standard),
    ...(hasReduced ? [rule(1, 'vat-reduced', TAX_CLASSES.reduced)] : []),
  ];
}
