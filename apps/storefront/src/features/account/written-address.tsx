import type { CustomerAddress } from '@brixel/contract/user';
import { useServices } from '#data/services.ts';

/** As on an envelope. */
export function WrittenAddress({ address }: { address: CustomerAddress }) {
  const { store } = useServices();
  const country = new Intl.DisplayNames([store.locale], { type: 'region' }).of(address.country_id);
  return (
    <address className="soft mt1 not-italic">
      {address.firstname} {address.lastname}
      <br />
      {address.street.join(' ')}
      <br />
      {address.postcode} {address.city}
      <br />
      {country}
    </address>
  );
}
