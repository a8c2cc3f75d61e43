import type { Area } from './text-areas.ts';

/**
 * Every address of the shop. A page is added by a line here and a file `src/routes/<file>.tsx`.
 * Plain TypeScript without JSX: the server reads it to know which files a page needs.
 */

export type Layout = 'default' | 'empty' | 'minimal';

export interface RouteEntry {
  /** the route's name; also its id in the router */
  id: string;
  /** below the store prefix; none for the home page */
  path: string | null;
  /** file name in src/routes, without extension; default: the id */
  file?: string;
  /** default: the usual one */
  layout?: Layout;
  /** dictionaries the page needs besides the core ones */
  areas: readonly Area[];
  /** only while developing */
  developmentOnly?: true;
  /** not there where the API lacks its calls */
  ownCalls?: true;
  /** below 1100 px the tab bar stays away, because the page has its own bar there */
  noTabBar?: true;
  /** the page has an `action`: its forms are sent to the server where no scripts run */
  takesForms?: true;
}

export const routeTable: readonly RouteEntry[] = [
  { id: 'home', path: null, areas: ['home'] },
  { id: 'home-pwa', path: 'pwa.html', file: 'home', areas: ['home'] },
  {
    id: 'checkout',
    path: 'checkout',
    layout: 'minimal',
    areas: ['cart', 'checkout', 'account', 'validation'],
  },
  {
    id: 'cart',
    path: 'cart',
    areas: ['cart', 'validation'],
    takesForms: true,
  },
  {
    id: 'mosaik-builder',
    path: 'mosaik-builder/:step?/:current?',
    layout: 'empty',
    areas: ['builder', 'validation'],
    ownCalls: true,
  },
  {
    id: 'my-account',
    path: 'my-account',
    areas: ['account', 'checkout', 'validation'],
  },
  {
    id: 'my-shipping-details',
    path: 'my-account/shipping-details',
    file: 'my-account',
    areas: ['account', 'checkout', 'validation'],
  },
  {
    id: 'my-newsletter',
    path: 'my-account/newsletter',
    file: 'my-account',
    areas: ['account', 'validation'],
  },
  {
    id: 'my-orders',
    path: 'my-account/orders',
    file: 'my-account',
    areas: ['account', 'saved-orders'],
  },
  {
    id: 'my-order',
    path: 'my-account/orders/:orderId',
    file: 'my-account',
    areas: ['account', 'cart', 'orders'],
  },
  {
    id: 'my-recently-viewed',
    path: 'my-account/recently-viewed',
    file: 'my-account',
    areas: ['account'],
  },
  {
    id: 'my-loyalty-card',
    path: 'my-account/loyalty-card',
    file: 'my-account',
    areas: ['account'],
    ownCalls: true,
  },
  {
    id: 'my-reviews',
    path: 'my-account/reviews',
    file: 'my-account',
    areas: ['account'],
    ownCalls: true,
  },
  { id: 'compare', path: 'compare', areas: ['product', 'saved'] },
  { id: 'error', path: 'error', areas: [] },
  {
    id: 'reset-password',
    path: 'reset-password',
    areas: ['account', 'validation'],
  },
  {
    id: 'confirm-email',
    path: 'confirm-email',
    areas: ['account'],
    ownCalls: true,
    takesForms: true,
  },
  // product routes are named {type_id}-product; all types without a variant in their address share this one
  {
    id: 'simple-product',
    path: 'p/:parentSku/:slug',
    file: 'product',
    areas: [],
    noTabBar: true,
  },
  {
    id: 'configurable-product',
    path: 'p/:parentSku/:slug/:childSku',
    file: 'product',
    areas: [],
    noTabBar: true,
  },
  { id: 'category', path: 'c/:slug', areas: ['list'] },
  { id: 'search', path: 'search/:slug?', areas: ['list', 'search'] },
  {
    id: 'order-status',
    path: 'order-status',
    areas: ['cart', 'orders', 'saved-orders', 'validation'],
    ownCalls: true,
    takesForms: true,
  },
  {
    id: 'withdrawal',
    path: 'vertrag-widerrufen',
    areas: ['orders', 'withdrawal', 'validation'],
    ownCalls: true,
    takesForms: true,
  },
  {
    id: 'voucher-balance',
    path: 'gutschein',
    areas: ['voucher', 'validation'],
    ownCalls: true,
    takesForms: true,
  },
  {
    id: 'part-list',
    path: 'teileliste',
    areas: ['saved'],
    ownCalls: true,
    takesForms: true,
  },
  {
    id: 'contact',
    path: 'i/hilfe-kontakt',
    areas: ['contact', 'validation'],
    ownCalls: true,
    takesForms: true,
  },
  {
    id: 'newsletter',
    path: 'i/newsletter',
    areas: ['newsletter'],
    takesForms: true,
  },
  {
    id: 'newsletter-confirm',
    path: 'newsletter/confirm',
    areas: ['newsletter'],
    ownCalls: true,
    takesForms: true,
  },
  {
    id: 'newsletter-unsubscribe',
    path: 'newsletter/unsubscribe',
    areas: ['newsletter'],
    ownCalls: true,
    takesForms: true,
  },
  {
    id: 'back-in-stock',
    path: 'back-in-stock',
    areas: ['stock-alert', 'validation'],
    ownCalls: true,
    takesForms: true,
  },
  {
    id: 'back-in-stock-confirm',
    path: 'back-in-stock/confirm',
    areas: ['stock-alert'],
    ownCalls: true,
    takesForms: true,
  },
  {
    id: 'back-in-stock-end',
    path: 'back-in-stock/end',
    areas: ['stock-alert'],
    ownCalls: true,
    takesForms: true,
  },
  { id: 'cms-page', path: 'i/:slug', areas: [] },
  {
    id: 'thank-you-paypal-success',
    path: 'order-review/:orderId/success',
    file: 'thank-you-paypal',
    areas: ['cart', 'orders', 'validation'],
  },
  {
    id: 'thank-you-paypal-cancel',
    path: 'order-review/:orderId/cancel',
    file: 'thank-you-paypal',
    areas: ['cart', 'orders', 'validation'],
  },
  {
    id: 'saved-order',
    path: 'order-review/:savedOrderId/saved',
    areas: ['cart', 'orders', 'saved-orders'],
  },
  { id: 'styleguide', path: 'styleguide', layout: 'empty', areas: [], developmentOnly: true },
  // any other address: a stored url_path, else the not-found page
  { id: 'page-not-found', path: '*', file: 'dynamic', areas: ['list', 'product', 'validation'] },
];

export const routeFile = ({ id, file = id }: RouteEntry): string => `src/routes/${file}.tsx`;
