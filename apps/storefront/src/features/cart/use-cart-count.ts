import { countItems } from '@brixel/commerce/cart/cart-facts';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { useCart } from './cart-store.ts';

/** How much is in the cart: pieces, or lines where the shop is configured so. */
export function useCartCount(): { count: number; text: string } {
  const t = useT();
  const { minicartCountType: type } = useServices().config.cart;
  const n = useCart(({ lines }) => countItems(lines, type));
  return { count: n, text: type === 'items' ? t('layout.itemCount', { n }) : t('layout.cartPieces', { n }) };
}
