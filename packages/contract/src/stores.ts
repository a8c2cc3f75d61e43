/** The two store views. The German one is the default and needs no prefix in its addresses. */
export const storeCodes = ['de', 'it'] as const;
export type StoreCode = (typeof storeCodes)[number];
export const defaultStoreCode: StoreCode = 'de';

/** The stores that a shop serves: all of them, or the default one alone. */
export const servedStores = (multistore: boolean): readonly StoreCode[] =>
  multistore ? storeCodes : [defaultStoreCode];

export interface StoreView {
  storeCode: StoreCode;
  storeId: number;
  name: string;
  /** path prefix of its addresses when it appends its store code */
  prefix: '' | `/${StoreCode}`;
  locale: 'de-DE' | 'it-IT';
  language: 'de' | 'it';
  currency: 'EUR';
  currencySign: string;
  /** how prices are written */
  priceFormat: string;
  country: 'DE' | 'IT';
  /** catalogue index a client names in its search address */
  index: `brixel_${StoreCode}`;
}

export const storeViews: Record<StoreCode, StoreView> = {
  de: {
    storeCode: 'de',
    storeId: 1,
    name: 'brixel Deutschland',
    prefix: '',
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
    name: 'brixel Italia',
    prefix: '/it',
    locale: 'it-IT',
    language: 'it',
    currency: 'EUR',
    currencySign: '€',
    priceFormat: '{amount}\u00a0{sign}',
    country: 'IT',
    index: 'brixel_it',
  },
};

export const isStoreCode = (value: unknown): value is StoreCode => storeCodes.some((code) => code === value);

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
