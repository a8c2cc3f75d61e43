import { toEuros } from '@brixel/commerce/money';
import { CartIcon, ChevronDownIcon } from '@brixel/ui/icons.tsx';
import { PixelLoader } from '@brixel/ui/pixel-loader.tsx';
import type { KeptLine } from '#features/cart/cart-state.ts';
import { CartTotalsList } from '#features/cart/cart-totals-list.tsx';
import { useTotals } from '#features/cart/use-totals.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { openPanel } from '#shared/ui-store.ts';
import { SummaryLines } from './summary-lines.tsx';

/** Beside the sections on wide screens. */
export function OrderSummary({ lines, loaded }: { lines: readonly KeptLine[]; loaded: boolean }) {
  const t = useT();
  return (
    <aside className="co__sum panel only-d top-24!" aria-label={t('checkout.summaryLabel')}>
      <div className="row row--between">
        <h2 className="text-[1.25rem]">{t('checkout.summary')}</h2>
        <button
          type="button"
          className="link s b"
          aria-haspopup="dialog"
          aria-label={t('checkout.editCartLabel')}
          onClick={() => openPanel('microcart')}
        >
          {t('checkout.editCart')}
        </button>
      </div>
      {loaded ? (
        <>
          <div className="mt1">
            <SummaryLines lines={lines} short />
          </div>
          <div className="mt2">
            <CartTotalsList />
          </div>
        </>
      ) : (
        <p className="mt3">
          <PixelLoader label={t('checkout.loading')} />
        </p>
      )}
    </aside>
  );
}

/** Folded above the sections on narrow screens; the sum stands in the fold. */
export function OrderSummaryFold({ lines }: { lines: readonly KeptLine[] }) {
  const t = useT();
  const { price } = useFormat();
  const { grandTotal } = useTotals();
  if (lines.length === 0) return null;
  return (
    <details className="comini only-m">
      <summary>
        <CartIcon /> {t('checkout.summary')}
        <span className="grow" />
        <span className="price">{price(toEuros(grandTotal))}</span>
        <ChevronDownIcon />
      </summary>
      <SummaryLines lines={lines} short />
      <div className="py-4">
        <CartTotalsList />
        <button type="button" className="link s b mt2" aria-haspopup="dialog" onClick={() => openPanel('microcart')}>
          {t('checkout.editCartLabel')}
        </button>
      </div>
    </details>
  );
}
