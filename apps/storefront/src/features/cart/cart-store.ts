import { create } from 'zustand';
import { readStored, watchOtherTabs } from '#data/storage/browser-storage.ts';
import { FORM_CART_COOKIE } from '#features/cart/form-cart/form-cart-cookie.ts';
import { visitorOrQuiet } from '#hydration/visitor-activity.ts';
import { CART_VERSION, type ClientCart, emptyCart } from './cart-state.ts';

/**
 * The cart as the page shows it. Empty on the server and while hydrating, then what was stored; what changes it and keeps the
 * server in step (`cart-tab.ts`) is fetched with the first change, or where there is a cart already.
 */

export interface CartView extends ClientCart {
  loaded: boolean;
  /** the server is being told */
  isSyncing: boolean;
}

export const CART_STORAGE = 'brixel/cart';

export const useCart = create<CartView>()(() => ({ ...emptyCart, loaded: false, isSyncing: false }));

const isCurrent = (stored: unknown): stored is { cart: ClientCart } =>
  typeof stored === 'object' && stored !== null && 'version' in stored && stored.version === CART_VERSION;

/** Reads what was stored and follows the other tabs, until stopped. */
export function startCart(): () => void {
  const stored = readStored(CART_STORAGE);
  const known = isCurrent(stored) ? stored.cart : null;
  useCart.setState({ ...known, loaded: known !== null || stored === null });
  const resume = (): void => withTab(({ resumeCart }) => resumeCart());
  // a cart of an older shop is not in view yet
  if (known) void visitorOrQuiet().then(resume);
  else if (stored) resume();

  if (document.cookie.includes(FORM_CART_COOKIE))
    void import('#features/cart/form-cart/take-form-cart.ts').then(
      ({ takeFormCart }) => takeFormCart(),
      () => {},
    );

  const stop = watchOtherTabs(CART_STORAGE, () =>
    withTab(({ followCart }) => {
      stop();
      followCart();
    }),
  );
  return stop;
}

/** Without its code, for example offline, the cart is shown as it was. */
const withTab = (use: (tab: typeof import('./cart-tab.ts')) => void): void =>
  void import('./cart-tab.ts').then(use, () => {});
