/** Where the shop sends parcels, and where its customers may live. */

export const deliveryCountries = ['DE', 'IT'] as const;

/** Residents of the Union may buy on the same terms, wherever the parcel goes (Regulation (EU) 2018/302). */
export const billingCountries = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;
