import { countItems } from '@brixel/commerce/cart/cart-facts';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { useCart } from './cart-store.ts';
import { piecesKey } from './pieces-key.ts';

/** How much is in the cart: pieces, or lines where the shop is configured so. */
export function useCartCount(): { count: number; text: string } {
  const t = useT();
  const { minicartCountType: type } = useServices().config.cart;
  const n = useCart(({ lines }) => countItems(lines, type));
  const key = useCart(({ lines }) => (type === 'items' ? 'layout.itemCount' : piecesKey(lines)));
  return { count: n, text: t(key, { n }) };
}
