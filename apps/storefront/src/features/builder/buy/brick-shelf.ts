import { partSku } from '@brixel/bricks/assortment';
import { colourByKey } from '@brixel/bricks/colours';
import { pickPieces } from '@brixel/commerce/pick-pieces';
import type { BillLine } from '@brixel/mosaic/bill-of-materials';
import { type MosaicMode, paletteFor } from '@brixel/mosaic/palette';
import { SINGLE_PLATE } from '@brixel/mosaic/plates';
import { useEffect, useState } from 'react';
import { createCartCalls } from '#data/api/cart-calls.ts';
import { createPartCalls } from '#data/api/part-calls.ts';
import { findBuyable } from '#data/catalog/cart-queries.ts';
import { type Services, useServices } from '#data/services.ts';
import { currentCart } from '#features/cart/cart-controller.ts';
import { askStock, withStock } from '#features/cart/lines/line-stock.ts';
import { type CartLine, mostOf } from '#features/cart-line/cart-line.ts';
import { lineOf } from '#features/cart-line/line-of-product.ts';

/** What the shop has of the parts of mosaics right now, and what they cost. Parts go by the skus of our range, goods have skus of their own. */
export interface BrickShelf {
  isSold(part: string): boolean;
  /** how many more may go into the cart */
  available(part: string): number;
  /** the goods to take for so many pieces */
  lines(part: string, qty: number): CartLine[];
}

/** With the single plates of every colour: one that is short may need any other as its substitute. */
async function loadShelf(
  services: Services,
  bill: readonly BillLine[],
  colourKeys: readonly string[],
  signal: AbortSignal,
): Promise<BrickShelf> {
  const wanted = [
    ...bill.map(({ design, colour }) => ({ part: design, key: colour.key })),
    ...colourKeys.map((key) => ({ part: SINGLE_PLATE.design, key })),
  ].map(({ part, key }) => ({ part, colour: colourByKey(key).id }));
  const wishes = new Map(wanted.map((wish) => [partSku(wish.part, wish.colour), { ...wish, qty: 1 }]));
  const asked = await createPartCalls(services.api).find([...wishes.values()]);
  signal.throwIfAborted();
  if (!asked.ok) throw new Error(asked.message);
  const found = new Map([...wishes.keys()].map((part, at) => [part, asked.result[at]]));
  const skus = [...new Set(asked.result.flatMap(({ offers }) => offers.map(({ sku }) => sku)))];
  const [products, rows] = await Promise.all([
    findBuyable(services, skus, signal),
    services.config.cart.stockSync ? askStock(createCartCalls(services.api), skus, signal) : null,
  ]);
  const held = new Map(currentCart().lines.map(({ key, qty }) => [key, qty]));

  /** The goods that are a part, one piece of each. */
  const goodsOf = (part: string): CartLine[] =>
    (found.get(part)?.offers ?? []).flatMap(({ sku }) => {
      const product = products.get(sku);
      return product ? withStock(lineOf(product, 1, services), rows?.get(sku), services.config.cart) : [];
    });
  const limitsOf = (line: CartLine) => {
    const { inStock, min, step = 1 } = line.stock;
    const inCart = held.get(line.key) ?? 0;
    const most = inStock ? Math.max(0, mostOf(line) - inCart) : 0;
    const least = inCart > 0 ? step : min;
    return { most: most < least ? 0 : most, step, least };
  };
  return {
    isSold: (part) => found.get(part)?.is_sold ?? false,
    available: (part) => goodsOf(part).reduce((sum, line) => sum + limitsOf(line).most, 0),
    lines(part, qty) {
      const goods = goodsOf(part);
      const picked = pickPieces(goods.map(limitsOf), qty);
      return goods.map((line, at) => ({ ...line, qty: picked[at]! })).filter((line) => line.qty > 0);
    },
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
