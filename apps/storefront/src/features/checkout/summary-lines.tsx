import { lineTotal, unitPrice } from '@brixel/commerce/cart-totals';
import { toEuros } from '@brixel/commerce/money';
import { type CartLine, lineTerms } from '#features/cart/cart-line.ts';
import { ShopPicture } from '#features/layout/shop-picture.tsx';
import { useColour } from '#features/layout/use-shell.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/link.tsx';
import { Stud } from '#ui/stud.tsx';

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
  const t = useT();
  const { price, number } = useFormat();
  const colour = useColour(line.color);
  const terms = lineTerms(line);
  return (
    <li className={cx('line', short && 'line--s')}>
      <ShopPicture className="line__img" path={line.image} alt="" size="cart" />
      <div>
        <p className="line__name">
          <Link href={line.path}>{line.name}</Link>
        </p>
        <p className="line__meta">
          <span className="num">{number(line.qty)} ×</span>{' '}
          {colour && (
            <>
              <Stud size={12} color={colour.hex} finish={colour.finish} /> {colour.label}{' '}
            </>
          )}
          {line.qty > 1 && (
            <span className="num">{t('cart.unitPrice', { price: price(toEuros(unitPrice(terms, line.qty))) })}</span>
          )}
        </p>
        {line.details.map((detail) => (
          <p key={detail} className="line__meta">
            {detail}
          </p>
        ))}
      </div>
      <span className="price">{price(toEuros(lineTotal(terms)))}</span>
    </li>
  );
}
