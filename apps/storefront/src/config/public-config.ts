import type { CountType } from '@brixel/commerce/cart/cart-facts';
import type { PictureRules } from '@brixel/commerce/links';
import type { BasisPoints } from '@brixel/commerce/money';
import type { GroupedTax } from '@brixel/commerce/tax';
import { vatRate } from '@brixel/commerce/vat';
import { API_ROOT, SEARCH_PATH } from '@brixel/contract/api-paths';
import type { ShopMenu } from '@brixel/contract/home-page';
import type { LocalText } from '@brixel/contract/local-text';
import type { PaymentCode } from '@brixel/contract/order';
import type { Promises } from '@brixel/contract/promises';
import type { ListSort } from '@brixel/contract/sale-rules';
import {
  DEFAULT_NAME,
  defaultFacts,
  deliveryCountries,
  type Firm,
  type LogoFile,
  type ShippingZone,
  type ShopFacts,
} from '@brixel/contract/shop-facts';
import type { ServedStore } from '@brixel/contract/stores';
import { TAX_CLASSES, type Vat } from '@brixel/contract/vat';
import type { InfoPages } from './info-pages.ts';
import { countriesInWords, ownStores, type StoreInput, type StoreView, storesOf } from './stores.ts';

/** The part of the configuration that browsers may see. Plain TypeScript: the server builds it without a bundler. */
export interface PublicConfig {
  /** origin that shoppers type; canonical and hreflang addresses are built on it */
  publicUrl: string;
  api: {
    /** origin of the API, empty for the shop's own */
    url: string;
    /** how the catalogue is searched */
    mode: ApiMode;
    /** where it is searched, with placeholders for `{{index}}`, `{{entity}}` and `{{storeCode}}` */
    searchPath: string;
    /** the same without GraphQL, which not every API can answer everything in */
    catalogPath: string;
    /** `vsf1`: the API has no other calls than Vue Storefront's, and what needs others is not shown */
    calls: ApiCalls;
    /** where a customer's token travels: query strings end up in logs, but some APIs look nowhere else */
    tokenIn: TokenPlace;
  };
  pictures: PictureRules & {
    /** off: there is no picture service of the shop, and so none of its drawings */
    drawings: boolean;
  };
  shop: ShopIdentity;
  gtmId: string | null;
  multistore: {
    /** on: envelope calls carry the store code, and a route of another store is loaded anew */
    enabled: boolean;
  };
  /** on: products and categories live at their stored url_path */
  urlDispatcher: boolean;
  /** the category that all of the shop lie below: what stands above it is none that a shopper could visit */
  rootCategoryId: number;
  /** off: what is sold out is not shown in lists, and a family of which nothing is left is not found */
  listOutOfStock: boolean;
  /** of categories */
  defaultSort: ListSort;
  /** so many or fewer are announced as the last ones */
  lastPieces: number;
  /** whether shopping engines may read the goods as a feed */
  feed: boolean;
  /** those that are served; the first is the default one */
  stores: readonly StoreView[];
  prices: {
    /** on: the commerce platform's own prices replace those of the search index */
    fromPlatform: boolean;
    /** searches say which group the customer is in */
    tiers: boolean;
    /** set where the API sends prices as they were entered, and the storefront adds the taxes */
    clientTax: ClientTax | null;
  };
  /** how long an answer is waited for; `prices` are those of the commerce platform, without which a page can do */
  search: {
    timeoutMs: { browser: number; server: number; prices: number };
    /** between the ranges that prices of a list are counted in, where the storefront names them and not the API; null: the usual ones */
    priceBounds: readonly number[] | null;
  };
  /** what browsers cache of the catalogue for use offline */
  cache: CacheSettings;
  cart: CartSettings;
  users: UserSettings;
  /** what the API calls our payment methods, where that is something else; by our codes */
  orders: {
    paymentMethodsMapping: Readonly<Record<string, string>>;
    /** our payment methods that the shop offers, by their codes */
    payments: readonly PaymentCode[];
    /** codes of an API elsewhere that can be paid here, besides those of which that is known */
    foreignPayments: readonly string[];
  };
  offline: OfflineSettings;
  /** texts in place of those of the dictionaries, by store and key */
  texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** development only pages such as the style guide */
  development: boolean;
}

/** What becomes of calls and orders that waited for a connection. */
export interface OfflineSettings {
  /** on: saved orders are sent without asking again */
  ordersAutomatic: boolean;
  /** how often a task may be answered with a failure before it is given up; a call without an answer does not count */
  maxTaskAttempts: number;
}

export interface CacheSettings {
  /** how much of it may lie on a visitor's disk */
  quotaKb: number;
  /** off: a product is found again by the exact request only, not by its sku or id */
  products: boolean;
  /** off: what stands behind an address is asked for each time */
  urls: boolean;
}

