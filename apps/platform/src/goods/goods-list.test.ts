import { productSorts } from '@brixel/contract/office/product-facts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GoodsList } from './goods-list.ts';
import { type GoodsRow, placeKeyOf, rememberWords, wordsOf } from './goods-row.ts';

const anyRow = fc
  .record({
    id: fc.integer({ min: 1, max: 20 }),
    name: fc.constantFrom('Stein 2×4', 'Platte 1×2', 'Brüstung', 'Fliese'),
    price: fc.integer({ min: 1, max: 5 }),
    stock: fc.option(fc.integer({ min: 0, max: 12 })),
    place: fc.constantFrom('', 'K07-2', 'K07-12', 'A01'),
    cost: fc.option(fc.integer({ min: 1, max: 5 })),
    isOn: fc.boolean(),
  })
  .map(
    ({ id, name, price, place, ...facts }): GoodsRow => ({
      id,
      sku: `S-${id}`,
      name,
      picture: '',
      colour: null,
      number: null,
      part: null,
      condition: null,
      price: { price, special: null },
      place,
      sold: 0,
      categories: [],
      updatedAt: '',
      words: wordsOf(name, place),
      placeKey: placeKeyOf(place),
      ...facts,
    }),
  );
const none = () => new Set<number>();
const skusIn = (list: GoodsList, sort: (typeof productSorts)[number]) =>
  list.page({ filter: {}, sort, direction: 'asc', from: 0, size: 100 }, none).rows.map(({ sku }) => sku);

test('rows that change keep their place in every order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyRow, { selector: ({ id }) => id }),
      fc.array(fc.tuple(anyRow, fc.boolean())),
      (rows, changes) => {
        const list = new GoodsList(rows);
        const wanted = new Map(rows.map((row) => [row.sku, row]));
        for (const sort of productSorts) skusIn(list, sort);
        for (const [row, isGone] of changes) {
          list.replace([row.sku], isGone ? new Map() : new Map([[row.sku, row]]));
          if (isGone) wanted.delete(row.sku);
          else wanted.set(row.sku, row);
        }
        const anew = new GoodsList(wanted.values());
        for (const sort of productSorts) expect(skusIn(list, sort)).toEqual(skusIn(anew, sort));
      },
    ),
  );
});

test('words are found whole or from their middle, numbers from their beginning, places in the order of the drawers', () => {
  const row = fc.sample(anyRow, 1)[0]!;
  const named = (id: number, name: string, place: string): GoodsRow => ({
    ...row,
    ...{ id, sku: `S-${id}`, name, place, words: wordsOf(name, place), placeKey: placeKeyOf(place) },
  });
  const list = new GoodsList([
    named(1, 'Stein 2×4 Signalrot', 'K07-12'),
    named(2, 'Brüstung 3024', 'K07-2'),
    named(3, 'Platte', ''),
  ]);
  const found = (search: string) => list.filtered({ search }, none).map(({ id }) => id);
  expect(found('stein 2x4 rot')).toEqual([1]);
  expect(found('brustung')).toEqual([2]);
  expect(found('24')).toEqual([]);
  expect(found('30')).toEqual([2]);
  expect(found('k07')).toEqual([1, 2]);
  expect(skusIn(list, 'place')).toEqual(['S-2', 'S-1', 'S-3']);
});

test('words that are remembered are those that are made anew', () => {
  const ofNames = rememberWords();
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('Stein 2×4', 'Brüstung, Rot', ' Fließe  1×1 ', ''),
  );
  fc.assert(
    fc.property(fc.array(fc.option(text)), (texts) => {
      expect(ofNames(...texts)).toBe(wordsOf(...texts));
    }),
  );
});
