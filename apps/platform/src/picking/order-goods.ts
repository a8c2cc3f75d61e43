import type { OrderContent, StockShare } from '../order/order-content.ts';

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

type Ordered = Pick<OrderContent, 'lines' | 'reserved'>;

/** What leaves with an order: the lines, and what boxes among them are made of, which only the stock knows. */
export function goodsOfOrder({ lines, reserved }: Ordered): OrderGoods[] {
  const packed = lines.filter(({ productType }) => !NOT_PACKED.includes(productType));
  const ofLines = new Map<string, number>();
  for (const { sku, qty } of lines) ofLines.set(sku, (ofLines.get(sku) ?? 0) + qty);
  const parts = reserved.map(({ sku, qty }) => ({ sku, qty: qty - (ofLines.get(sku) ?? 0) }));
  return [
    ...packed.map(({ sku, itemId, mosaicId, name, qty }) => ({ sku, itemId, mosaicId, name, qty })),
    ...[...parts.filter(({ qty }) => qty > 0), ...uncountedParts(lines, reserved)].map(({ sku, qty }) => ({
      ...{ sku, itemId: null, mosaicId: null, name: sku, qty },
    })),
  ];
}

/** Parts of boxes whose stock nobody counts: nothing is reserved of them, and they belong into the parcel all the same. */
function uncountedParts(lines: Ordered['lines'], reserved: Ordered['reserved']): StockShare[] {
  const counted = new Set(reserved.map(({ sku }) => sku));
  const bySku = new Map<string, number>();
  for (const { parts = [], qty } of lines)
    for (const part of parts)
      if (!counted.has(part.sku)) bySku.set(part.sku, (bySku.get(part.sku) ?? 0) + part.qty * qty);
  return [...bySku].map(([sku, qty]) => ({ sku, qty }));
}

/** What is to be taken from the drawers: a box that lies nowhere itself is put together of its parts, which have places. */
export function goodsToFetch(order: Ordered, placeOf: (sku: string) => string): OrderGoods[] {
  const put = order.lines.filter(
    ({ sku, parts = [] }) => placeOf(sku) === '' && parts.some((part) => placeOf(part.sku) !== ''),
  );
  const ids = new Set(put.map(({ itemId }) => itemId));
  return goodsOfOrder(order).filter(({ itemId }) => itemId === null || !ids.has(itemId));
}