/** How the browser's cart and the server's are brought together; the shopper's own wins unless something else is said. */
export interface CartSettings {
  /** on: opening the shop makes the two carts equal; off: it only looks */
  mergeOnStart: boolean;
  /**
   * whether a line that the server's cart lacks leaves here too, and whether the server's quantity counts; null: where the API
   * has versions that show which change is newer. What the shopper has just done is never undone
   */
  serverMayRemoveLocal: boolean | null;
  serverMayModifyLocal: boolean | null;
  /** how often a customer's token that has died is answered with a guest's cart */
  maxBypassAttempts: number;
  /** off: what is in stock is not asked for, so nobody can be sure of it */
  stockSync: boolean;
  /** on: what costs nothing may be bought */
  zeroPrices: boolean;
  /** what the little number on the cart counts: pieces, or lines */
  minicartCountType: CountType;
  /** pieces of one line */
  maxLineQuantity: number;
}

/** What becomes of a customer's token that has died. */
export interface UserSettings {
  /** off: it ends the session */
  autoRefresh: boolean;
  /** how many refreshes in a row may be followed by nothing but refusals */
  maxAttempts: number;
}

/** Whose shop it is. */
export interface ShopIdentity {
  name: string;
  /** null where nobody has said, or the shop is not ours */
  firm: Firm | null;
  /** our own, of a shop that nobody has named; otherwise `logo`, or the name */
  hasLogo: boolean;
  /** of the owner */
  logo: LogoFile | null;
  darkLogo: LogoFile | null;
  /** of the owner, such as #7a2e8e; null: ours */
  colour: string | null;
  /** address of its icon; null: ours, or one with the first letter of its name where the shop is not ours */
  icon: string | null;
  /** pages that forms and footer lead to, by what they are about; null: those of our own shop */
  pages: InfoPages | null;
  /** codes of the countries that parcels go to, and that shoppers may live in */
  countries: Readonly<Record<'shipping' | 'billing', readonly string[]>>;
  /** those that parcels go to, by the code of the store; none where they are too many to name */
  deliveryInWords: Readonly<Record<string, string>>;
  /** where parcels go and for how much; null where the carts of an API elsewhere say that */
  zones: readonly ShippingZone[] | null;
  /** of the owner, by the code of the store */
  menus: Readonly<Record<string, ShopMenu>>;
  /** on: the home page shows the banners of the demo, which lead to its goods */
  hasBanners: boolean;
  /** on: it is said beside prices that taxes are in them, and shipping is not */
  isTaxNoted: boolean;
  vat: ShopVat;
  promises: Promises;
  /** a number of an order, to show what one looks like */
  exampleNumber: string;
}

export interface ShopVat {
  /** standard ones, by the countries of the stores */
  rates: Readonly<Record<string, BasisPoints>>;
  /** stands instead of VAT; null where the shop charges it */
  note: LocalText | null;
  /** stands instead of VAT beside goods under the margin scheme */
  marginNote: LocalText;
}

export type ApiMode = 'rest' | 'graphql' | 'elastic';
export type ApiCalls = 'all' | 'vsf1';
export type TokenPlace = 'header' | 'query';

export interface ClientTax {
  /** whether `price` and `special_price` of the API contain tax */
  sourcePriceIncludesTax: boolean;
  /** whether its `final_price` does */
  finalPriceIncludesTax: boolean;
  /** whether taxes depend on the customer's group */
  group: GroupedTax;
}

const CATALOG_PATH = API_ROOT + SEARCH_PATH.replace(/:(\w+)/g, '{{$1}}');
/** Of our own platform, and of a Magento that was never changed. */
const OWN_ROOT = 2;
const GRAPHQL_PATH = '/graphql/{{storeCode}}';

/** What a shop may set, in the shape of `PublicConfig`; everything else has its default below. */
export interface PublicConfigInput extends Partial<Pick<PublicConfig, Plain>> {
  publicUrl: string;
  shopName?: string | undefined;
  /** off: the goods of our own shop are not the demo's */
  isDemo?: boolean;
  /** what the owner of our own shop has set */
  facts?: ShopFacts | undefined;
  shopIcon?: string | undefined;
  pages?: InfoPages | undefined;
  /** of delivery and of invoices, which are the same unless others are named */
  countries?: readonly string[] | undefined;
  billingCountries?: readonly string[] | undefined;
  isTaxNoted?: boolean | undefined;
  /** of an API elsewhere */
  rootCategoryId?: number | undefined;
  listOutOfStock?: boolean | undefined;
  multistore?: boolean;
  /** those of our own platform that its owner serves */
  served?: readonly ServedStore[];
  /** of an API elsewhere; otherwise the platform's own */
  stores?: readonly StoreInput[] | undefined;
  api?: {
    url?: string;
    mode?: ApiMode;
    /** of an API elsewhere, where they differ from ours */
    catalogPath?: string | undefined;
    graphqlPath?: string | undefined;
    calls?: ApiCalls;
    tokenIn?: TokenPlace;
  };
  pictures?: Partial<PublicConfig['pictures']>;
  prices?: Partial<PublicConfig['prices']>;
  searchTimeoutMs?: Partial<PublicConfig['search']['timeoutMs']>;
  priceBounds?: readonly number[] | undefined;
  cache?: Partial<CacheSettings>;
  cart?: Partial<Omit<CartSettings, 'zeroPrices' | 'minicartCountType'>> & {
    zeroPrices?: boolean | undefined;
    minicartCountType?: CountType | undefined;
  };
  users?: Partial<UserSettings>;
  orders?: Partial<PublicConfig['orders']>;
  offline?: Partial<OfflineSettings>;
}

