import type { ShippingTerms, ShippingZone } from '@brixel/contract/shop-facts';
import { fromEuros, type Money } from './money.ts';

/** What a parcel costs: by where it goes, how, what the goods in it cost, and what they weigh. */

/** The price of a parcel whose goods cost so much after all reductions. */
export type ShippingFor = (goods: Money) => Money;

/** Heavier goods have a price of their own in place of the first rate; what their value has earned them counts where it is cheaper. */
export function rateFor({ rates, weights = [] }: Pick<ShippingTerms, 'rates' | 'weights'>, grams = 0): ShippingFor {
  const heavy = weights.findLast(({ from }) => from <= grams);
  return (goods) => {
    const reached = rates.findLast(({ from }) => fromEuros(from) <= goods);
    const price = fromEuros(reached?.price ?? 0);
    if (!heavy) return price;
    return reached === rates[0] ? fromEuros(heavy.price) : Math.min(price, fromEuros(heavy.price));
  };
}

/** The ways to a country for goods of this weight, the default one first; none where no parcel goes there. */
export const waysTo = (zones: readonly ShippingZone[], country: string, grams = 0): readonly ShippingTerms[] =>
  carrying(zones.find(({ countries }) => countries.includes(country))?.methods ?? [], grams);

/** Those that carry so much. What is too heavy for all goes with the one that carries most: an order is not lost over it. */
function carrying(ways: readonly ShippingTerms[], grams: number): readonly ShippingTerms[] {
  const most = ({ maxGrams = Number.POSITIVE_INFINITY }: ShippingTerms): number => maxGrams;
  const able = ways.filter((way) => most(way) >= grams);
  if (able.length > 0 || ways.length === 0) return able;
  return [ways.reduce((best, way) => (most(way) > most(best) ? way : best))];
}

/** The way that is meant, else the default one. Until a country is known that is served, the shop's first zone counts. */
export function chosenWay(
  zones: readonly ShippingZone[],
  country: string,
  code: string | null = null,
  grams = 0,
): ShippingTerms | null {
  const ways = waysTo(zones, country, grams);
  const offered = ways.length > 0 ? ways : carrying(zones[0]?.methods ?? [], grams);
  return offered.find((way) => way.code === code) ?? offered[0] ?? null;
}

/** The value of goods from which on a way costs nothing; null where it never does, or always. */
export function freeFrom({ rates }: Pick<ShippingTerms, 'rates'>): number | null {
  const last = rates.at(-1);
  return last && last.from > 0 && last.price === 0 ? last.from : null;
}
