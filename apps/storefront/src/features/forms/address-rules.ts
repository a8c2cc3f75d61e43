import { atMost, email, name2, optional, postcode, type Rules, required, taxId3 } from '@brixel/commerce/form-rules';
import { personName, phone, postalText } from '@brixel/commerce/sign-rules';
import { ADDRESS_LIMITS } from '@brixel/contract/address-rules';
import type { Address } from '#features/forms/address.ts';

/** What the fields of people and addresses must hold, wherever they are asked for. */

const shortName = [personName, atMost(ADDRESS_LIMITS.name)];
export const nameRules = [required, name2, ...shortName];
/** The recipient is the shopper unless another name is given. */
export const recipientRules = [optional(name2), ...shortName];
export const emailRules = [required, atMost(ADDRESS_LIMITS.email), email];
export const phoneRules = [optional(phone), atMost(ADDRESS_LIMITS.phone)];
export const companyRules = {
  company: [required, name2, atMost(ADDRESS_LIMITS.company)],
  taxId: [required, taxId3, atMost(ADDRESS_LIMITS.taxId)],
};

export const addressRules = {
  streetAddress: [required, postalText, atMost(ADDRESS_LIMITS.street)],
  apartmentNumber: [required, postalText, atMost(ADDRESS_LIMITS.street)],
  zipCode: [required, postcode],
  city: [required, postalText, atMost(ADDRESS_LIMITS.city)],
  state: [optional(postalText), atMost(ADDRESS_LIMITS.city)],
  country: [required],
} satisfies Rules<Address>;