type Plain = 'gtmId' | 'urlDispatcher' | 'texts' | 'development';

export function createPublicConfig({
  multistore = true,
  served: ownServed,
  searchTimeoutMs,
  priceBounds,
  stores,
  shopName,
  facts = defaultFacts,
  isDemo = true,
  shopIcon,
  pages,
  countries,
  billingCountries,
  isTaxNoted,
  ...input
}: PublicConfigInput): PublicConfig {
  const { url = '', mode = 'rest', catalogPath = CATALOG_PATH, graphqlPath = GRAPHQL_PATH } = input.api ?? {};
  const { calls = 'all', tokenIn = 'header' } = input.api ?? {};
  const isOurs = calls === 'all';
  const look = isOurs ? facts.look : defaultFacts.look;
  const served = stores ? storesOf(stores, new URL(input.publicUrl).host) : ownStores(multistore, ownServed);
  const delivered = isOurs
    ? { shipping: deliveryCountries(facts.shipping), billing: facts.billing.countries }
    : bothKinds([...new Set(served.map(({ country }) => country))]);
  const named = countries ? { shipping: countries, billing: billingCountries ?? countries } : delivered;
  return {
    shop: {
      name:
        shopName ?? (isOurs ? (facts.name ?? DEFAULT_NAME) : new URL(input.publicUrl).hostname.replace(/^www\./, '')),
      firm: isOurs ? facts.firm : null,
      hasLogo: isOurs && shopName === undefined && facts.name === null && look.logo === null,
      ...look,
      menus: isOurs ? facts.menus : {},
      icon: shopIcon ?? null,
      pages: pages ?? (isOurs ? null : {}),
      countries: named,
      deliveryInWords: countriesInWords(named.shipping, served),
      zones: isOurs ? facts.shipping.zones : null,
      hasBanners: isOurs && isDemo,
      isTaxNoted: isTaxNoted ?? isOurs,
      vat: vatOf(facts.vat, served),
      promises: facts.promises,
      exampleNumber: `${facts.orders.numberPrefix}-4K7M-9QTD`,
    },
    gtmId: null,
    urlDispatcher: false,
    development: false,
    ...input,
    rootCategoryId: input.rootCategoryId ?? OWN_ROOT,
    listOutOfStock: input.listOutOfStock ?? facts.catalog.listOutOfStock,
    defaultSort: facts.catalog.defaultSort,
    lastPieces: facts.catalog.lastPieces,
    feed: facts.catalog.feed,
    publicUrl: input.publicUrl.replace(/\/+$/, ''),
    api: { url, mode, searchPath: mode === 'graphql' ? graphqlPath : catalogPath, catalogPath, calls, tokenIn },
    pictures: { template: '', drawings: true, ...input.pictures },
    multistore: { enabled: multistore },
    stores: served,
    prices: { fromPlatform: false, tiers: false, clientTax: null, ...input.prices },
    search: {
      timeoutMs: { browser: 5000, server: 1000, prices: 300, ...searchTimeoutMs },
      priceBounds: priceBounds ?? null,
    },
    cache: { quotaKb: 4096, products: true, urls: true, ...input.cache },
    cart: {
      mergeOnStart: true,
      serverMayRemoveLocal: null,
      serverMayModifyLocal: null,
      maxBypassAttempts: 1,
      stockSync: true,
      maxLineQuantity: facts.cart.maxLineQuantity,
      ...input.cart,
      zeroPrices: input.cart?.zeroPrices ?? facts.catalog.zeroPrices,
      minicartCountType: input.cart?.minicartCountType ?? facts.cart.countType,
    },
    users: { autoRefresh: true, maxAttempts: 1, ...input.users },
    orders: {
      paymentMethodsMapping: {},
      payments: isOurs ? ['iways_paypalplus_payment', 'banktransfer'] : [],
      ...input.orders,
      foreignPayments: [
        ...(input.orders?.foreignPayments ?? []),
        ...Object.values(input.orders?.paymentMethodsMapping ?? {}),
      ],
    },
    offline: { ordersAutomatic: false, maxTaskAttempts: 1, ...input.offline },
  };
}

/** Only what pages show: they carry it all. */
const vatOf = (vat: Vat, stores: readonly StoreView[]): ShopVat => ({
  rates: Object.fromEntries(
    stores
      .filter(({ country }) => vat.rates.some((rate) => rate.country === country))
      .map(({ country }) => [
        country,
        vatRate(vat, { taxClassId: TAX_CLASSES.standard, country, storeCountry: country }),
      ]),
  ),
  note: vat.mode === 'small-business' ? vat.smallBusinessNote : null,
  marginNote: vat.marginNote,
});

const bothKinds = (countries: readonly string[]) => ({ shipping: countries, billing: countries });
