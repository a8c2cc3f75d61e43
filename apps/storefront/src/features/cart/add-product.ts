import type { CardProduct } from '#data/fields.ts';
import { openPanel } from '#features/layout/ui-store.ts';
import { notify } from '#features/notifications/notifications-store.ts';
import type { Translate } from '#i18n/translate.ts';
import { addToCart } from './cart-store.ts';

/** Puts a product into the cart, or says why not. True when it is in. */
export function addProduct(product: CardProduct, qty: number, t: Translate): boolean {
  if (product.price_incl_tax <= 0) {
    notify({ type: 'error', message: t('errors.priceUnknown') });
    return false;
  }
  if (!product.stock.is_in_stock) {
    notify({ type: 'error', message: t('errors.outOfStock') });
    return false;
  }
  const { sku, parentSku, type_id, name, price_incl_tax, image, slug, url_path, tier_prices } = product;
  addToCart({ sku, parentSku, type_id, name, qty, price_incl_tax, image, slug, url_path, tier_prices });
  notify({
    type: 'success',
    message: t('catalog.added'),
    action1: { label: t('common.ok') },
    action2: { label: t('layout.cart'), action: () => openPanel('microcart') },
  });
  return true;
}
