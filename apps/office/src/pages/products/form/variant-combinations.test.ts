import { expect, test } from 'vitest';
import { combinations, skuPattern } from './variant-combinations.ts';

const axes = [
  {
    code: 'stoff',
    label: 'Stoff',
    options: [
      { id: '1', label: 'Baumwolle' },
      { id: '2', label: 'Größer' },
    ],
  },
  {
    code: 'size',
    label: 'Größe',
    options: [
      { id: '7', label: '2×4' },
      { id: '8', label: '2 x 4' },
    ],
  },
];

test('all combinations but those that are there, each with a number of its own', () => {
  const pattern = skuPattern('KISSEN', axes);
  expect(pattern).toBe('KISSEN-{Stoff}-{Größe}');
  const first = combinations(axes, [], { pattern, price: '5', stock: '3' });
  expect(first.map(({ sku, values }) => [sku, values.stoff, values.size])).toEqual([
    ['KISSEN-BAUMWOLLE-2X4', '1', '7'],
    ['KISSEN-BAUMWOLLE-2-X-4', '1', '8'],
    ['KISSEN-GROSSER-2X4', '2', '7'],
    ['KISSEN-GROSSER-2-X-4', '2', '8'],
  ]);
  const [kept, ...others] = first;
  const again = combinations(axes, [kept!], { pattern: 'K', price: '5', stock: '3' });
  expect(again.map(({ sku }) => sku)).toEqual(['K', 'K-2', 'K-3']);
  expect(again.map(({ values }) => values)).toEqual(others.map(({ values }) => values));
  expect(combinations([{ ...axes[0]!, options: [] }], [], { pattern, price: '5', stock: '3' })).toEqual([]);
});
