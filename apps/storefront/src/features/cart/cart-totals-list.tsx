import { TruckIcon } from '@brixel/ui/icons.tsx';
import { useServices } from '#data/services.ts';
import { useCheckout } from '#features/order-details/order-details.ts';
import { useT } from '#i18n/use-t.ts';
import { useCart } from './cart-store.ts';
import { deliveryEstimate } from './delivery-estimate.ts';
import { TotalsRows } from './totals-rows.tsx';
import { useTotals } from './use-totals.ts';

/** Everything that is paid, and what it all comes to. The same block stands in the checkout, so nothing new appears there. */
export function CartTotalsList() {
  const country = useCountryName();
  const coupon = useCart((state) => state.server?.coupon);
  return (
    <>
      <TotalsRows totals={useTotals()} coupon={coupon ?? undefined} country={country} />
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
