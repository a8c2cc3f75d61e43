import { useT } from '#i18n/i18n.ts';
import { useCountries } from '../country-names.ts';
import type { ZoneDraft } from './shipping-draft.ts';

/** More names than these make no heading. */
const MOST = 3;

/** Zones have no names of their own: few countries are named, many are counted. */
export function useZoneName(): (zone: Pick<ZoneDraft, 'countries'>, place: number) => string {
  const t = useT();
  const { names } = useCountries();
  return ({ countries }, place) => {
    const n = place + 1;
    if (countries.length === 0) return t('settings.shipping.emptyZone', { n });
    const what =
      countries.length > MOST ? t('settings.shipping.countryCount', { count: countries.length }) : names(countries);
    return t('settings.shipping.zone', { n, what });
  };
}
