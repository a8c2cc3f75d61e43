import { unitPrice } from '@brixel/commerce/cart-totals';
import { toEuros } from '@brixel/commerce/money';
import { useColour } from '#features/layout/use-shell.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { Stud } from '#ui/stud.tsx';
import { type CartLine, lineTerms } from './cart-line.ts';

export interface LineMetaProps {
  line: CartLine;
  /** where no field shows the quantity */
  withQuantity?: boolean;
}

/** What was chosen, and what one piece costs where there are several. */
export function LineMeta({ line, withQuantity }: LineMetaProps) {
  const t = useT();
  const { price } = useFormat();
  const colour = useColour(line.color);
  const unit = price(toEuros(unitPrice(lineTerms(line), line.qty)));
  return (
    <>
      <p className="line__meta">
        {withQuantity && <span className="num">{t('layout.cartPieces', { n: line.qty })}</span>}
        {colour && (
          <span>
            <Stud size={12} color={colour.hex} finish={colour.finish} /> {colour.label}
          </span>
        )}
        {line.qty > 1 && <span className="num">{t('cart.unitPrice', { price: unit })}</span>}
      </p>
      {line.details.map((detail) => (
        <p key={detail} className="line__meta">
          {detail}
        </p>
      ))}
    </>
  );
}
