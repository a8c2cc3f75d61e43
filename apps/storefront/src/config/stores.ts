import { defaultStores, type ServedStore, servedStores, storePrefix, storeViews } from '@brixel/contract/stores';
import type { StorePlace } from './store-place.ts';
import { type Language, languages } from './text-areas.ts';

/** A store as its shoppers see it: one of the platform's own, or of an API elsewhere. */
export interface StoreView extends StorePlace {
  storeId: number;
  locale: string;
  language: Language;
  currency: string;
  currencySign: string;
  /** how prices are written, such as `{amount} {sign}` */
  priceFormat: string;
  country: string;
  /** in its own language */
  countryName: string;
  /** catalogue index that searches name */
  index: string;
  /** its country and language, by the languages of the shop */
  names: Readonly<Partial<Record<Language, string>>>;
}

/** What has to be said of a store of an API elsewhere; all else follows from it. */
export interface StoreInput {
  code: string;
  locale: string;
  currency: string;
  index: string;
  /** none: the first store has no prefix, the others have their code */
  prefix?: string | undefined;
  /** none: the shop's own */
  host?: string | undefined;
}

/** The platform's own: those that its owner serves, or the first ones of a shop. */
export const ownStores = (
  multistore: boolean,
  served: readonly ServedStore[] = servedStores({ ...defaultStores, multistore }),
): readonly StoreView[] => withNames(served.map((store) => ownStore(served, store)));

function ownStore(served: readonly ServedStore[], store: ServedStore): Named {
  const { region, ...view } = storeViews[store.code];
  const { name, host } = store;
  return {
    ...view,
    prefix: storePrefix(served, store),
    ...(host !== null && { host }),
    ...(region !== undefined && { region }),
    ...(name !== null && { name }),
  };
}

/** Of a locale such as `en-US`, where there are texts in its language. */
export function readLocale(locale: string): { language: Language; country: string } | null {
  const match = /^([a-z]{2})-([A-Z]{2})$/.exec(locale);
  const language = languages.find((one) => one === match?.[1]);
  return language && match?.[2] ? { language, country: match[2] } : null;
}

/** `ownHost` is that of the shop: a store there has none of its own. */
export function storesOf(inputs: readonly StoreInput[], ownHost: string): readonly StoreView[] {
  const stores = inputs.flatMap(({ code, locale, currency, index, host, ...input }, place) => {
    const known = readLocale(locale);
    if (!known) return [];
    const prefix = input.prefix ?? defaultPrefix(code, place);
    return {
      ...known,
      ...priceFormat(locale, currency),
      ...{ storeCode: code, storeId: place + 1, prefix, locale, currency, index },
      ...(host && host !== ownHost && { host }),
    };
  });
  return withNames(stores);
}

export const defaultPrefix = (code: string, place: number): string => (place === 0 ? '' : `/${code}`);

/** What a store is named by. */
interface Named extends Omit<StoreView, 'names' | 'countryName'> {
  /** its owner's word, in every language */
  name?: string;
  /** in place of the country */
  region?: string;
}

/** Made here, because browsers would have to load their tables of countries and languages for it, before anything can be pressed. */
const withNames = (stores: readonly Named[]): readonly StoreView[] =>
  stores.map((named) => {
    const { name, region, ...store } = named;
    return {
      ...store,
      countryName: nameOf('region', store.country, store.locale),
      names: Object.fromEntries(stores.map(({ language }) => [language, name ?? storeName(named, language)])),
    };
  });

const storeName = ({ country, region = country, language }: Named, inLanguage: Language): string =>
  `${nameOf('region', region, inLanguage)} (${nameOf('language', language, inLanguage)})`;

const nameOf = (type: 'region' | 'language', code: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type }).of(code) ?? code;

/** More would not be read. */
const MOST_NAMES = 4;

/** Countries in words, by the codes of the stores; none where there are too many to name. */
export const countriesInWords = (
  countries: readonly string[],
  stores: readonly StoreView[],
): Readonly<Record<string, string>> =>
  countries.length > MOST_NAMES
    ? {}
    : Object.fromEntries(
        stores.map(({ storeCode, locale }) => [
          storeCode,
          new Intl.ListFormat(locale).format(countries.map((code) => nameOf('region', code, locale))),
        ]),
      );

/** Where a locale puts the sign of a currency, and which sign that is. */
function priceFormat(locale: string, currency: string): Pick<StoreView, 'currencySign' | 'priceFormat'> {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  const shown = parts
    .filter(({ type }) => type === 'currency' || type === 'literal' || type === 'integer')
    .map(({ type, value }) => (type === 'currency' ? '{sign}' : type === 'integer' ? '{amount}' : value));
  return { currencySign: sign, priceFormat: shown.join('') };
}

/** For search engines: the language, and the country too where two stores speak the same one. */
export const hrefLang = (stores: readonly StoreView[], { language, locale }: StoreView): string =>
  stores.filter((one) => one.language === language).length > 1 ? locale : language;
