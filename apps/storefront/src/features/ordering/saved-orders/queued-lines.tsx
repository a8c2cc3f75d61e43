import { lineTotal, unitPrice } from '@brixel/commerce/cart-totals';
import { toEuros } from '@brixel/commerce/money';
import { Link } from '@brixel/ui/link.tsx';
import { LineMeta, LinePicture } from '#features/cart/lines/line-view.tsx';

import { mosaicIdOf } from '#features/cart/lines/mosaic-line.ts';
import { type CartLine, isUnavailable, lineTerms, mostOf } from '#features/cart-line/cart-line.ts';
import { useFormat, useT } from '#i18n/use-t.ts';

export interface QueuedLinesProps {
  lines: readonly CartLine[];
  /** the same lines as they are now, where they were looked up */
  today: readonly CartLine[] | null;
}

/** What was ordered, and what has changed about it since. */
export function QueuedLines({ lines, today }: QueuedLinesProps) {
  return (
    <ul>
      {lines.map((line, place) => (
        <QueuedLine key={line.key} line={line} now={today?.[place] ?? null} />
      ))}
    </ul>
  );
}

function QueuedLine({ line, now }: { line: CartLine; now: CartLine | null }) {
  const t = useT();
  const { price } = useFormat();
  const shown = now ?? line;
  const before = lineTotal(lineTerms(line));
  const total = lineTotal(lineTerms(shown));
  return (
    <li className="line line--s">
      <LinePicture path={line.image} mosaicId={mosaicIdOf(line)} thumbnail={line.thumbnail} />
      <div>
        <p className="line__name">
          <Link href={line.path} lang={line.nameLang}>
            {line.name}
          </Link>
        </p>
        <LineMeta line={shown} unit={unitPrice(lineTerms(shown), shown.qty)} isFinal />
        {now && isUnavailable(now) && (
          <p className="line__meta bad b">
            {now.stock.inStock ? t('savedOrders.onlyLeft', { n: mostOf(now) }) : t('savedOrders.noneLeft')}
          </p>
        )}
      </div>
      <span className="text-right">
        <span className="price block">{price(toEuros(total))}</span>
        {total !== before && (
          <span className="s soft">{t('savedOrders.priceNow', { before: price(toEuros(before)) })}</span>
        )}
      </span>
    </li>
  );
}
