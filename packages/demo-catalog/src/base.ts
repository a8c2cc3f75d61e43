import type { SeedTaxRule } from './seed.ts';

/** What every shop of bricks begins with, whatever it sells. */
export { ATTRIBUTES } from './attributes.ts';

const PRODUCT_TAX_CLASS = 2;
const CUSTOMER_TAX_CLASS = 3;

/** VAT is that of the country of delivery; both stores show the same gross price. */
export const TAX_RULES: readonly SeedTaxRule[] = [
  {
    id: 1,
    code: 'vat-standard',
    productTaxClassIds: [PRODUCT_TAX_CLASS],
    customerTaxClassIds: [CUSTOMER_TAX_CLASS],
    rates: [
      { id: 1, code: 'DE-19', rate: 19, country: 'DE' },
      { id: 2, code: 'IT-22', rate: 22, country: 'IT' },
    ],
  },
];
