import { vatRate } from '@brixel/commerce/vat';
import type { TaxRule } from '@brixel/contract/catalog';
import { settingSections } from '@brixel/contract/shop-settings';
import { storeViews } from '@brixel/contract/stores';
import { defaultVat, TAX_CLASSES, type Vat } from '@brixel/contract/vat';
import { parseJson } from '../../database/column-types.ts';
import type { CatalogRows } from '../rows.ts';

/** The VAT that the owner has set; a row that cannot be read counts as missing, as everywhere. */
export function vatOf({ shop_setting }: Pick<CatalogRows, 'shop_setting'>): Vat {
  const row = shop_setting.find(({ section }) => section === 'vat');
  const read = row && settingSections.vat.safeParse(parseJson(row.value));
  return read?.success ? read.data : defaultVat;
}

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
