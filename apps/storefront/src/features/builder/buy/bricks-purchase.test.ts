import { colourByKey } from '@brixel/bricks/colours';
import type { BillLine } from '@brixel/mosaic/bill-of-materials';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryOf, singleSku, skuOf } from './bricks-purchase.ts';

const line = (design: string, key: string, count: number): BillLine => ({
  design,
  colour: colourByKey(key),
  element: null,
  count,
});
const AREA: Record<string, number> = { 3024: 1, 3023: 2, 3020: 8 };

test('a plate that is short is laid with single ones of its colour', () => {
  const bill = [line('3020', 'red', 5), line('3024', 'red', 10)];
  const shelf = new Map([
    [skuOf(bill[0]!), 3],
    [singleSku('red'), 20],
  ]);
  const { parts, missing } = deliveryOf(bill, (sku) => shelf.get(sku) ?? 0);
  expect([...parts]).toEqual([
    [skuOf(bill[0]!), 3],
    [singleSku('red'), 20],
  ]);
  expect([...missing]).toEqual([['red', 6]]);
});

test('whatever the shelf holds, parts and gaps cover every stud once and no part is promised twice', () => {
  const lines = fc.uniqueArray(
    fc.record({
      design: fc.constantFrom('3024', '3023', '3020'),
      key: fc.constantFrom('red', 'white', 'black'),
      count: fc.integer({ min: 1, max: 50 }),
      stock: fc.integer({ min: 0, max: 60 }),
    }),
    { selector: ({ design, key }) => design + key },
  );
  fc.assert(
    fc.property(lines, (entries) => {
      const bill = entries.map(({ design, key, count }) => line(design, key, count));
      const stock = new Map(entries.map(({ stock: qty }, place) => [skuOf(bill[place]!), qty]));
      const { parts, missing } = deliveryOf(bill, (sku) => stock.get(sku) ?? 0);
      const wanted = bill.reduce((sum, { design, count }) => sum + AREA[design]! * count, 0);
      const covered = [...parts].reduce((sum, [sku, count]) => sum + AREA[sku.split('-')[1]!]! * count, 0);
      const gaps = [...missing.values()].reduce((sum, studs) => sum + studs, 0);
      expect(covered + gaps).toBe(wanted);
      for (const [sku, count] of parts) expect(count).toBeLessThanOrEqual(stock.get(sku) ?? 0);
    }),
  );
});
