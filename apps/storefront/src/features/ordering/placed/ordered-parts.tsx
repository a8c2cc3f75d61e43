import type { WrittenAddress } from '@brixel/contract/order';
import type { SentOrder } from '#data/api/order-calls.ts';
import { useServices } from '#data/services.ts';
import { TotalsRows } from '#features/cart/totals/cart-totals-list.tsx';
import type { OrderCopy } from '../checkout/frozen-order.ts';
import { AddressPanels } from './order-addresses.tsx';

/** Parts of the page of an order that only its browser knows: from what was sent, and what was seen then. */

type SentAddress = SentOrder['addressInformation']['billingAddress'];

const text = (value: string | number | null | undefined): string => String(value ?? '');

/** An address of a message, as it is shown. */
const writtenAddress = (address: SentAddress): WrittenAddress => ({
  firstname: address.firstname,
  lastname: address.lastname,
  street: address.street.flatMap((line) => line || []),
  postcode: address.postcode,
  city: address.city,
  region: text(address.region),
  country_id: address.country_id,
  company: text(address.company),
  telephone: text(address.telephone),
  vat_id: text(address.vat_id),
});

export function OrderedTotals({ message, seen }: OrderCopy) {
  const { locale } = useServices().store;
  const { shippingAddress } = message.addressInformation;
  const country = shippingAddress && new Intl.DisplayNames(locale, { type: 'region' }).of(shippingAddress.country_id);
  return <TotalsRows totals={seen.totals} coupon={seen.coupon ?? undefined} country={country ?? ''} />;
}

export function OrderedAddresses({ message }: Pick<OrderCopy, 'message'>) {
  const { shippingAddress, billingAddress } = message.addressInformation;
  return (
    <div className="order__facts">
      <AddressPanels
        shipping={shippingAddress ? writtenAddress(shippingAddress) : null}
        billing={writtenAddress(billingAddress)}
      />
    </div>
  );
}
