import { expect, test } from 'vitest';
import { fromTables, toTables } from './state-tables.ts';

const product = (id: number, more: object = {}) => ({
  id,
  type_id: 'simple',
  rating: null,
  stock: { qty: id, is_in_stock: true },
  tier_prices: [
    { qty: 50, value: 0.1 },
    { qty: 100, value: 0.05 },
  ],
  ...more,
});

const throughJson = (value: unknown): unknown => fromTables(JSON.parse(JSON.stringify(toTables(value))));

test.each([
  ['products with and without a field', [product(1), product(2, { base_price: { grams: 3 } }), product(3)]],
  ['a field that is null, zero or false in some rows', [{ a: null }, { a: 0 }, { a: false }, { a: '' }, {}]],
  [
    'lists of one, of none, of values and of lists',
    { one: [{ a: 1 }], none: [], values: [1, 'a', null], lists: [[], [1]] },
  ],
  ['rows that are all empty', [{}, {}]],
  ['fields that are lists in some rows and objects in others', [{ a: [1] }, { a: { b: 1 } }]],
  ['a value and nothing else', 'text'],
  ['lists of objects of different lengths', [{ a: [{ b: 1 }, { b: 2 }] }, { a: [] }, { a: [{ b: 1, c: [{}] }] }]],
  ['lists of objects that are all empty, or partly missing', [{ a: [], b: [{ c: 1 }] }, { a: [] }]],
  ['a field that few rows have, or few have not', [{ a: 1 }, {}, {}, {}, { a: [{ b: 1 }, {}] }, { a: null }]],
  ['columns with the same values', [{ a: 'x', b: 'x', c: 1 }, { a: 'y', b: 'y' }, { c: 1 }]],
  [
    'fields called like the marks of a table',
    [{ '#': 1, '=': 2, '##': 3, '#=': 4, 0: 5 }, { '#': 0 }, { '=': { '=': 1, '#': [{ '#': 0 }, { '#': [] }] } }],
  ],
])('%s', (_name, value) => {
  expect(throughJson(value)).toEqual(value);
});

test('names and common values are written once', () => {
  const list = Array.from({ length: 50 }, (_, id) => product(id));
  expect(JSON.stringify(toTables(list)).length).toBeLessThan(JSON.stringify(list).length / 2);
});
