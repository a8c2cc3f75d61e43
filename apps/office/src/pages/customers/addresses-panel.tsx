import type { OfficeCustomer } from '@brixel/contract/office/customer-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { useT } from '#i18n/i18n.ts';
import { useCountries } from '#pages/settings/country-names.ts';
import { Panel } from '#shared/panel.tsx';
import { fullName } from './customer-name.ts';

export function AddressesPanel({ addresses }: Pick<OfficeCustomer, 'addresses'>) {
  const t = useT();
  const countries = useCountries();
  return (
    <Panel title={t('customers.addresses')}>
      {addresses.length === 0 && <p className="muted">{t('customers.noAddresses')}</p>}
      <ul className="rows">
        {addresses.map((address) => (
          <li key={address.id}>
            <address className="grow">
              {address.company && <div className="b">{address.company}</div>}
              <div className="b">{fullName(address)}</div>
              <div>{address.street.join(' ')}</div>
              <div>
                {address.postcode} {address.city}, {countries.name(address.country_id)}
              </div>
              {address.telephone && <div>{address.telephone}</div>}
              {address.vat_id && <div>{address.vat_id}</div>}
            </address>
            {address.default_shipping && <Badge>{t('customers.shipping')}</Badge>}
            {address.default_billing && <Badge>{t('customers.billing')}</Badge>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
