/** Rules of names and addresses, shared by both halves: lengths and post codes. */

/** Signs that a field may hold at most. */
export const ADDRESS_LIMITS = {
  name: 100,
  email: 254,
  street: 200,
  postcode: 20,
  city: 100,
  company: 100,
  phone: 40,
  taxId: 40,
  reference: 60,
} as const;

/** Fits any country; used where no format is known. */
export const MIN_POSTCODE_LENGTH = 3;

const POSTCODES: Readonly<Record<string, RegExp>> = { DE: /^\d{5}$/, IT: /^\d{5}$/ };

/** Whether the country's post codes have a form that is known here. */
export const hasPostcodeForm = (country: string): boolean => country.toUpperCase() in POSTCODES;

/** Of other countries anything counts that is long enough. */
export const isPostcode = (postcode: string, country: string): boolean =>
  POSTCODES[country.toUpperCase()]?.test(postcode) ?? [...postcode].length >= MIN_POSTCODE_LENGTH;

/** For schemas, which check the minimum themselves. */
export const hasPostcodeOfCountry = (address: { postcode: string; country_id: string }): boolean =>
  address.postcode.length < MIN_POSTCODE_LENGTH || isPostcode(address.postcode, address.country_id);
export const WRONG_POSTCODE = { path: ['postcode'], error: 'is no post code of that country' };
