import { type CouponValue, withCoupon } from '@brixel/commerce/cart/coupon';
import { wireTotals } from '@brixel/commerce/cart/wire-totals';
import { fromEuros } from '@brixel/commerce/money';
import type { PlatformTotals } from '@brixel/contract/cart';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineTerms } from '#features/cart-line/cart-line.ts';
import type { ServerCart, StoredLine } from '../cart-state.ts';
import { linesHash } from '../sync/lines-hash.ts';
import { testLine } from '../testing/test-line.ts';
import vectors from '../vectors/prices-in-view.json' with { type: 'json' };
import { totalsInView } from './totals-in-view.ts';

const TOKEN = 'token';
const shippingFor = () => fromEuros(6.9);

const line = (facts: Partial<StoredLine> = {}): StoredLine => ({
  ...testLine(),
  line_key: 'k',
  line_version: 1,
  onServer: null,
  ...facts,
});

/** As the platform answers. */
function answerFor(lines: readonly StoredLine[], value: CouponValue | null): PlatformTotals {
  const terms = lines.map((entry, item_id) => ({ ...lineTerms(entry), item_id, name: entry.name, options: [] }));
  if (!value) return wireTotals(terms, shippingFor);
  const percent = value.kind === 'percent' ? value.rate : 0;
  return wireTotals(withCoupon(terms, { value }), shippingFor, { code: 'STEIN', percent });
}

const serverWith = (totals: PlatformTotals, lines: StoredLine[]): ServerCart => ({
  token: TOKEN,
  version: 1,
  dialect: 'cart',
  totals,
  hash: linesHash(lines, TOKEN),
  customer: false,
  coupon: totals.coupon_code ?? null,
  couponDue: null,
  comparedAt: 0,
});

const cents = fc.integer({ min: 1, max: 20_000 }).map((amount) => amount / 100);
const linesOf = (name: string) =>
  fc
    .array(
      fc.record({
        price: cents,
        qty: fc.integer({ min: 1, max: 500 }),
        taxRate: fc.constantFrom(1900, 700),
        type_id: fc.constantFrom<StoredLine['type_id']>('simple', 'virtual'),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((entries) =>
      entries.map((facts, place) => line({ ...facts, key: `${name}${place}`, sku: `${name}${place}` })),
    );
const anyCoupon = fc.oneof(
  fc.constant(null),
  fc.constantFrom<CouponValue>({ kind: 'percent', rate: 1000 }, { kind: 'percent', rate: 1500 }),
);

interface Vector {
  id: string;
  input: { cart_items?: { qty: number; price_incl_tax: number }[] };
  expected: { totals?: { code: string; value: number }[]; subtotal_incl_tax?: number; grand_total?: number };
}
const cases: readonly Vector[] = vectors.cases;

/** Files need no parcel, so that nothing but the goods is counted; the server speaks of lines that are no longer there. */
test.each(cases.filter(({ id }) => id.startsWith('tot-')))('$id', ({ input: { cart_items = [] }, expected }) => {
  const lines = cart_items.map(({ qty, price_incl_tax }, place) =>
    line({ key: `${place}`, sku: `${place}`, qty, price: price_incl_tax, type_id: 'downloadable' }),
  );
  const before = [line({ price: 39.36 })];
  const totalOf = (code: string) => expected.totals?.find((entry) => entry.code === code)?.value ?? 0;
  expect(totalsInView({ lines, server: serverWith(answerFor(before, null), before) }, shippingFor)).toMatchObject({
    subtotal: fromEuros(expected.subtotal_incl_tax ?? totalOf('subtotal_incl_tax')),
    grandTotal: fromEuros(expected.grand_total ?? totalOf('grand_total')),
  });
});

test('until the server answers, a changed cart comes to what the server will say', () => {
  fc.assert(
    fc.property(linesOf('old'), linesOf('new'), anyCoupon, (before, after, coupon) => {
      const waiting = totalsInView(
        { lines: after, server: serverWith(answerFor(before, coupon), before) },
        shippingFor,
      );
      const answered = totalsInView({ lines: after, server: serverWith(answerFor(after, coupon), after) }, shippingFor);
      expect(waiting).toEqual(answered);
    }),
  );
});

test('a fixed coupon never takes off more than there is', () => {
  const dear = [line({ price: 50 })];
  const server = serverWith(answerFor(dear, { kind: 'fixed', amount: fromEuros(20) }), dear);
  expect(totalsInView({ lines: [line({ sku: 'B', price: 5 })], server }, shippingFor)).toMatchObject({
    subtotal: fromEuros(5),
    discount: fromEuros(5),
    grandTotal: fromEuros(6.9),
  });
});

test('a server without rates is believed in its sums', () => {
  const lines = [line({ price: 10 })];
  const plain: PlatformTotals = { ...answerFor(lines, null), grand_total: 8, total_segments: [] };
  expect(totalsInView({ lines, server: serverWith(plain, lines) }, shippingFor)).toMatchObject({
    taxes: [],
    tax: fromEuros(2.7),
    grandTotal: fromEuros(8),
  });
});
