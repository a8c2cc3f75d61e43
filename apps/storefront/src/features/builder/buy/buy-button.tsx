import { Button } from '@brixel/ui/button.tsx';
import { CartIcon } from '@brixel/ui/icons.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { VisuallyHidden } from '@brixel/ui/visually-hidden.tsx';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useOnline } from '#shared/use-online.ts';
import { useBuilder } from '../builder-store.ts';
import type { MosaicResult } from '../mosaic/mosaic-job.ts';
import type { MosaicProduct } from '../size/load-mosaic-products.ts';
import { mosaicPrice } from '../size/mosaic-options.ts';
import { type BuyProblem, useBuyMosaic } from './use-buy-mosaic.ts';

export interface BuyButtonProps {
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
