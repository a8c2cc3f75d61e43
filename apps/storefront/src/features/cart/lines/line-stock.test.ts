import type { StockRow } from '@brixel/contract/catalog';
import { expect, test } from 'vitest';
import type { CartCalls } from '#data/api/cart-calls.ts';
import { testLine } from '../testing/test-line.ts';
import { askStock, withStock } from './line-stock.ts';

const row = (sku: string, qty: number): StockRow => ({
  item_id: 1,
  product_id: 1,
  stock_id: 1,
  sku,
  qty,
  is_in_stock: qty > 0,
  min_qty: 0,
  min_sale_qty: 1,
  max_sale_qty: 100,
  backorders: 0,
  manage_stock: true,
});

const line = testLine({ stock: { qty: 5, managed: true, inStock: true, min: 1, max: 100 } });

test('stock is asked for in chunks of 15; a chunk that fails is unknown', async () => {
  const asked: number[] = [];
  const stock: CartCalls['stock'] = async (skus) => {
    asked.push(skus.length);
    if (skus.includes('S15')) return { ok: false, code: 500, message: '' };
    return { ok: true, result: skus.map((sku) => row(sku, 1)) };
  };
  const skus = Array.from({ length: 33 }, (_, place) => `S${place}`);
  const known = await askStock({ stock }, skus, new AbortController().signal);
  expect(asked).toEqual([15, 15, 3]);
  expect([...known.keys()]).toEqual([...skus.slice(0, 15), ...skus.slice(30)]);
});

test('rows without a sku are those of the skus in their order; of an incomplete answer nobody knows which', async () => {
  const answer = (rows: unknown[]) => async () => ({ ok: true as const, result: rows as StockRow[] });
  const { sku: _, ...bare } = row('', 0);
  const { signal } = new AbortController();
  const rows = [{ ...bare, qty: '4' }, bare];
  const known = await askStock({ stock: answer(rows) }, ['A', 'B'], signal);
  expect([...known]).toMatchObject([
    ['A', { sku: 'A', qty: 4 }],
    ['B', { sku: 'B', qty: 0 }],
  ]);
  expect((await askStock({ stock: answer(rows) }, ['A', 'B', 'C'], signal)).size).toBe(0);
});

test('the line says what is known of its stock, and how much of it the shop sells at once', () => {
  const limits = { maxLineQuantity: 50 };
  expect(withStock(line, row('A', 3), limits)).toMatchObject({
    stock: { qty: 3, inStock: true, max: 50 },
    stockNote: 'in-stock',
  });
  expect(withStock(line, row('A', 0), limits)).toMatchObject({
    stock: { qty: 0, inStock: false },
    stockNote: 'out-of-stock',
  });
  expect(withStock(line, undefined, limits)).toBe(line);
});
