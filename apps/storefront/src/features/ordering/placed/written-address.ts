import type { WrittenAddress } from '@brixel/contract/order';
import type { SentOrder } from '#data/api/order-calls.ts';

type SentAddress = SentOrder['addressInformation']['billingAddress'];

const text = (value: string | number | null | undefined): string => String(value ?? '');

/** An address of a message, as it is shown. */
export const writtenAddress = (address: SentAddress): WrittenAddress => ({
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
