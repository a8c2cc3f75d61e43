import type { BillLine } from '@brixel/mosaic/bill-of-materials';
import { type MosaicMode, paletteFor } from '@brixel/mosaic/palette';
import { useEffect, useState } from 'react';
import { createCartCalls } from '#data/api/cart-calls.ts';
import { findBuyable } from '#data/catalog/cart-queries.ts';
import { type Services, useServices } from '#data/services.ts';
import { currentCart } from '#features/cart/cart-controller.ts';
import { askStock, withStock } from '#features/cart/lines/line-stock.ts';
import { type CartLine, mostOf } from '#features/cart-line/cart-line.ts';
import { lineOf } from '#features/cart-line/line-of-product.ts';
import { singleSku, skuOf } from './bricks-purchase.ts';

/** What the shop has of the parts of mosaics right now, and what they cost. */
export interface BrickShelf {
  isSold(sku: string): boolean;
  /** how many more may go into the cart */
  available(sku: string): number;
  line(sku: string, qty: number): CartLine | null;
}

/** With the single plates of every colour: one that is short may need any other as its substitute. */
async function loadShelf(
  services: Services,
  bill: readonly BillLine[],
  colourKeys: readonly string[],
  signal: AbortSignal,
): Promise<BrickShelf> {
  const skus = [...new Set([...bill.map(skuOf), ...colourKeys.map(singleSku)])];
  const [products, rows] = await Promise.all([
    findBuyable(services, skus, signal),
    services.config.cart.stockSync ? askStock(createCartCalls(services.api), skus, signal) : null,
  ]);
  const held = new Map(currentCart().lines.map(({ key, qty }) => [key, qty]));
  const line = (sku: string, qty: number): CartLine | null => {
    const product = products.get(sku);
    return product ? withStock(lineOf(product, qty, services), rows?.get(sku), services.config.cart) : null;
  };
  return {
    isSold: (sku) => products.has(sku),
    available: (sku) => {
      const single = line(sku, 1);
      if (!single?.stock.inStock) return 0;
      return Math.max(0, mostOf(single) - (held.get(single.key) ?? 0));
    },
    line,
  };
}

/** Asked for once; `undefined` while it is on its way, null where the shop cannot be reached. */
export function useBrickShelf(bill: readonly BillLine[], mode: MosaicMode): BrickShelf | null | undefined {
  const services = useServices();
  const [shelf, setShelf] = useState<BrickShelf | null>();
  useEffect(() => {
    const abort = new AbortController();
    const keys = paletteFor(mode).map(({ key }) => key);
    loadShelf(services, bill, keys, abort.signal).then(setShelf, () => {
      if (!abort.signal.aborted) setShelf(null);
    });
    return () => abort.abort();
  }, [services, bill, mode]);
  return shelf;
}
