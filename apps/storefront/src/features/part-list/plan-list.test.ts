import type { FoundPart, PartOffer } from '@brixel/contract/parts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickedOf, piecesOf, planList, priceOf, type Wish } from './plan-list.ts';

const offer = (sku: string, more: Partial<PartOffer> = {}): PartOffer => ({
  sku,
  name: sku,
  picture: '',
  slug: sku,
  url_path: sku,
  family_sku: null,
  condition: 'new',
  price: 0.1,
  steps: [],
  most: 100,
  step: 1,
  least: 1,
  ...more,
});
const RED = { id: 1, name: 'Rot', hex: '#f00' };
const RUST = { id: 2, name: 'Rost', hex: '#a00' };
const wish = (part: string, qty: number): Wish => ({ part, colour: RED, qty });
const found = (offers: PartOffer[], standIns: PartOffer[] = []): FoundPart => ({
  is_sold: true,
  offers,
  stand_ins: standIns.length > 0 ? [{ colour: RUST, offers: standIns }] : [],
});

test('what is missing can be had in a similar colour that was chosen', () => {
  const wishes = [wish('3001', 20)];
  const parts = [found([offer('a', { most: 12 })], [offer('b')])];
  const [open] = planList(wishes, parts, {});
  expect(open).toMatchObject({ missing: 8, standIn: null, choices: [{ colour: RUST }] });
  const plan = planList(wishes, parts, { '3001 1': RUST.id });
  expect(plan[0]).toMatchObject({ missing: 8, standIn: { colour: RUST, picked: [{ qty: 8 }] }, choices: [] });
  expect(pickedOf(plan).map(({ offer: { sku }, qty }) => [sku, qty])).toEqual([
    ['a', 12],
    ['b', 8],
  ]);
});

test('more pieces cost what their step says', () => {
  const steps = [{ qty: 100, price: 0.05 }];
  expect(priceOf([{ offer: offer('a', { steps }), qty: 99 }])).toBe(99_000);
  expect(priceOf([{ offer: offer('a', { steps }), qty: 100 }])).toBe(50_000);
});

test('whatever is asked, nothing is promised twice', () => {
  const goods = fc.constantFrom('a', 'b', 'c');
  const parts = fc.array(
    fc.record({
      qty: fc.integer({ min: 1, max: 150 }),
      offers: fc.uniqueArray(goods),
      standIns: fc.uniqueArray(goods),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(parts, fc.boolean(), (entries, takesStandIns) => {
      const wishes = entries.map(({ qty }, at) => wish(String(at), qty));
      const taken = takesStandIns ? Object.fromEntries(wishes.map(({ part }) => [`${part} 1`, RUST.id])) : {};
      const plan = planList(
        wishes,
        entries.map(({ offers, standIns }) =>
          found(
            offers.map((sku) => offer(sku)),
            standIns.map((sku) => offer(sku)),
          ),
        ),
        taken,
      );
      for (const { qty } of pickedOf(plan)) expect(qty).toBeLessThanOrEqual(100);
      for (const { wish: asked, picked, missing } of plan) expect(piecesOf(picked) + missing).toBe(asked.qty);
    }),
  );
});
