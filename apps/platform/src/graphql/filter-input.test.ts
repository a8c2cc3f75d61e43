import { expect, test } from 'vitest';
import { readFilter } from './filter-input.ts';

test('conditions, nested attributes and fields to count', () => {
  expect(
    readFilter({
      visibility: { in: [2, 3, 4] },
      stock: { qty: { gt: '0' }, is_in_stock: { eq: true } },
      color: { scope: 'catalog' },
      price: { from: 1, to: 5, scope: 'catalog' },
      sku: 'BX-1',
      name: {},
    }),
  ).toEqual({
    applied: [
      { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
      { attribute: 'stock.qty', value: { gt: '0' }, scope: 'default' },
      { attribute: 'stock.is_in_stock', value: { eq: true }, scope: 'default' },
      { attribute: 'price', value: { from: 1, to: 5 }, scope: 'catalog' },
      { attribute: 'sku', value: 'BX-1', scope: 'default' },
    ],
    counted: ['color', 'price'],
  });
});

test.each([
  [{ gteq: 3 }, { gte: 3 }],
  [{ lteq: 3 }, { lte: 3 }],
  [{ finset: 'a,b' }, { in: ['a', 'b'] }],
  [{ finset: ['a'] }, { in: ['a'] }],
  [{ null: 'true' }, { neq: null }],
  [{ notnull: 'true' }, { eq: null }],
  [{ notnull: false }, { neq: null }],
])('%j is %j in the search-query form', (given, value) => {
  expect(readFilter({ x: given }).applied).toEqual([{ attribute: 'x', value, scope: 'default' }]);
});

test('an attribute can be named twice in a list', () => {
  const { applied } = readFilter([{ x: { in: [1] } }, { x: { in: [2] } }]);
  expect(applied.map(({ value }) => value)).toEqual([{ in: [1] }, { in: [2] }]);
});

const deep = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`);

test.each([
  ['text', 'x', 'A filter is an object'],
  ['null in a list', [null], 'A filter is an object'],
  ['an unknown operator', { x: { about: 1 } }, 'unknown operator "about"'],
  ['a name of Object.prototype', { x: { constructor: 1 } }, 'unknown operator "constructor"'],
  ['an object for a value', { x: { gt: { y: 1 } } }, '"gt" of "x" must be a value'],
  ['two spellings of one operator', { x: { gte: 1, gteq: 2 } }, 'names "gte" twice'],
  ['an unknown scope', { x: { eq: 1, scope: 'global' } }, 'scope of "x"'],
  ['a group joined by or', { or: { x: { eq: 1 } } }, '"or"'],
  ['endless nesting', deep, 'deeper than 8'],
])('%s is refused with a sentence', (_name, filter, sentence) => {
  expect(() => readFilter(filter)).toThrow(sentence);
});
