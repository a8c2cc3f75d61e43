import { create } from 'zustand';
import { type ClientCart, emptyCart } from './cart-state.ts';

/** The cart as the page shows it: empty on the server and while hydrating, then what was stored (`start-cart.ts`). */

export interface CartView extends ClientCart {
  loaded: boolean;
}

export const CART_STORAGE = 'brixel/cart';

export const useCart = create<CartView>()(() => ({ ...emptyCart, loaded: false }));
