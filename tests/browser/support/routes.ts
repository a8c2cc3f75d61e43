import type { StoreCode } from '@brixel/contract/stores';
import { categoryById, productOfType, variant } from './catalog.ts';

export interface RouteCase {
  name: string;
  path: string;
  status: number;
  /** shows what another one shows: the wall before the account, a page at another of its addresses */
  isRepeated: boolean;
}

/** Every route of the shop's route table with a real address in this store, and the status it owes. */
export async function everyRoute(store: StoreCode): Promise<RouteCase[]> {
  const prefix = store === 'de' ? '' : `/${store}`;
  const types = ['simple', 'configurable', 'grouped', 'bundle', 'downloadable', 'virtual'] as const;
  const products = await Promise.all(types.map((type) => productOfType(store, type)));
  const chosen = await variant(store);
  const category = await categoryById(store, 119);
  const screens: [string, string, number][] = [
    ['home', '/', 200],
    ['cart', '/cart', 200],
    ['checkout with an empty cart', '/checkout', 302],
    ['mosaik-builder', '/mosaik-builder', 200],
    ['mosaik-builder step', '/mosaik-builder/step/filter', 200],
    ['my-account', '/my-account', 200],
    ['compare', '/compare', 200],
    ['error', '/error', 500],
    ['reset-password', '/reset-password', 200],
    ['confirm-email', '/confirm-email?token=nobody-knows', 200],
    ...products.map((product): [string, string, number] => [
      `${product.type_id}-product`,
      `/p/${product.sku}/${product.slug}`,
      200,
    ]),
    ['configurable-product with variant', `/p/${chosen.family_sku}/${chosen.slug}/${chosen.sku}`, 200],
    ['product nobody knows', '/p/BX-NOWHERE/nothing', 404],
    ['category', `/c/${category.slug}`, 200],
    ['search', '/search/2x4', 200],
    ['cms-page', '/i/impressum', 200],
    ['contact', '/i/hilfe-kontakt', 200],
    ['newsletter', '/i/newsletter', 200],
    ['newsletter-confirm', '/newsletter/confirm?token=nobody-knows', 200],
    ['newsletter-unsubscribe', '/newsletter/unsubscribe?proof=nobody-knows', 200],
    ['back-in-stock', `/back-in-stock?sku=${chosen.sku}`, 200],
    ['back-in-stock-confirm', '/back-in-stock/confirm?token=nobody-knows', 200],
    ['back-in-stock-end', '/back-in-stock/end?token=nobody-knows', 200],
    ['thank-you-paypal success of an order nobody knows', '/order-review/1/success', 404],
    ['saved-order that this browser has not saved', '/order-review/1/saved', 200],
    ['order-status', '/order-status', 200],
    ['withdrawal', '/vertrag-widerrufen', 200],
    ['voucher-balance', '/gutschein', 200],
    ['part-list', '/teileliste', 200],
    ['page-not-found', '/nothing/here', 404],
  ];
  const repeated: typeof screens = [
    ['home alias', '/pwa.html', 200],
    ['my-shipping-details', '/my-account/shipping-details', 200],
    ['my-newsletter', '/my-account/newsletter', 200],
    ['my-orders', '/my-account/orders', 200],
    ['my-order', '/my-account/orders/1', 200],
    ['my-recently-viewed', '/my-account/recently-viewed', 200],
    ['my-loyalty-card', '/my-account/loyalty-card', 200],
    ['my-reviews', '/my-account/reviews', 200],
    ['cms-page nobody knows', '/i/nothing-here', 404],
    ['category nobody knows', '/c/nothing-here', 404],
    ['product by its stored path', `/${chosen.url_path}`, 200],
    ['category by its stored path', `/${category.url_path}`, 200],
    ['thank-you-paypal cancel of an order nobody knows', '/order-review/1/cancel', 404],
  ];
  const toCase =
    (isRepeated: boolean) =>
    ([name, path, status]: (typeof screens)[number]): RouteCase => ({ name, path: prefix + path, status, isRepeated });
  return [...screens.map(toCase(false)), ...repeated.map(toCase(true))];
}
