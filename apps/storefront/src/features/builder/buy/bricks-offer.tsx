import { toEuros } from '@brixel/commerce/money';
import { Button } from '@brixel/ui/button.tsx';
import { CartIcon } from '@brixel/ui/icons.tsx';
import { useAddToCart } from '#features/cart/use-add-to-cart.ts';
import { totalsOf } from '#features/cart-line/cart-line.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { openPanel } from '#shared/ui-store.ts';
import type { BrickShelf } from './brick-shelf.ts';

export interface BricksOfferProps {
  shelf: BrickShelf;
  /** how many of each sku */
  parts: ReadonlyMap<string, number>;
  onAdded: () => void;
}

/** All parts with their sum, into the cart with one click. */
export function BricksOffer({ shelf, parts, onAdded }: BricksOfferProps) {
  const t = useT();
  const { number, price } = useFormat();
  const { addLines } = useAddToCart();
  const lines = [...parts].flatMap(([sku, qty]) => shelf.line(sku, qty) ?? []);
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0);
  const total = price(toEuros(totalsOf(lines).subtotal));
  const add = (): void => {
    if (!addLines(lines)) return;
    onAdded();
    openPanel('microcart');
  };
  return (
    <>
      <p>{t('builder.bricksSum', { pieces: number(pieces), n: lines.length, total })}</p>
      <p className="s muted mt1">{t('builder.bricksWithout')}</p>
      <Button once variant="cta" size="l" block className="mt3" onClick={add}>
        <CartIcon /> {t('builder.addToCart', { price: total })}
      </Button>
    </>
  );
}
