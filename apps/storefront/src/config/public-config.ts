import type { CountType } from '@brixel/commerce/cart/cart-facts';
import type { GroupedTax } from '@brixel/commerce/tax';
import type { PaymentCode } from '@brixel/contract/order';
import { type StoreCode, type StoreView, servedStores, storeViews } from '@brixel/contract/stores';

/** The part of the configuration that browsers may see. Plain TypeScript: the server builds it without a bundler. */
export interface PublicConfig {
  /** origin that shoppers type; canonical and hreflang addresses are built on it */
  publicUrl: string;
  api: {
    /** origin of the API, empty for the shop's own */
    url: string;
    /** how the catalogue is searched */
    mode: ApiMode;
    endpoints: ApiEndpoints;
  };
  gtmId: string | null;
  multistore: {
    /** on: envelope calls carry the store code, and a route of another store is loaded anew */
    enabled: boolean;
    /** on: the non-default stores have their code in their addresses */
    appendStoreCode: boolean;
  };
  /** on: products and categories live at their stored url_path */
  urlDispatcher: boolean;
  /** off: what is sold out is not shown in lists, and a family of which nothing is left is not found */
  listOutOfStock: boolean;
  /** those that are served */
  stores: Partial<Record<StoreCode, StoreView>>;
  prices: {
    /** on: the commerce platform's own prices replace those of the search index */
    fromPlatform: boolean;
    /** searches say which group the customer is in */
    tiers: boolean;
    /** set where the API sends prices as they were entered, and the storefront adds the taxes */
    clientTax: ClientTax | null;
  };
  /** how long an answer is waited for; `prices` are those of the commerce platform, without which a page can do */
  search: { timeoutMs: { browser: number; server: number; prices: number } };
  /** what browsers keep of the catalogue for times without a line */
  cache: CacheSettings;
  cart: CartSettings;
  users: UserSettings;
  /** what the API calls our payment methods, where that is something else; by our codes */
  orders: {
    paymentMethodsMapping: Readonly<Record<string, string>>;
    /** our payment methods that the shop offers, by their codes */
    payments: readonly PaymentCode[];
  };
  offline: OfflineSettings;
  /** development only pages such as the style guide */
  development: boolean;
}

/** What becomes of calls and orders that waited for a line. */
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
   * tells by versions which change is newer. What the shopper has just done is never undone
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
}

/** What becomes of a customer's token that has died. */
export interface UserSettings {
  /** off: it ends the session */
  autoRefresh: boolean;
  /** how many refreshes in a row may be followed by nothing but refusals */
  maxAttempts: number;
}

export type ApiMode = 'rest' | 'graphql';

export interface ClientTax {
  /** whether `price` and `special_price` of the API contain tax */
  sourcePriceIncludesTax: boolean;
  /** whether its `final_price` does */
  finalPriceIncludesTax: boolean;
  /** whether taxes depend on the customer's group */
  group: GroupedTax;
}

