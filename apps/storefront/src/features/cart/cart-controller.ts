import { watchReconnect } from '#data/connection/connection-return.ts';
import { pageServices } from '#data/page-services.ts';
import { readStoredText, writeStoredText } from '#data/storage/browser-storage.ts';
import { openTabChannel } from '#data/storage/tab-channel.ts';
import { type ClientCart, hasPending } from './cart-state.ts';
import { CART_STORAGE, useCart } from './cart-store.ts';
import type { CartNotice } from './sync/cart-notice.ts';
import type { CartSync } from './sync/cart-sync.ts';
import { createSharedCart, type SharedCart, type TabMessage } from './sync/shared-cart.ts';

/** The cart of this tab: shown, stored and sent to the other tabs at once; the server follows. */

const COOKIE_DAYS = 30;
/** A tab may be closed before its change is pushed; another one then pushes it. */
const ORPHANED_AFTER_MS = 5000;

interface CartController {
  sharedCart: SharedCart;
  sync(): Promise<CartSync>;
}

let controller: CartController | undefined;
const controllerOfTab = (): CartController => {
  controller ??= createController();
  return controller;
};

/** The server reads how many lines there are, to send an empty checkout home before it is rendered. */
function rememberCount({ lines }: ClientCart): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `brixel_cart=${lines.length}; path=/; max-age=${COOKIE_DAYS * 86_400}; samesite=lax`;
}

function createController(): CartController {
  const receive = ({ cart, notices }: TabMessage): void => {
    sharedCart.onMessage(cart);
    if (document.visibilityState === 'visible') void showNotices(notices);
    if (hasPending(cart)) setTimeout(adoptOrphans, ORPHANED_AFTER_MS);
  };
  const adoptOrphans = (): void => {
    if (hasPending(sharedCart.read())) void requestSync();
  };
  const channel = openTabChannel<TabMessage>(CART_STORAGE, receive);
  const sharedCart = createSharedCart({
    read: () => readStoredText(CART_STORAGE),
    write: (text) => writeStoredText(CART_STORAGE, text),
    push: channel.post,
    show(cart) {
      useCart.setState({ ...cart, loaded: true });
      rememberCount(cart);
    },
  });

  watchReconnect(() => void runSync((sync) => sync.backOnline()));
  // a page from the back/forward cache has missed messages
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && sharedCart.read()));

  let loading: Promise<CartSync> | undefined;
  const load = async (): Promise<CartSync> => {
    const [{ createBrowserSync }, services] = await Promise.all([import('./sync/browser-sync.ts'), pageServices]);
    return createBrowserSync(sharedCart, services, showNotices);
  };
  const sync = (): Promise<CartSync> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return { sharedCart, sync };
}

async function showNotices(notices: readonly CartNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const [{ notifyShopper }, services] = await Promise.all([import('./sync/notify-shopper.ts'), pageServices]);
  await notifyShopper(notices, services);
}

async function runSync(work: (sync: CartSync) => Promise<void>): Promise<void> {
  try {
    await work(await controllerOfTab().sync());
  } catch {
    // without its code, pending changes wait for the next sync; nothing is lost, as every change is stored
  }
}

const requestSync = (): Promise<void> => runSync((sync) => sync.request());
export const cartSync = (): Promise<CartSync> => controllerOfTab().sync();
/** A customer has logged in: the guest's cart is merged into the customer's. Quantities are added once, the coupon is applied again. */
export const mergeOnLogin = (): Promise<void> => runSync((sync) => sync.mergeOnLogin());

/** Every change of lines goes through here. */
export function changeCart(change: (cart: ClientCart) => ClientCart): void {
  controllerOfTab().sharedCart.change(change);
  void requestSync();
}

/** Changes that are not pushed. */
export const changeSilently = (change: (cart: ClientCart) => ClientCart): void =>
  void controllerOfTab().sharedCart.change(change);

/** As all tabs know it, which may be more than is in view. */
export const currentCart = (): ClientCart => controllerOfTab().sharedCart.read();

/** From now on this tab follows the changes of the others. */
export const followCart = (): void => void controllerOfTab().sharedCart.read();

let isResumed = false;
/** A visit with a cart from before: the server may have news of it. */
export function resumeCart(): void {
  followCart();
  if (isResumed) return;
  isResumed = true;
  void runSync((sync) => sync.start());
}
