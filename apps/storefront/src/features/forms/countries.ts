import type { PublicConfig } from '#config/public-config.ts';
import type { Services } from '#data/services.ts';

/** Where parcels go, and where shoppers may live. */
export type CountryKind = 'shipping' | 'billing';

export const countriesOf = ({ shop }: Pick<PublicConfig, 'shop'>, kind: CountryKind): readonly string[] =>
  shop.countries[kind];

/** That most shoppers of the store enter. */
export function usualCountry({ config, store }: Pick<Services, 'config' | 'store'>): string {
  const served = countriesOf(config, 'shipping');
  return served.includes(store.country) ? store.country : (served[0] ?? store.country);
}
