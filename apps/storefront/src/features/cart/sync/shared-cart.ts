import { type ClientCart, emptyCart } from '#features/cart/cart-state.ts';
import type { CartNotice } from './cart-notice.ts';
import { joinCarts } from './join-carts.ts';
import { readCart, writtenCart } from './stored-cart.ts';

/** One message between tabs for each change; received ones are not forwarded. */
export interface TabMessage {
  cart: ClientCart;
  notices: CartNotice[];
}

export interface SharedCartPorts {
  /** the text that was stored last, by any tab */
  read(): string | null;
  write(text: string): void;
  push(message: TabMessage): void;
  /** the cart has changed, here or in another tab */
  show(cart: ClientCart): void;
}

export interface SharedCart {
  read(): ClientCart;
  /** shown, stored and sent to the other tabs at once; the same cart again is no change */
  change(change: (cart: ClientCart) => ClientCart, notices?: CartNotice[]): ClientCart;
  /** a change of another tab */
  onMessage(cart: ClientCart): void;
}

/**
 * The cart of one tab. What another tab has stored counts as much as what this one remembers, for a browser may deliver either
 * later than the other.
 */
export function createSharedCart({ read, write, push, show }: SharedCartPorts): SharedCart {
  let cart = emptyCart;
  let known: string | null = null;

  const take = (next: ClientCart): ClientCart => {
    cart = next;
    show(cart);
    return cart;
  };
  const current = (): ClientCart => {
    const text = read();
    if (text === null || text === known) return cart;
    known = text;
    return joinCarts(cart, readCart(text));
  };

  const store = (next: ClientCart): void => {
    known = writtenCart(next);
    write(known);
  };

  return {
    read() {
      const next = current();
      return next === cart ? cart : take(next);
    },
    change(change, notices = []) {
      const before = current();
      const after = change(before);
      if (after !== cart) take(after);
      if (after === before && notices.length === 0) return after;
      store(after);
      push({ cart: after, notices });
      return after;
    },
    onMessage(theirs) {
      take(joinCarts(cart, theirs));
      // a tab that was behind has stored a cart that is over, and the next page would begin with it
      if (theirs.epoch < cart.epoch) store(cart);
    },
  };
}
