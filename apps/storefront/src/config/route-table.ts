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
  /** file name in src/routes, without extension */
  file: string;
  layout: Layout;
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
  { id: 'home', path: null, file: 'home', layout: 'default', areas: ['home'] },
  { id: 'home-pwa', path: 'pwa.html', file: 'home', layout: 'default', areas: ['home'] },
  {
    id: 'checkout',
    path: 'checkout',
    file: 'checkout',
    layout: 'minimal',
    areas: ['cart', 'checkout', 'account', 'validation'],
  },
  {
    id: 'cart',
    path: 'cart',
    file: 'cart',
    layout: 'default',
    areas: ['cart', 'validation'],
    takesForms: true,
  },
  {
    id: 'mosaik-builder',
    path: 'mosaik-builder/:step?/:current?',
    file: 'mosaik-builder',
    layout: 'empty',
    areas: ['builder', 'validation'],
    ownCalls: true,
  },
  {
    id: 'my-account',
    path: 'my-account',
    file: 'my-account',
    layout: 'default',
    areas: ['account', 'checkout', 'validation'],
  },
  {
    id: 'my-shipping-details',
    path: 'my-account/shipping-details',
    file: 'my-account',
    layout: 'default',
    areas: ['account', 'checkout', 'validation'],
  },
  {
    id: 'my-newsletter',
    path: 'my-account/newsletter',
    file: 'my-account',
    layout: 'default',
    areas: ['account', 'validation'],
  },
  {
    id: 'my-orders',
    path: 'my-account/orders',
    file: 'my-account',
    layout: 'default',
    areas: ['account', 'saved-orders'],
  },
  {
    id: 'my-order',
    path: 'my-account/orders/:publicId',
    file: 'my-account',
    layout: 'default',
    areas: ['account', 'cart', 'orders'],
  },
  {
    id: 'my-recently-viewed',
    path: 'my-account/recently-viewed',
    file: 'my-account',
    layout: 'default',
    areas: ['account'],
  },
  {
    id: 'my-loyalty-card',
    path: 'my-account/loyalty-card',
    file: 'my-account',
    layout: 'default',
    areas: ['account'],
    ownCalls: true,
  },
  {
    id: 'my-reviews',
    path: 'my-account/reviews',
    file: 'my-account',
    layout: 'default',
    areas: ['account'],
    ownCalls: true,
  },
  { id: 'compare', path: 'compare', file: 'compare', layout: 'default', areas: ['product', 'saved'] },
  { id: 'error', path: 'error', file: 'error', layout: 'default', areas: [] },
  {
    id: 'reset-password',
    path: 'reset-password',
    file: 'reset-password',
    layout: 'default',
    areas: ['account', 'validation'],
  },
  {
    id: 'confirm-email',
    path: 'confirm-email',
    file: 'confirm-email',
    layout: 'default',
    areas: ['account'],
    ownCalls: true,
    takesForms: true,
  },
  // product routes are named {type_id}-product; all types without a variant in their address share this one
  {
    id: 'simple-product',
    path: 'p/:parentSku/:slug',
    file: 'product',
    layout: 'default',
    areas: [],
    noTabBar: true,
  },
  {
    id: 'configurable-product',
    path: 'p/:parentSku/:slug/:childSku',
    file: 'product',
    layout: 'default',
    areas: [],
    noTabBar: true,
  },
  { id: 'category', path: 'c/:slug', file: 'category', layout: 'default', areas: ['list'] },
  { id: 'search', path: 'search/:text?', file: 'search', layout: 'default', areas: ['list', 'search'] },
  {
    id: 'order-status',
    path: 'order-status',
    file: 'order-status',
    layout: 'default',
    areas: ['cart', 'orders', 'saved-orders', 'validation'],
    ownCalls: true,
    takesForms: true,
  },
  {
    id: 'withdrawal',
    path: 'vertrag-widerrufen',
    file: 'withdrawal',
    layout: 'default',
    areas: ['orders', 'withdrawal', 'validation'],
    ownCalls: true,
    takesForms: true,
  },
  {
    id: 'contact',
    path: 'i/hilfe-kontakt',
    file: 'contact',
    layout: 'default',
    areas: ['contact', 'validation'],
    ownCalls: true,
    takesForms: true,
  },
  {
    id: 'newsletter',
    path: 'i/newsletter',
    file: 'newsletter',
    layout: 'default',
    areas: ['newsletter'],
    takesForms: true,
  },
  {
    id: 'newsletter-confirm',
    path: 'newsletter/confirm',
    file: 'newsletter-confirm',
    layout: 'default',
    areas: ['newsletter'],
    ownCalls: true,
    takesForms: true,
  },
  {
    id: 'newsletter-unsubscribe',
    path: 'newsletter/unsubscribe',
    file: 'newsletter-unsubscribe',
    layout: 'default',
    areas: ['newsletter'],
    ownCalls: true,
    takesForms: true,
  },
  {
    id: 'back-in-stock',
    path: 'back-in-stock',
    file: 'back-in-stock',
    layout: 'default',
    areas: ['stock-alert', 'validation'],
    ownCalls: true,
    takesForms: true,
  },
  {
    id: 'back-in-stock-confirm',
    path: 'back-in-stock/confirm',
    file: 'back-in-stock-confirm',
    layout: 'default',
    areas: ['stock-alert'],
    ownCalls: true,
    takesForms: true,
  },
  {
    id: 'back-in-stock-end',
    path: 'back-in-stock/end',
    file: 'back-in-stock-end',
    layout: 'default',
    areas: ['stock-alert'],
    ownCalls: true,
    takesForms: true,
  },
  { id: 'cms-page', path: 'i/:slug', file: 'cms-page', layout: 'default', areas: [] },
  {
    id: 'thank-you-paypal-success',
    path: 'order-review/:publicId/success',
    file: 'thank-you-paypal',
    layout: 'default',
    areas: ['cart', 'orders', 'validation'],
  },
  {
    id: 'thank-you-paypal-cancel',
    path: 'order-review/:publicId/cancel',
    file: 'thank-you-paypal',
    layout: 'default',
    areas: ['cart', 'orders', 'validation'],
  },
  {
    id: 'saved-order',
    path: 'order-review/:savedOrderId/saved',
    file: 'saved-order',
    layout: 'default',
    areas: ['cart', 'orders', 'saved-orders'],
  },
  { id: 'styleguide', path: 'styleguide', file: 'styleguide', layout: 'empty', areas: [], developmentOnly: true },
  // any other address: a stored url_path, else the not-found page
  { id: 'page-not-found', path: '*', file: 'dynamic', layout: 'default', areas: ['list', 'product', 'validation'] },
];

export const routeFile = (entry: RouteEntry): string => `src/routes/${entry.file}.tsx`;
