import { wireTotals } from '@brixel/commerce/cart/wire-totals';
import type { TierTerms } from '@brixel/commerce/cart-totals';
import { plainUnitPrice } from '@brixel/commerce/format-price';
import type { StoreCode } from '@brixel/contract/stores';
import { buildDemoCatalog } from '@brixel/demo-catalog/demo-catalog';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storeFormats } from '../mail/store-format.ts';

/** What the demo sells: every price with its tiers, and what is charged while it is reduced. */
const offers = buildDemoCatalog().products.flatMap(({ price, special, tiers }) =>
  [price, ...(special ? [special.price] : [])].map((charged) => ({ price: charged, tiers })),
);
/** Customers of another platform are charged what that one has multiplied out: anything down to our finest unit. */
const anyOffer = fc.record({ price: fc.integer({ min: 1, max: 2_000_000 }), tiers: fc.constant<TierTerms[]>([]) });

/** A shown amount as a shopper with a calculator reads it. */
const read = (shown: string): number => Number(shown.replace(/[.\s€]/g, '').replace(',', '.'));

test.each<[StoreCode, number]>([
  ['de', 1900],
  ['it', 2200],
])('in the %s store what is shown for one piece times the quantity is the sum beside it', (store, taxRate) => {
  const { price, unitPrice } = storeFormats[store];
  fc.assert(
    fc.property(
      fc.oneof(fc.constantFrom(...offers), anyOffer),
      fc.integer({ min: 1, max: 10_000 }),
      fc.boolean(),
      (offer, some, atTier) => {
        const qty = atTier ? (offer.tiers[some % offer.tiers.length]?.qty ?? some) : some;
        const line = { ...offer, qty, taxRate, item_id: 1, name: 'Stein', options: [] };
        const [row] = wireTotals([line], () => 0).items;
        const unit = unitPrice(row!.price_incl_tax);
        // in ten-thousandths, which a double holds exactly
        const product = Math.round(read(unit) * 10_000) * qty;
        expect(Math.round(read(price(row!.row_total_incl_tax)) * 100)).toBe(Math.round(product / 100));
        expect(unit).toMatch(/,\d{2,4}\s€$/);
        expect(Number(plainUnitPrice(row!.price_incl_tax))).toBe(read(unit));
      },
    ),
    { numRuns: 2000 },
  );
});
