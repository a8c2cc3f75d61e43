import { toEuros } from '@brixel/commerce/money';
import { cx } from '@brixel/ui/cx.ts';
import { Link } from '@brixel/ui/link.tsx';
import type { KeptLine } from '#features/cart/cart-state.ts';
import { LineMeta } from '#features/cart/line-meta.tsx';
import { LinePicture } from '#features/cart/line-picture.tsx';
import { type LinePrice, linePrice } from '#features/cart/line-price.ts';
import { LineStockNote } from '#features/cart/line-stock-note.tsx';
import { mosaicIdOf } from '#features/cart/mosaic-line.ts';
import { MosaicLineNote } from '#features/cart/mosaic-line-note.tsx';
import { useServerTotals } from '#features/cart/use-totals.ts';
import { isUnavailable } from '#features/cart-line/cart-line.ts';
import { useFormat } from '#i18n/use-t.ts';

export interface SummaryLinesProps {
  lines: readonly KeptLine[];
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
  line: KeptLine;
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
          <Link href={line.path}>{line.name}</Link>
        </p>
        <LineMeta line={line} unit={unit} isFinal />
        {isUnavailable(line) && <LineStockNote line={line} />}
        <MosaicLineNote line={line} />
      </div>
      <span className="price">{price(toEuros(total))}</span>
    </li>
  );
}
