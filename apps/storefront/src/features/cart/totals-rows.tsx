import type { CartTotals } from '@brixel/commerce/cart-totals';
import { toEuros } from '@brixel/commerce/money';
import { useFormat, useT } from '#i18n/use-t.ts';

export interface TotalsRowsProps {
  totals: CartTotals;
  coupon: string | undefined;
  /** name of the country that the parcel goes to */
  country: string;
}

/** What a cart or an order comes to, with the taxes that are in it. */
export function TotalsRows({ totals, coupon, country }: TotalsRowsProps) {
  const t = useT();
  const { price } = useFormat();
  const { subtotal, discount, shipping, tax, taxes, grandTotal } = totals;
  return (
    <>
      <dl className="totals">
        <div>
          <dt>{t('cart.subtotal')}</dt>
          <dd>{price(toEuros(subtotal))}</dd>
        </div>
        {discount > 0 && (
          <div className="ok">
            <dt>{coupon ? t('cart.discountCoupon', { code: coupon }) : t('cart.discount')}</dt>
            <dd>{price(toEuros(-discount))}</dd>
          </div>
        )}
        <div>
          <dt>{shipping > 0 ? t('cart.shipping', { country }) : t('cart.noShipping')}</dt>
          <dd>{price(toEuros(shipping))}</dd>
        </div>
        <div className="sum" aria-live="polite" aria-atomic="true">
          <dt>{t('cart.total')}</dt>
          <dd>{price(toEuros(grandTotal))}</dd>
        </div>
      </dl>
      {taxes.map(({ rate, tax: amount }) => (
        <p key={rate} className="price__note mt1">
          {t('cart.vatAtRate', { amount: price(toEuros(amount)), rate: rate / 100 })}
        </p>
      ))}
      {taxes.length === 0 && (
        <p className="price__note mt1">{t('cart.vatIncluded', { amount: price(toEuros(tax)) })}</p>
      )}
    </>
  );
}