/** Endpoint templates, so that the storefront can be pointed at another API that speaks the same contract. */
export const defaultEndpoints = {
  catalogSearch: '/api/catalog/{{index}}/{{entity}}/_search',
  graphql: '/graphql/{{storeCode}}',
  renderList: '/api/product/render-list',
  urlMap: '/api/url/map',
  pageNotFound: '/api/page-not-found',
  reviewCreate: '/api/review/create',
  newsletter: '/api/ext/mailchimp-subscribe/subscribe',
  newsletterConfirm: '/api/newsletter/confirm',
  contactToken: '/api/ext/mail-service/get-token',
  contactSend: '/api/ext/mail-service/send-email',
  cartCreate: '/api/cart/create?token={{token}}',
  cartPull: '/api/cart/pull?token={{token}}&cartId={{cartId}}',
  cartUpdate: '/api/cart/update?token={{token}}&cartId={{cartId}}',
  cartDelete: '/api/cart/delete?token={{token}}&cartId={{cartId}}',
  cartTotals: '/api/cart/totals?token={{token}}&cartId={{cartId}}',
  cartApplyCoupon: '/api/cart/apply-coupon?token={{token}}&cartId={{cartId}}',
  cartDeleteCoupon: '/api/cart/delete-coupon?token={{token}}&cartId={{cartId}}',
  stockList: '/api/stock/list',
  userLogin: '/api/user/login',
  userCreate: '/api/user/create',
  userRefresh: '/api/user/refresh',
  userLogout: '/api/user/logout?token={{token}}',
  userResetPassword: '/api/user/reset-password',
  userSetPassword: '/api/customer/resetPassword',
  userChangePassword: '/api/user/change-password?token={{token}}',
  userMe: '/api/user/me?token={{token}}',
  userConfirmEmail: '/api/user/confirm-email',
  userSendConfirmation: '/api/user/send-confirmation?token={{token}}',
  userCancelEmailChange: '/api/user/cancel-email-change?token={{token}}',
  userOrderHistory: '/api/user/order-history?token={{token}}',
  userReviews: '/api/user/reviews?token={{token}}',
  userExport: '/api/user/export?token={{token}}',
  userDelete: '/api/user/delete?token={{token}}',
  paymentMethods: '/api/cart/payment-methods?token={{token}}&cartId={{cartId}}',
  shippingMethods: '/api/cart/shipping-methods?token={{token}}&cartId={{cartId}}',
  shippingInformation: '/api/cart/shipping-information?token={{token}}&cartId={{cartId}}',
  orderPlace: '/api/order',
  orderFind: '/api/order/{{orderId}}',
  orderLookUp: '/api/order/look-up',
  orderWithdraw: '/api/order/withdraw',
  paymentStart: '/api/cart/paypal',
  paymentExecute: '/api/cart/paypal-exec',
  mosaicCreate: '/api/mosaikbuilder/create',
  mosaicFind: '/api/mosaikbuilder/{{mosaicId}}',
  mosaicPicture: '/api/mosaikbuilder/{{mosaicId}}/picture',
} as const;
export type EndpointName = keyof typeof defaultEndpoints;
export type ApiEndpoints = Record<EndpointName, string>;

export type PublicConfigInput = Pick<PublicConfig, 'publicUrl'> & {
  apiUrl?: string;
  apiMode?: ApiMode;
  /** endpoints of an API elsewhere that differ from ours */
  endpoints?: Partial<ApiEndpoints>;
  platformPrices?: boolean;
  priceTiers?: boolean;
  clientTax?: ClientTax | null;
  gtmId?: string | null;
  multistore?: boolean;
  urlDispatcher?: boolean;
  listOutOfStock?: boolean;
  cache?: Partial<CacheSettings>;
  cart?: Partial<CartSettings>;
  paymentMethodsMapping?: Readonly<Record<string, string>>;
  /** all of ours unless given */
  payments?: readonly PaymentCode[] | undefined;
  offlineOrdersAutomatic?: boolean;
  development?: boolean;
};

export function createPublicConfig(input: PublicConfigInput): PublicConfig {
  return {
    publicUrl: input.publicUrl.replace(/\/+$/, ''),
    api: {
      url: input.apiUrl ?? '',
      mode: input.apiMode ?? 'rest',
      endpoints: { ...defaultEndpoints, ...input.endpoints },
    },
    gtmId: input.gtmId ?? null,
    multistore: { enabled: input.multistore ?? true, appendStoreCode: true },
    urlDispatcher: input.urlDispatcher ?? false,
    listOutOfStock: input.listOutOfStock ?? true,
    stores: Object.fromEntries(servedStores(input.multistore ?? true).map((code) => [code, storeViews[code]])),
    prices: {
      fromPlatform: input.platformPrices ?? false,
      tiers: input.priceTiers ?? false,
      clientTax: input.clientTax ?? null,
    },
    search: { timeoutMs: { browser: 5000, server: 1000, prices: 300 } },
    cache: { quotaKb: 4096, products: true, urls: true, ...input.cache },
    cart: {
      mergeOnStart: true,
      serverMayRemoveLocal: null,
      serverMayModifyLocal: null,
      maxBypassAttempts: 1,
      stockSync: true,
      zeroPrices: false,
      minicartCountType: 'quantities',
      ...input.cart,
    },
    users: { autoRefresh: true, maxAttempts: 1 },
    orders: {
      paymentMethodsMapping: input.paymentMethodsMapping ?? {},
      payments: input.payments ?? ['iways_paypalplus_payment', 'banktransfer'],
    },
    offline: { ordersAutomatic: input.offlineOrdersAutomatic ?? false, maxTaskAttempts: 1 },
    development: input.development ?? false,
  };
}
