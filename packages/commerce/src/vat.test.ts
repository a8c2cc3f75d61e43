import { unionVatRates } from '@brixel/contract/union-vat-rates';
import { defaultVat, TAX_CLASSES, type Vat } from '@brixel/contract/vat';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wireTotals } from './cart/wire-totals.ts';
import { fromEuros } from './money.ts';
import { vatRate } from './vat.ts';

const countries = unionVatRates.map(({ country }) => country);
const classes = Object.values(TAX_CLASSES);
const vats: fc.Arbitrary<Vat> = fc.record({
  ...{ smallBusinessNote: fc.constant(defaultVat.smallBusinessNote), marginNote: fc.constant(defaultVat.marginNote) },
  mode: fc.constantFrom('delivery-country', 'home-country', 'small-business'),
  home: fc.constantFrom(...countries),
  rates: fc.constant(unionVatRates),
});
const lines = fc.array(
  fc.record({
    qty: fc.integer({ min: 1, max: 500 }),
    price: fc.integer({ min: 1, max: 5_000_000 }),
    taxClassId: fc.constantFrom(...classes),
  }),
  { minLength: 1, maxLength: 6 },
);

test('whatever is charged, lines and parcel make the totals, and the tax is that of what is paid at each rate', () => {
  fc.assert(
    fc.property(vats, lines, fc.constantFrom(...countries), (vat, given, country) => {
      const rates = given.map(({ taxClassId }) => vatRate(vat, { taxClassId, country, storeCountry: 'DE' }));
      const terms = given.map(({ qty, price }, place) => ({
        ...{ item_id: place, name: '', options: [], tiers: [], qty, price, taxRate: rates[place]! },
      }));
      const totals = wireTotals(terms, () => fromEuros(6.9));
      const cents = (euros: number): number => Math.round(euros * 100);
      const sum = (of: (item: (typeof totals.items)[number]) => number): number =>
        totals.items.reduce((total, item) => total + cents(of(item)), 0);
      expect(sum((item) => item.row_total_incl_tax) + 690).toBe(cents(totals.grand_total));
      expect(sum((item) => item.tax_amount) + cents(totals.shipping_tax_amount)).toBe(cents(totals.tax_amount));
      const highest = Math.max(...rates);
      const exact = [...new Set(rates)].map((rate) => {
        const paid = totals.items.reduce(
          (total, item, place) => total + (rates[place] === rate ? cents(item.row_total_incl_tax) : 0),
          rate === highest ? 690 : 0,
        );
        return (paid * rate) / (10_000 + rate);
      });
      const due = exact.reduce((total, tax) => total + tax, 0);
      expect(Math.abs(cents(totals.tax_amount) - due)).toBeLessThanOrEqual(exact.length / 2 + 1e-6);
      if (vat.mode === 'small-business') expect(totals.tax_amount).toBe(0);
    }),
  );
});

test('without a rate of the country that of the store counts, then that of the shop', () => {
  const question = { taxClassId: TAX_CLASSES.standard, country: 'FR', storeCountry: 'IT' };
  expect(vatRate(defaultVat, question)).toBe(2200);
  expect(vatRate(defaultVat, { ...question, storeCountry: 'PL' })).toBe(1900);
  expect(vatRate(defaultVat, { ...question, taxClassId: TAX_CLASSES.reduced })).toBe(2200);
  expect(vatRate(defaultVat, { ...question, taxClassId: TAX_CLASSES.margin })).toBe(0);
});
