import type { Profile } from '@brixel/contract/user';
import { type Address, NO_ADDRESS } from '#features/forms/address.ts';
import type { CheckoutState } from '#features/order-details/order-details.ts';
import { savedAddress, valuesOf } from '#features/session/saved-addresses.ts';

/** What the checkout takes over from a customer's account. */

const PLACE = ['country', 'streetAddress', 'apartmentNumber', 'city', 'zipCode'] as const satisfies (keyof Address)[];

/** The same place, whatever the name. */
export const isSamePlace = (one: Address, other: Address): boolean =>
  PLACE.every((field) => one[field] === other[field]);

/** Nothing but the country, which the store has set. */
const isUntouched = (address: Address): boolean => isSamePlace({ ...address, country: '' }, NO_ADDRESS);

export type Details = Pick<CheckoutState, 'personalDetails' | 'shippingDetails' | 'paymentDetails'>;

/** The account's data, where the shopper has entered nothing. `canSendTo`: whether parcels go to a country. */
export function prefilled(details: Details, profile: Profile, canSendTo: (country: string) => boolean): Details {
  const { personalDetails, shippingDetails, paymentDetails } = details;
  const shipping = savedAddress(profile, 'shipping');
  const billing = savedAddress(profile, 'billing');
  const isProposed = shipping !== null && canSendTo(shipping.country_id) && isUntouched(shippingDetails);
  const isBilled = billing !== null && isUntouched(paymentDetails);
  return {
    personalDetails: {
      ...personalDetails,
      firstName: personalDetails.firstName || profile.firstname,
      lastName: personalDetails.lastName || profile.lastname,
      emailAddress: personalDetails.emailAddress || profile.email,
    },
    shippingDetails: isProposed ? { ...shippingDetails, ...addressOf(profile, 'shipping') } : shippingDetails,
    paymentDetails: isBilled
      ? {
          ...paymentDetails,
          ...valuesOf(billing, profile, billing.country_id),
          sameAsShipping: billing === shipping,
          forCompany: Boolean(billing.company && billing.vat_id),
        }
      : paymentDetails,
  };
}

/** One of the account's addresses, as the checkout's fields. */
export function addressOf(profile: Profile, kind: 'shipping' | 'billing'): Address {
  const { company: _, taxId: __, ...address } = valuesOf(savedAddress(profile, kind), profile, '');
  return address;
}
