import { toEuros } from '@brixel/commerce/money';
import { cx } from '@brixel/ui/cx.ts';
import { CartIcon, ChevronDownIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { PixelLoader } from '@brixel/ui/pixel-loader.tsx';
import type { StoredLine } from '#features/cart/cart-state.ts';
import { type LinePrice, linePrice } from '#features/cart/lines/line-price.ts';
import { LineMeta, LinePicture, LineStockNote } from '#features/cart/lines/line-view.tsx';
import { mosaicIdOf } from '#features/cart/lines/mosaic-line.ts';
import { MosaicLineNote } from '#features/cart/lines/mosaic-line-note.tsx';
import { CartTotalsList } from '#features/cart/totals/cart-totals-list.tsx';
import { useServerTotals, useTotals } from '#features/cart/totals/totals-in-view.ts';
import { isUnavailable } from '#features/cart-line/cart-line.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { openPanel } from '#shared/ui-store.ts';

/** Beside the sections on wide screens. */
export function OrderSummary({ lines, loaded }: { lines: readonly StoredLine[]; loaded: boolean }) {
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

/** Folded above the sections on narrow screens; the sum is in the fold. */
export function OrderSummaryFold({ lines }: { lines: readonly StoredLine[] }) {
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

interface SummaryLinesProps {
  lines: readonly StoredLine[];
  /** short form beside the sections */
  short?: boolean;
}

/** What is ordered, without anything to change. */
export function SummaryLines({ lines, short = false }: SummaryLinesProps) {
  const totals = useServerTotals();
  return (
    <ul>
      {lines.map((line) => (
        <SummaryLine key={line.line_key} line={line} price={linePrice(line, totals)} short={short} />
      ))}
    </ul>
  );
}

interface SummaryLineProps {
  line: StoredLine;
  price: LinePrice;
  short: boolean;
}

function SummaryLine({ line, price: { unit, total }, short }: SummaryLineProps) {
  const { price } = useFormat();
  return (
    <li className={cx('line', short && 'line--s')}>
      <LinePicture path={line.image} mosaicId={mosaicIdOf(line)} thumbnail={line.thumbnail} />
      <div>
        <p className="line__name">
          <Link href={line.path} lang={line.nameLang}>
            {line.name}
          </Link>
        </p>
        <LineMeta line={line} unit={unit} isFinal />
        {isUnavailable(line) && <LineStockNote line={line} />}
        <MosaicLineNote line={line} />
      </div>
      <span className="price">{price(toEuros(total))}</span>
    </li>
  );
}
