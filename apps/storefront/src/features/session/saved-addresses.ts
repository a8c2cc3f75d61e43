import type { CustomerAddress, Profile } from '@brixel/contract/user';
import type { CustomerInput } from '#data/api/user-calls.ts';
import type { Address } from '#features/forms/address.ts';

/** The addresses of an account: at most one for parcels and one for invoices, which may be the same. */

export type AddressKind = 'shipping' | 'billing';
type AddressInput = NonNullable<CustomerInput['addresses']>[number];

export interface AddressValues extends Address {
  company: string;
  taxId: string;
}

const isDefault = (address: CustomerAddress, kind: AddressKind): boolean => address[`default_${kind}`] === true;

export const savedAddress = ({ addresses }: Profile, kind: AddressKind): CustomerAddress | null =>
  addresses.find((address) => isDefault(address, kind)) ?? null;

export function valuesOf(address: CustomerAddress | null, profile: Profile, country: string): AddressValues {
  const [streetAddress = '', ...rest] = address?.street ?? [];
  return {
    firstName: address?.firstname ?? profile.firstname,
    lastName: address?.lastname ?? profile.lastname,
    country: address?.country_id ?? country,
    streetAddress,
    apartmentNumber: rest.join(' '),
    city: address?.city ?? '',
    state: address?.region.region ?? '',
    region_id: address?.region_id ?? 0,
    region_code: address?.region.region_code ?? '',
    zipCode: address?.postcode ?? '',
    phoneNumber: address?.telephone ?? '',
    company: address?.company ?? '',
    taxId: address?.vat_id ?? '',
  };
}

const inputOf = ({ region, ...address }: CustomerAddress): AddressInput => ({ ...address, region });

function entered(values: AddressValues): Omit<AddressInput, 'id'> {
  return {
    firstname: values.firstName.trim(),
    lastname: values.lastName.trim(),
    street: [values.streetAddress.trim(), values.apartmentNumber.trim()],
    postcode: values.zipCode.trim(),
    city: values.city.trim(),
    country_id: values.country,
    ...regionOf(values),
    telephone: values.phoneNumber.trim(),
    // elsewhere what is there must not be empty
    ...(values.company.trim() && { company: values.company.trim() }),
    ...(values.taxId.trim() && { vat_id: values.taxId.trim() }),
  };
}

/** Most addresses have none. */
function regionOf({ state, region_id, region_code }: AddressValues): Pick<AddressInput, 'region' | 'region_id'> {
  const region = state.trim();
  if (!region) return {};
  return { region: { region, region_id, ...(region_code && { region_code }) }, region_id };
}

/** All addresses with one of them changed, as the API wants them. An address used for both stays the other one's. */
export function withAddress(profile: Profile, kind: AddressKind, values: AddressValues | null): AddressInput[] {
  const before = savedAddress(profile, kind);
  const other: AddressKind = kind === 'shipping' ? 'billing' : 'shipping';
  const otherAddress = savedAddress(profile, other);
  const isShared = before !== null && before === otherAddress;
  const otherInput = otherAddress
    ? [{ ...inputOf(otherAddress), [`default_${kind}`]: false, [`default_${other}`]: true }]
    : [];
  if (!values) return otherInput;
  const id = isShared ? null : (before?.id.toString() ?? null);
  const hasMoved = before !== null && before.country_id !== values.country && before.region.region === values.state;
  const state = hasMoved ? '' : values.state;
  return [...otherInput, { ...entered({ ...values, state }), id, [`default_${kind}`]: true }];
}

/** Everything that is sent when something of it changes. */
export const customerOf = (profile: Profile, changes: Partial<CustomerInput>): CustomerInput => ({
  email: profile.email,
  firstname: profile.firstname,
  lastname: profile.lastname,
  addresses: profile.addresses.map(inputOf),
  ...changes,
});
