import type { OrderView } from '@brixel/contract/order';
import { expect, test } from 'vitest';
import type { ShownGoods } from '../goods/goods.ts';
import type { OrderLine } from '../order/order-content.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { pickListOf } from './pick-list.ts';

const line = (itemId: number, sku: string, qty: number, more: Partial<OrderLine> = {}): OrderLine => ({
  ...{ itemId, sku, offerSku: sku, name: sku, productType: 'simple', qty },
  ...{ option: null, options: [], downloads: [], mosaicId: null },
  ...more,
});

const box = line(1, 'BOX', 2, {
  productType: 'bundle',
  parts: [
    { sku: 'BRICK', qty: 3 },
    { sku: 'UNCOUNTED', qty: 1 },
  ],
});
const lines = [box, line(2, 'BRICK', 4)];
const reserved = [
  { sku: 'BOX', qty: 2 },
  { sku: 'BRICK', qty: 10 },
];
const order = { orderNumber: 'BX-1', isTest: false, lines, reserved } as unknown as StoredOrder;
const items = lines.map(({ itemId: item_id, sku, name, qty: qty_ordered }) => ({
  ...{ item_id, sku, name, qty_ordered, options: [], product_type: 'simple' },
}));

async function listWith(places: Readonly<Record<string, string>>) {
  const shown = new Map(Object.entries(places).map(([sku, place]) => [sku, { place, name: sku } as ShownGoods]));
  const { lots, boxes } = await pickListOf([order], {
    ...{ goods: { shown: async () => shown }, language: 'de', at: '2026-01-01T00:00:00Z' },
    showOrder: () => ({ items }) as unknown as OrderView,
    pictureOf: async () => null,
  });
  return [boxes[0]?.lots, ...lots.map(({ sku, place, quantity }) => `${place} ${sku} ${quantity}`)];
}

test('of a box that lies nowhere the list names the parts with their places, together with those ordered by themselves', async () => {
  expect(await listWith({ BRICK: 'K07-2', UNCOUNTED: 'A1' })).toEqual([2, 'A1 UNCOUNTED 2', 'K07-2 BRICK 10']);
  // one that lies somewhere is fetched there too
  expect(await listWith({ BRICK: 'K07-2', UNCOUNTED: 'A1', BOX: 'Z1' })).toContain('Z1 BOX 2');
  // where nothing has a place, it is named as it was ordered
  expect(await listWith({})).toContain(' BOX 2');
});
