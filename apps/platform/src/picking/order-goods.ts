import type { OrderContent } from '../order/order-content.ts';

/** Pieces of one kind that belong into the box of an order. */
export interface OrderGoods {
  sku: string;
  /** the line of the order; null: parts of a box that is made of several */
  itemId: number | null;
  /** every mosaic is a thing of its own, though many have the same sku */
  mosaicId: string | null;
  name: string;
  qty: number;
}

/** What comes by mail or not at all. */
const NOT_PACKED = ['virtual', 'downloadable'];

/** What is to be taken from the drawers: the lines, and what boxes among them are made of, which only the stock knows. */
export function goodsOfOrder({ lines, reserved }: Pick<OrderContent, 'lines' | 'reserved'>): OrderGoods[] {
  const packed = lines.filter(({ productType }) => !NOT_PACKED.includes(productType));
  const ofLines = new Map<string, number>();
  for (const { sku, qty } of lines) ofLines.set(sku, (ofLines.get(sku) ?? 0) + qty);
  const parts = reserved.map(({ sku, qty }) => ({ sku, qty: qty - (ofLines.get(sku) ?? 0) }));
  return [
    ...packed.map(({ sku, itemId, mosaicId, name, qty }) => ({ sku, itemId, mosaicId, name, qty })),
    ...parts
      .filter(({ qty }) => qty > 0)
      .map(({ sku, qty }) => ({ sku, itemId: null, mosaicId: null, name: sku, qty })),
  ];
}
