import { countItems, isVirtualType } from '@brixel/commerce/cart/cart-facts';
import { useEffect, useState } from 'react';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { useCart } from './cart-store.ts';

/** Bricks are counted in pieces; a voucher or a course is no piece of anything. */
export const piecesKey = (lines: readonly { type_id: string }[]): 'layout.itemCount' | 'layout.cartPieces' =>
  lines.some(({ type_id }) => isVirtualType(type_id)) ? 'layout.itemCount' : 'layout.cartPieces';

/** How much is in the cart: pieces, or lines where the shop is configured so. */
export function useCartCount(): { count: number; text: string } {
  const t = useT();
  const { minicartCountType: type } = useServices().config.cart;
  const n = useCart(({ lines }) => countItems(lines, type));
  const key = useCart(({ lines }) => (type === 'items' ? 'layout.itemCount' : piecesKey(lines)));
  return { count: n, text: t(key, { n }) };
}

/** What the lines of the cart come to. Most first views have an empty one, so what counts them is fetched where there are some. */
export function useCartSum(): number {
  const lines = useCart((cart) => cart.lines);
  const [sum, setSum] = useState(0);
  useEffect(() => {
    if (lines.length === 0) return setSum(0);
    let isCurrent = true;
    void import('./cart-sum.ts').then((code) => code.followCartSum(lines, setSum, () => isCurrent)).catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [lines]);
  return sum;
}
