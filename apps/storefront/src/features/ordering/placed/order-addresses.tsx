import type { OrderView, WrittenAddress } from '@brixel/contract/order';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { shippingAddressOf } from './order-facts.ts';

/** Where the parcel and the invoice go: one address where both are the same. What is fetched goes nowhere. */
export function OrderAddresses({ order }: { order: OrderView }) {
  const t = useT();
  if (order.pick_up_at === undefined)
    return <AddressPanels shipping={shippingAddressOf(order)} billing={order.billing_address} />;
  return (
    <>
      <Address title={t('orders.pickUp')} lines={[order.pick_up_at]} />
      <AddressPanels shipping={null} billing={order.billing_address} />
    </>
  );
}

export interface AddressPanelsProps {
  /** null where nothing is sent */
  shipping: WrittenAddress | null;
  billing: WrittenAddress;
}

export function AddressPanels({ shipping, billing }: AddressPanelsProps) {
  const t = useT();
  const shippingLines = useAddressLines(shipping);
  const billingLines = useAddressLines(billing);
  const isOne = shippingLines.join('\n') === billingLines.join('\n');
  return (
    <>
      {shipping && (
        <Address title={t(isOne ? 'orders.bothAddresses' : 'orders.shippingAddress')} lines={shippingLines} />
      )}
      {!isOne && <Address title={t('orders.billingAddress')} lines={billingLines} />}
    </>
  );
}

function Address({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className="panel">
      <h2 className="order__h">{title}</h2>
      <address className="not-italic">
        {lines.map((line, index) => (
          <span key={index} className="block">
            {line}
          </span>
        ))}
      </address>
    </section>
  );
}

function useAddressLines(address: WrittenAddress | null): string[] {
  const t = useT();
  const { locale } = useServices().store;
  if (!address) return [];
  const { company, firstname, lastname, street, postcode, city, region, country_id, telephone, vat_id } = address;
  return [
    company,
    `${firstname} ${lastname}`,
    street.join(' '),
    `${postcode} ${city}`,
    region,
    new Intl.DisplayNames(locale, { type: 'region' }).of(country_id),
    telephone,
    vat_id && t('orders.taxId', { id: vat_id }),
  ].flatMap((line) => line || []);
}
