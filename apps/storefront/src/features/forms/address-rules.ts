import {
  atMost,
  email,
  name2,
  optional,
  postcode,
  type Rule,
  type Rules,
  required,
  taxId3,
} from '@brixel/commerce/form-rules';
import { personName, phone, postalText } from '@brixel/commerce/sign-rules';
import { ADDRESS_LIMITS } from '@brixel/contract/address-rules';
import { billingCountries } from '@brixel/contract/countries';
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

const UNION = new Set<string>(billingCountries);
const ALSO_WITH_HOUSE_NUMBERS = new Set(['CH', 'LI', 'NO']);

/** Whether a number belongs to every address; of other countries nobody is asked for more than a street. */
export const hasHouseNumbers = (country: string): boolean => UNION.has(country) || ALSO_WITH_HOUSE_NUMBERS.has(country);

const houseNumber: Rule<Address> = (value, address) =>
  hasHouseNumbers(address.country) ? required(value, address) : null;

export const addressRules = {
  streetAddress: [required, postalText, atMost(ADDRESS_LIMITS.street)],
  apartmentNumber: [houseNumber, optional(postalText), atMost(ADDRESS_LIMITS.street)],
  zipCode: [required, postcode],
  city: [required, postalText, atMost(ADDRESS_LIMITS.city)],
  state: [optional(postalText), atMost(ADDRESS_LIMITS.city)],
  country: [required],
} satisfies Rules<Address>;
