/**
 * The store views that the shop can serve: those that it has texts for. Which of them a shop serves, in which order and where, its owner
 * sets (`StoreSettings`). A further one is a row here, and a dictionary wherever the compiler then asks for it.
 */
export const storeCodes = ['de', 'it', 'en'] as const;
export type StoreCode = (typeof storeCodes)[number];

/** The default store of a shop that has not said anything else; settings name any other. */
export const defaultStoreCode: StoreCode = 'de';

export interface StoreView {
  storeCode: StoreCode;
  storeId: number;
  locale: 'de-DE' | 'it-IT' | 'en-IE';
  /** of its texts: there is one store for each */
  language: StoreCode;
  currency: 'EUR';
  currencySign: string;
  /** how prices are written */
  priceFormat: string;
  /** where its shoppers live unless they say something else: the VAT of prices, the time that parcels take */
  country: 'DE' | 'IT';
  /** the part of the world that names it where it is not made for one country, as in CLDR */
  region?: string;
  /** catalogue index a client names in its search address */
  index: `brixel_${StoreCode}`;
}

export const storeViews: Record<StoreCode, StoreView> = {
  de: {
    storeCode: 'de',
    storeId: 1,
    locale: 'de-DE',
    language: 'de',
    currency: 'EUR',
    currencySign: '€',
    priceFormat: '{amount}\u00a0{sign}',
    country: 'DE',
    index: 'brixel_de',
  },
  it: {
    storeCode: 'it',
    storeId: 2,
    locale: 'it-IT',
    language: 'it',
    currency: 'EUR',
    currencySign: '€',
    priceFormat: '{amount}\u00a0{sign}',
    country: 'IT',
    index: 'brixel_it',
  },
  en: {
    storeCode: 'en',
    storeId: 3,
    locale: 'en-IE',
    language: 'en',
    currency: 'EUR',
    currencySign: '€',
    priceFormat: '{sign}{amount}',
    country: 'DE',
    region: '150',
    index: 'brixel_en',
  },
};

export const isStoreCode = (value: unknown): value is StoreCode => storeCodes.some((code) => code === value);

/** A store as its owner serves it. */
export interface ServedStore {
  code: StoreCode;
  /** as shoppers and mails name it; null: by its country and language */
  name: string | null;
  /** the host that is this store alone; null: the shop's own address */
  host: string | null;
}

export interface StoreSettings {
  /** off: the default store is served alone */
  multistore: boolean;
  /** the first is the default one, at the shop's own address without a prefix */
  views: readonly ServedStore[];
}

export const defaultStores: StoreSettings = {
  multistore: true,
  views: [
    { code: 'de', name: null, host: null },
    { code: 'it', name: null, host: null },
  ],
};

export const servedStores = ({ multistore, views }: StoreSettings): readonly ServedStore[] =>
  multistore ? views : views.slice(0, 1);

/** A section of the settings always has one. */
export const defaultStoreOf = ({ views: [first] }: StoreSettings): StoreCode => first?.code ?? storeCodes[0];

/** What the addresses of a store begin with: the default one and those with a host of their own have no prefix. */
export const storePrefix = (stores: readonly ServedStore[], { code, host }: ServedStore): string =>
  host !== null || code === stores[0]?.code ? '' : `/${code}`;

/** What the stores of a shop are told apart by: country or region, in a language. */
export const storeRegion = ({ country, region = country }: Pick<StoreView, 'country' | 'region'>, language: string) =>
  new Intl.DisplayNames([language], { type: 'region' }).of(region) ?? region;

/**
 * The store that a path names, and the rest of the path: `/it/c/sets` is `/c/sets` in the Italian store. Null where it names none,
 * which is then the first. A shop of one store has no prefixes.
 */
export function splitStorePath<Code extends string>(
  path: string,
  served: readonly Code[],
): { storeCode: Code | null; prefix: string; rest: string } {
  const [, first] = path.split('/', 2);
  const storeCode = (served.length > 1 && served.find((code) => code === first)) || null;
  if (storeCode === null) return { storeCode, prefix: '', rest: path || '/' };
  const prefix = `/${storeCode}`;
  return { storeCode, prefix, rest: path.slice(prefix.length) || '/' };
}
