import { mosaicSku } from '@brixel/commerce/mosaic-sku';
import { useState } from 'react';
import { createMosaicCalls } from '#data/api/mosaic-calls.ts';
import { findProduct } from '#data/catalog/product-queries.ts';
import { type Services, useServices } from '#data/services.ts';
import { useAddToCart } from '#features/cart/use-add-to-cart.ts';
import type { CartLine } from '#features/cart-line/cart-line.ts';
import { openPanel } from '#shared/ui-store.ts';
import { useBuilder } from '../builder-store.ts';
import type { MosaicResult } from '../mosaic/mosaic-job.ts';
import { sourcePng } from '../picture/source-png.client.ts';
import { mosaicCartLine } from './mosaic-cart-line.ts';
import { type Obtained, obtainMosaic } from './obtain-mosaic.client.ts';

const PATIENCE_MS = 15_000;

/** Why nothing went into the cart. */
export type BuyProblem = Exclude<Obtained, { kind: 'made' }> | { kind: 'not-sold' };

export interface BuyMosaic {
  buy: (result: MosaicResult) => void;
  isBusy: boolean;
  problem: BuyProblem | null;
}

/** Has the mosaic in view made by the service and puts it into the cart. Only here something leaves the browser. */
export function useBuyMosaic(): BuyMosaic {
  const services = useServices();
  const { addLines } = useAddToCart();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<BuyProblem | null>(null);

  async function buy(result: MosaicResult): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const wanted = await lineFor(services, result);
      if ('kind' in wanted) setProblem(wanted);
      else if (addLines([wanted])) openPanel('microcart');
    } finally {
      setBusy(false);
    }
  }

  return { buy: (result) => void buy(result), isBusy, problem };
}

async function lineFor(services: Services, result: MosaicResult): Promise<CartLine | BuyProblem> {
  const state = useBuilder.getState();
  const { selectedSize: size, format, frame } = state;
  const { plates } = result;
  const [product, obtained] = await Promise.all([
    // undefined: the catalogue does not answer
    findProduct(services, { attribute: 'sku', value: mosaicSku(size) }, AbortSignal.timeout(PATIENCE_MS)).catch(
      () => {},
    ),
    obtainMosaic(createMosaicCalls(services.api), { size, result, source: () => sourcePng(state) }),
  ]);
  if (obtained.kind !== 'made') return obtained;
  if (!product) return { kind: product === null ? 'not-sold' : 'no-answer' };
  return mosaicCartLine(product, obtained.mosaic, { format, plates, frame }, services);
}
