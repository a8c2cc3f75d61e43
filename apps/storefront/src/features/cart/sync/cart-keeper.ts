import { type ClientCart, emptyCart } from '../cart-state.ts';
import type { CartNotice } from './cart-notice.ts';
import { joinCarts } from './join-carts.ts';
import { readCart, writtenCart } from './stored-cart.ts';

/** What tabs tell each other: one message for each change, and nobody passes on what was heard. */
export interface TabMessage {
  cart: ClientCart;
  notices: CartNotice[];
}

export interface KeeperPorts {
  /** the text that was stored last, by any tab */
  read(): string | null;
  write(text: string): void;
  tell(message: TabMessage): void;
  /** the cart has changed, here or in another tab */
  show(cart: ClientCart): void;
}

export interface CartKeeper {
  read(): ClientCart;
  /** shown, stored and told at once; the same cart again is no change */
  change(change: (cart: ClientCart) => ClientCart, notices?: CartNotice[]): ClientCart;
  /** another tab has spoken */
  heard(cart: ClientCart): void;
}

/**
 * The cart of one tab. What another tab has stored counts as much as what this one remembers, for a browser may deliver either
 * later than the other.
 */
export function createCartKeeper({ read, write, tell, show }: KeeperPorts): CartKeeper {
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
      tell({ cart: after, notices });
      return after;
    },
    heard(theirs) {
      take(joinCarts(cart, theirs));
      // a tab that was behind has stored a cart that is over, and the next page would begin with it
      if (theirs.epoch < cart.epoch) store(cart);
    },
  };
}
