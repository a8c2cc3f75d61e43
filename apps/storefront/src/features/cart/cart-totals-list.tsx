import { toEuros } from '@brixel/commerce/money';
import { useFormat, useT } from '#i18n/use-t.ts';
import { type CartLine, totalsOf } from './cart-line.ts';

/** Subtotal, shipping and what it all comes to. The same block stands in the checkout, so nothing new appears there. */
export function CartTotalsList({ lines }: { lines: readonly CartLine[] }) {
  const t = useT();
  const { price } = useFormat();
  const totals = totalsOf(lines);
  return (
    <>
      <dl className="totals">
        <div>
          <dt>{t('cart.subtotal')}</dt>
          <dd>{price(toEuros(totals.subtotal))}</dd>
        </div>
        <div>
          <dt>{totals.shipping > 0 ? t('cart.shipping') : t('cart.noShipping')}</dt>
          <dd>{price(toEuros(totals.shipping))}</dd>
        </div>
        <div className="sum">
          <dt>{t('cart.total')}</dt>
          <dd>{price(toEuros(totals.grandTotal))}</dd>
        </div>
      </dl>
      <p className="price__note mt1">{t('cart.vatIncluded', { amount: price(toEuros(totals.tax)) })}</p>
    </>
  );
}
