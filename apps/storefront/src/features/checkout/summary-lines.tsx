import { lineTotal } from '@brixel/commerce/cart-totals';
import { toEuros } from '@brixel/commerce/money';
import { type CartLine, lineTerms } from '#features/cart/cart-line.ts';
import { LineMeta } from '#features/cart/line-meta.tsx';
import { ShopPicture } from '#features/layout/shop-picture.tsx';
import { useFormat } from '#i18n/use-t.ts';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/link.tsx';

export interface SummaryLinesProps {
  lines: readonly CartLine[];
  /** short form beside the sections */
  short?: boolean;
}

/** What is ordered, without anything to change. */
export function SummaryLines({ lines, short }: SummaryLinesProps) {
  return (
    <ul>
      {lines.map((line) => (
        <SummaryLine key={line.key} line={line} short={short ?? false} />
      ))}
    </ul>
  );
}

function SummaryLine({ line, short }: { line: CartLine; short: boolean }) {
  const { price } = useFormat();
  return (
    <li className={cx('line', short && 'line--s')}>
      <ShopPicture className="line__img" path={line.image} alt="" size="cart" />
      <div>
        <p className="line__name">
          <Link href={line.path}>{line.name}</Link>
        </p>
        <LineMeta line={line} withQuantity />
      </div>
      <span className="price">{price(toEuros(lineTotal(lineTerms(line))))}</span>
    </li>
  );
}
