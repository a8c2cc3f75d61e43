import { isVirtualCart } from '@brixel/commerce/cart/cart-facts';
import type { CartTotals } from '@brixel/commerce/cart-totals';
import { toEuros } from '@brixel/commerce/money';
import { TruckIcon } from '@brixel/ui/icons.tsx';
import { useAllCalls, useServices } from '#data/services.ts';
import { useCheckout } from '#features/order-details/order-details.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useTaxNotes } from '#shared/tax-notes.ts';
import { useUi } from '#shared/ui-store.ts';
import { useOnline } from '#shared/use-online.ts';
import { useCart } from '../cart-store.ts';
import { deliveryEstimate } from './delivery-estimate.ts';
import { useTotals } from './totals-in-view.ts';

/** Everything that is paid, and what it all comes to. The same block is used in the checkout, so nothing new appears there. */
export function CartTotalsList() {
  const country = useCountryName();
  const coupon = useCart((state) => state.server?.coupon);
  const isSent = useCart((state) => !isVirtualCart(state.lines.map(({ type_id }) => type_id)));
  const isMargin = useCart((state) => state.lines.length > 0 && state.lines.every(({ margin }) => margin));
  const { marginNote } = useTaxNotes();
  const isLater = isSent && !useUi((state) => state.checkoutMode);
  return (
    <>
      <TotalsRows
        totals={useTotals()}
        coupon={coupon ?? undefined}
        taxNote={isMargin ? marginNote : undefined}
        country={isSent ? country : ''}
        shippingLater={isLater}
      />
      <DeliveryEstimate />
    </>
  );
}

/** Where the parcel goes: to the address that was entered, until then to the store's own country. */
function useCountryName(): string {
  const { locale, country } = useServices().store;
  const entered = useCheckout((state) => state.shippingDetails.country);
  const code = entered || country;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

function DeliveryEstimate() {
  const t = useT();
  const days = deliveryEstimate(useCart((state) => state.lines));
  if (!days) return null;
  return (
    <p className="price__note delivery mt1">
      <TruckIcon size={16} />
      {t('cart.delivery', { days: days.min === days.max ? days.min : `${days.min}–${days.max}` })}
    </p>
  );
}

interface TotalsRowsProps {
  totals: CartTotals;
  coupon: string | undefined;
  /** name of the country that the parcel goes to; empty where there is none */
  country: string;
  /** stands instead of VAT where there is none */
  taxNote?: string | undefined;
  /** elsewhere nobody knows what a parcel costs until its address is there */
  shippingLater?: boolean;
}

/** What a cart or an order comes to, with the taxes that are in it. */
export function TotalsRows({ totals, coupon, country, taxNote, shippingLater = false }: TotalsRowsProps) {
  const t = useT();
  const { price } = useFormat();
  const { subtotal, discount, shipping, tax, taxes, grandTotal, voucher } = totals;
  const isOnline = useOnline();
  const isOurs = useAllCalls();
  const { noVat } = useTaxNotes();
  const instead = taxNote ?? noVat;
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
        {(shipping > 0 || isOurs) && (
          <div>
            <dt>
              {country ? t('cart.shipping', { country }) : t(shipping > 0 ? 'cart.shippingPlain' : 'cart.noShipping')}
            </dt>
            <dd>{price(toEuros(shipping))}</dd>
          </div>
        )}
        {shipping === 0 && !isOurs && shippingLater && (
          <div>
            <dt>{t('cart.shippingPlain')}</dt>
            <dd>{t('cart.shippingLater')}</dd>
          </div>
        )}
        <div className="sum" aria-live="polite" aria-atomic="true">
          <dt>{t('cart.total')}</dt>
          <dd>{price(toEuros(grandTotal + (voucher ?? 0)))}</dd>
        </div>
        {voucher !== undefined && (
          <>
            <div className="ok">
              <dt>{t('cart.voucherPaid')}</dt>
              <dd>{price(toEuros(-voucher))}</dd>
            </div>
            <div className="sum" aria-live="polite" aria-atomic="true">
              <dt>{t('cart.toPay')}</dt>
              <dd>{price(toEuros(grandTotal))}</dd>
            </div>
          </>
        )}
      </dl>
      {voucher !== undefined && !isOnline && <p className="price__note mt1">{t('cart.voucherOffline')}</p>}
      {taxes.map(({ rate, tax: amount }) => (
        <p key={rate} className="price__note mt1">
          {t('cart.vatAtRate', { amount: price(toEuros(amount)), rate: rate / 100 })}
        </p>
      ))}
      {taxes.length === 0 && instead && <p className="price__note mt1">{instead}</p>}
      {taxes.length === 0 && !instead && (tax > 0 || isOurs) && (
        <p className="price__note mt1">{t('cart.vatIncluded', { amount: price(toEuros(tax)) })}</p>
      )}
    </>
  );
}
