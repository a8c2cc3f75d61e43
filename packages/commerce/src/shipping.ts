import type { ShippingTerms, ShippingZone } from '@brixel/contract/shop-facts';
import { fromEuros, type Money } from './money.ts';

/** What a parcel costs: by where it goes, how, and what the goods in it cost. */

/** The price of a parcel whose goods cost so much after all reductions. */
export type ShippingFor = (goods: Money) => Money;

export const rateFor =
  ({ rates }: Pick<ShippingTerms, 'rates'>): ShippingFor =>
  (goods) =>
    rates.reduce((price, rate) => (fromEuros(rate.from) <= goods ? fromEuros(rate.price) : price), 0);

/** The ways to a country, the default one first; none where no parcel goes there. */
export const waysTo = (zones: readonly ShippingZone[], country: string): readonly ShippingTerms[] =>
  zones.find(({ countries }) => countries.includes(country))?.methods ?? [];

/** The way that is meant, else the default one. Until a country is known that is served, the shop's first zone counts. */
export function chosenWay(
  zones: readonly ShippingZone[],
  country: string,
  code: string | null = null,
): ShippingTerms | null {
  const ways = waysTo(zones, country);
  const offered = ways.length > 0 ? ways : (zones[0]?.methods ?? []);
  return offered.find((way) => way.code === code) ?? offered[0] ?? null;
}

/** The value of goods from which on a way costs nothing; null where it never does, or always. */
export function freeFrom({ rates }: Pick<ShippingTerms, 'rates'>): number | null {
  const last = rates.at(-1);
  return last && last.from > 0 && last.price === 0 ? last.from : null;
}
