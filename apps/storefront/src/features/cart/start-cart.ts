import { readStored, watchOtherTabs } from '#data/storage/browser-storage.ts';
import { activityOrIdle } from '#hydration/visitor-activity.ts';
import { CART_VERSION, type ClientCart } from './cart-state.ts';
import { CART_STORAGE, useCart } from './cart-store.ts';
import { FORM_CART_COOKIE } from './form-cart/form-cart-cookie.ts';

/**
 * The code that changes the cart and pushes it to the server (`cart-controller.ts`) is fetched with the first change, or where
 * there is a cart already.
 */

const isCurrent = (stored: unknown): stored is { cart: ClientCart } =>
  typeof stored === 'object' && stored !== null && 'version' in stored && stored.version === CART_VERSION;

/** Reads what was stored and follows the other tabs, until stopped. */
export function startCart(): () => void {
  const stored = readStored(CART_STORAGE);
  const known = isCurrent(stored) ? stored.cart : null;
  useCart.setState({ ...known, loaded: known !== null || stored === null });
  const resume = (): void => withController(({ resumeCart }) => resumeCart());
  // a cart of an older shop is not in view yet
  if (known) void activityOrIdle().then(resume);
  else if (stored) resume();

  if (document.cookie.includes(FORM_CART_COOKIE))
    void import('./form-cart/take-form-cart.ts').then(
      ({ takeFormCart }) => takeFormCart(),
      () => {},
    );

  const stop = watchOtherTabs(CART_STORAGE, () =>
    withController(({ followCart }) => {
      stop();
      followCart();
    }),
  );
  return stop;
}

/** Without its code, for example offline, the cart is shown as it was. */
const withController = (use: (controller: typeof import('./cart-controller.ts')) => void): void =>
  void import('./cart-controller.ts').then(use, () => {});
