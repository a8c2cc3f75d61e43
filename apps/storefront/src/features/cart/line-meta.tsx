import { toEuros } from '@brixel/commerce/money';
import { Stud } from '@brixel/ui/stud.tsx';
import type { CartLine } from '#features/cart-line/cart-line.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useKiloPrice } from '#shared/product-price.tsx';
import { useColour } from '#shared/use-shell.ts';
import { type LinePrice, nextTier } from './line-price.ts';
import { piecesKey } from './pieces-key.ts';

export interface LineMetaProps extends Pick<LinePrice, 'unit'> {
  line: CartLine;
  /** where nothing can be changed any more: the quantity is said, and no better price for more */
  isFinal?: boolean;
}

/** What was chosen, what one piece costs where there are several, and from when on it would cost less. */
export function LineMeta({ line, unit, isFinal }: LineMetaProps) {
  const t = useT();
  const { unitPrice, number } = useFormat();
  const colour = useColour(line.color);
  const perKilo = useKiloPrice()(line.grams, toEuros(unit));
  const tier = isFinal ? null : nextTier(line, unit);
  return (
    <>
      <p className="line__meta">
        {isFinal && <span className="num">{t(piecesKey([line]), { n: line.qty })}</span>}
        {colour && (
          <span>
            <Stud size={12} color={colour.hex} finish={colour.finish} /> {colour.label}
          </span>
        )}
        {line.qty > 1 && <span className="num">{t('cart.unitPrice', { price: unitPrice(toEuros(unit)) })}</span>}
        {perKilo && <span className="num">{perKilo}</span>}
      </p>
      {tier && (
        <p className="line__meta ok num">{t('cart.tierHint', { n: number(tier.qty), price: unitPrice(tier.price) })}</p>
      )}
      {line.details.map((detail) => (
        <p key={detail} className="line__meta">
          {detail}
        </p>
      ))}
    </>
  );
}
