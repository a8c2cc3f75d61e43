import { customSurcharge } from '@brixel/commerce/custom-options';
import { fromEuros, toEuros } from '@brixel/commerce/money';
import { mosaicSku } from '@brixel/commerce/mosaic-sku';
import type { Product } from '@brixel/contract/catalog';
import { Button } from '@brixel/ui/button.tsx';
import { CartIcon } from '@brixel/ui/icons.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { VisuallyHidden } from '@brixel/ui/visually-hidden.tsx';
import { useState } from 'react';
import { createMosaicCalls } from '#data/api/mosaic-calls.ts';
import { findProduct } from '#data/catalog/product-queries.ts';
import { type Services, useServices } from '#data/services.ts';
import { withMosaic } from '#features/cart/lines/mosaic-line.ts';
import { useAddToCart } from '#features/cart/use-add-to-cart.ts';
import type { CartLine } from '#features/cart-line/cart-line.ts';
import { lineOf } from '#features/cart-line/line-of-product.ts';
import type { MadeMosaic } from '#features/mosaics/made-mosaics.ts';
import { customDetails, customOptionOf } from '#features/product-options/custom-choices.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { openPanel } from '#shared/ui-store.ts';
import { useLoader } from '#shared/use-loader.ts';
import { useOnline } from '#shared/use-online.ts';
import { useBuilder } from '../builder-store.ts';
import type { MosaicResult } from '../mosaic/mosaic-job.ts';
import type { MosaicProduct } from '../size/load-mosaic-products.ts';
import { type MosaicChoices, mosaicAnswers, mosaicPrice } from '../size/mosaic-options.ts';
import { type Obtained, obtainMosaic, sourcePng } from './obtain-mosaic.client.ts';

interface BuyButtonProps {
  product: MosaicProduct | undefined;
  result: MosaicResult | null;
}

/** Sends the cut to the service, and the mosaic into the cart. */
export function BuyButton({ product, result }: BuyButtonProps) {
  const t = useT();
  const { price } = useFormat();
  const format = useBuilder((state) => state.format);
  const plates = useBuilder((state) => state.plates);
  const frame = useBuilder((state) => state.frame);
  const { buy, isBusy, problem } = useBuyMosaic();
  const online = useOnline();
  if (!product) return null;
  return (
    <div className="flex flex-col">
      <div role="status">
        {!online && (
          <Notice tone="warn" className="mb-3">
            {t('builder.offline')}
          </Notice>
        )}
      </div>
      <div role="alert">{problem && <ProblemNotice problem={problem} />}</div>
      <Button
        variant="cta"
        size="l"
        className="px-4!"
        loading={isBusy}
        disabled={!result?.isFinal}
        onClick={() => {
          if (result && !isBusy) buy(result);
        }}
      >
        <CartIcon /> {t('builder.addToCart', { price: price(mosaicPrice(product, { format, plates, frame })) })}
      </Button>
      <VisuallyHidden role="status">{isBusy ? t('builder.making') : ''}</VisuallyHidden>
    </div>
  );
}

function ProblemNotice({ problem }: { problem: BuyProblem }) {
  const t = useT();
  return (
    <Notice tone="bad" className="mb-3" title={t('builder.notAdded')}>
      {problem.kind === 'refused' ? t(`builder.refused.${problem.code}`) : t(`builder.problem.${problem.kind}`)}
    </Notice>
  );
}

const CATALOG_TIMEOUT_MS = 15_000;

/** Why nothing went into the cart. */
type BuyProblem = Exclude<Obtained, { kind: 'made' }> | { kind: 'not-sold' };

interface BuyMosaic {
  buy: (result: MosaicResult) => void;
  isBusy: boolean;
  problem: BuyProblem | null;
}

/** Has the mosaic in view made by the service and puts it into the cart. Only here something leaves the browser. */
function useBuyMosaic(): BuyMosaic {
  const services = useServices();
  const { addLines } = useAddToCart();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<BuyProblem | null>(null);
  useLoader(isBusy);

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
    findProduct(services, { attribute: 'sku', value: mosaicSku(size) }, AbortSignal.timeout(CATALOG_TIMEOUT_MS)).catch(
      () => {},
    ),
    obtainMosaic(createMosaicCalls(services.api), { size, result, source: () => sourcePng(state) }),
  ]);
  if (obtained.kind !== 'made') return obtained;
  if (!product) return { kind: product === null ? 'not-sold' : 'no-answer' };
  return mosaicCartLine(product, obtained.mosaic, { format, plates, frame }, services);
}

/** A finished mosaic as a line of the cart: the product of its size, with what was chosen and its picture. */
function mosaicCartLine(
  product: Product,
  { id, expiration, thumbnail }: MadeMosaic,
  choices: MosaicChoices,
  services: Services,
): CartLine {
  const options = product.custom_options ?? [];
  const answers = mosaicAnswers(options, choices);
  const option = customOptionOf(options, answers);
  const surcharge = toEuros(customSurcharge(options, answers, fromEuros(product.original_price_incl_tax)));
  const details = customDetails(options, answers);
  const line = lineOf(product, 1, services, { surcharge, details, ...(option && { option }) });
  return { ...withMosaic(line, { id, expiration }), thumbnail };
}
