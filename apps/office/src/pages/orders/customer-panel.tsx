import type { OfficeOrder } from '@brixel/contract/office/order-endpoints';
import { may } from '@brixel/contract/office/roles';
import { Button } from '@brixel/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useMe } from '#data/session.ts';
import { useT } from '#i18n/i18n.ts';
import { useCountries } from '#pages/settings/country-names.ts';
import { CopyButton } from '#shared/copy-button.tsx';
import { Panel } from '#shared/panel.tsx';
import { AddressDialog } from './address-dialog.tsx';

type Address = OfficeOrder['order']['billing_address'];

const linesOf = (address: Address, country: string): string[] => [
  ...(address.company ? [address.company] : []),
  `${address.firstname} ${address.lastname}`,
  address.street.join(' '),
  `${address.postcode} ${address.city}`,
  ...(address.region ? [address.region] : []),
  country,
];

interface CustomerPanelProps {
  order: OfficeOrder;
  onChanged: () => void;
}

/** Whom an order goes to, where the address can be corrected until it is sent. */
export function CustomerPanel({ order: { order, customer_id: customerId }, onChanged }: CustomerPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const t = useT();
  const { role } = useMe();
  const canCorrect = (order.status === 'pending' || order.status === 'processing') && may(role, 'parcels');
  return (
    <PersonPanel order={order} customerId={customerId}>
      {canCorrect && (
        <Button size="s" onClick={() => setOpen(true)}>
          {t('addresses.change')}
        </Button>
      )}
      {isOpen && (
        <AddressDialog
          order={order}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onChanged();
          }}
        />
      )}
    </PersonPanel>
  );
}

interface PersonPanelProps {
  order: OfficeOrder['order'];
  customerId: number | null;
  /** what can be done with the addresses */
  children?: ReactNode;
}

/** Who gets the parcel, and who the bill. */
export function PersonPanel({ order, customerId, children }: PersonPanelProps) {
  const t = useT();
  const { role } = useMe();
  const countries = useCountries();
  const shipping = order.extension_attributes.shipping_assignments[0]?.shipping.address;
  const written = (address: Address) => linesOf(address, countries.name(address.country_id));
  const sent = shipping && written(shipping);
  const billed = written(order.billing_address);
  const isSame = sent?.join('\n') === billed.join('\n');
  return (
    <Panel
      title={t('orders.customer')}
      aside={
        customerId !== null &&
        may(role, 'customers') && <Link to={`/customers/${customerId}`}>{t('orders.account')}</Link>
      }
    >
      <div className="stack">
        <a className="wrap-anywhere" href={`mailto:${order.customer_email}`}>
          {order.customer_email}
        </a>
        {sent && <WrittenAddress title={t('orders.shipTo')} lines={sent} />}
        {order.shipping_description && <p className="soft">{order.shipping_description}</p>}
        {!isSame && <WrittenAddress title={t('orders.billTo')} lines={billed} />}
        {sent && isSame && <p className="soft">{t('orders.sameAddress')}</p>}
        {order.billing_address.reference && (
          <p className="soft wrap-anywhere">
            {t('orders.buyerReference', { reference: order.billing_address.reference })}
          </p>
        )}
        <div className="row">
          {sent && <CopyButton text={sent.join('\n')} label={t('orders.copyAddress')} />}
          {children}
        </div>
      </div>
    </Panel>
  );
}

function WrittenAddress({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3 className="s soft">{title}</h3>
      <address>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
    </div>
  );
}
