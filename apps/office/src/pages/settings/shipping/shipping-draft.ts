import type { LocalText } from '@brixel/contract/local-text';
import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import type { ShippingTerms, ShippingZone } from '@brixel/contract/shop-facts';
import { moneyInput, parseMoney } from '../money-text.ts';
import { wholeNumber } from '../whole-number.ts';

/** Zones as they are typed. Keys hold rows together while they are moved. */

export interface StepDraft {
  key: string;
  from: string;
  price: string;
}

export interface WayDraft {
  key: string;
  code: string;
  carrier: LocalText;
  title: LocalText;
  /** of goods of any value */
  price: string;
  /** other prices from a value of goods on */
  steps: readonly StepDraft[];
  /** other prices from a weight on */
  weights: readonly StepDraft[];
  /** empty: never */
  freeFrom: string;
  /** empty: anything */
  maxGrams: string;
  isPickUp: boolean;
  net: number | undefined;
}

export interface ZoneDraft {
  key: string;
  countries: readonly string[];
  ways: readonly WayDraft[];
}

let last = 0;
export const newKey = (): string => {
  last += 1;
  return `new-${last}`;
};

export function wayDraft(way: ShippingTerms, key: string, language: OfficeLanguage): WayDraft {
  const [first, ...further] = way.rates;
  const end = further.at(-1);
  const free = end?.price === 0 ? end : null;
  const steps = free ? further.slice(0, -1) : further;
  const text = (euros: number): string => moneyInput(euros, language);
  return {
    key,
    code: way.code,
    carrier: way.carrier,
    title: way.title,
    price: text(first?.price ?? 0),
    steps: steps.map(({ from, price }, place) => ({ key: `${key}-${place}`, from: text(from), price: text(price) })),
    weights: (way.weights ?? []).map(({ from, price }, place) => ({
      key: `${key}-g${place}`,
      from: String(from),
      price: text(price),
    })),
    freeFrom: free ? text(free.from) : '',
    maxGrams: way.maxGrams === undefined ? '' : String(way.maxGrams),
    isPickUp: way.isPickUp ?? false,
    net: way.net,
  };
}

export const zoneDrafts = (zones: readonly ShippingZone[], language: OfficeLanguage): ZoneDraft[] =>
  zones.map(({ countries, methods }, place) => ({
    key: `zone-${place}`,
    countries,
    ways: methods.map((way, number) => wayDraft(way, `way-${place}-${number}`, language)),
  }));

/** What is no amount is NaN, which the schema refuses. */
export function termsOf({
  code,
  carrier,
  title,
  price,
  steps,
  weights,
  freeFrom,
  maxGrams,
  isPickUp,
  net,
}: WayDraft): ShippingTerms {
  const rates = [
    { from: 0, price: parseMoney(price) },
    ...steps.map((step) => ({ from: parseMoney(step.from), price: parseMoney(step.price) })),
    ...(freeFrom.trim() ? [{ from: parseMoney(freeFrom), price: 0 }] : []),
  ];
  return {
    ...{ code, carrier, title, rates },
    ...(weights.length > 0 && {
      weights: weights.map((step) => ({ from: wholeNumber(step.from), price: parseMoney(step.price) })),
    }),
    ...(maxGrams.trim() && { maxGrams: wholeNumber(maxGrams) }),
    ...(isPickUp && { isPickUp }),
    ...(net !== undefined && { net }),
  };
}

export const zonesOf = (drafts: readonly ZoneDraft[]): ShippingZone[] =>
  drafts.map(({ countries, ways }) => ({ countries, methods: ways.map(termsOf) }));

/** Codes stay with a way for ever, since orders name them; a new one gets the first that is free in its zone. */
export function newWay(others: readonly WayDraft[]): WayDraft {
  const taken = new Set(others.map(({ code }) => code));
  let number = 1;
  while (taken.has(`way-${number}`)) number += 1;
  const nothing: LocalText = { de: '', it: '', en: '' };
  return {
    ...{ key: newKey(), code: `way-${number}`, carrier: nothing, title: nothing },
    ...{ price: '', steps: [], weights: [], freeFrom: '', maxGrams: '', isPickUp: false, net: undefined },
  };
}

/** Countries of a zone that another zone has too, with the number of that zone. */
export const doublesOf = (zones: readonly ZoneDraft[], place: number): { country: string; zone: number }[] =>
  (zones[place]?.countries ?? []).flatMap((country) => {
    const other = zones.findIndex(({ countries }, number) => number !== place && countries.includes(country));
    return other < 0 ? [] : [{ country, zone: other + 1 }];
  });

export function moved<T>(list: readonly T[], place: number, by: -1 | 1): T[] {
  const next = [...list];
  const [item] = next.splice(place, 1);
  if (item !== undefined) next.splice(place + by, 0, item);
  return next;
}

export const replaced = <T>(list: readonly T[], place: number, item: T): T[] => list.with(place, item);

export const without = <T>(list: readonly T[], place: number): T[] => list.toSpliced(place, 1);
