import { watchReturn } from '#data/connection/connection-return.ts';
import { pageServices } from '#data/page-services.ts';
import { readStoredText, writeStoredText } from '#data/storage/browser-storage.ts';
import { openTabChannel } from '#data/storage/tab-channel.ts';
import { type ClientCart, hasPending } from './cart-state.ts';
import { CART_STORAGE, useCart } from './cart-store.ts';
import { type CartKeeper, createCartKeeper, type TabMessage } from './sync/cart-keeper.ts';
import type { CartNotice } from './sync/cart-notice.ts';
import type { CartSync } from './sync/cart-sync.ts';

/** The cart of this tab: shown, stored and told to the other tabs at once; the server follows. */

const COOKIE_DAYS = 30;
/** A tab may be closed before its change is told; another one then sees to it. */
const ORPHANED_AFTER_MS = 5000;

interface CartTab {
  keeper: CartKeeper;
  sync(): Promise<CartSync>;
}

let tab: CartTab | undefined;
const cartTab = (): CartTab => {
  tab ??= createTab();
  return tab;
};

/** The server reads how many lines there are, to send an empty checkout home before it is rendered. */
function rememberCount({ lines }: ClientCart): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `brixel_cart=${lines.length}; path=/; max-age=${COOKIE_DAYS * 86_400}; samesite=lax`;
}

function createTab(): CartTab {
  const receive = ({ cart, notices }: TabMessage): void => {
    keeper.heard(cart);
    if (document.visibilityState === 'visible') void showNotices(notices);
    if (hasPending(cart)) setTimeout(adoptOrphans, ORPHANED_AFTER_MS);
  };
  const adoptOrphans = (): void => {
    if (hasPending(keeper.read())) void requestSync();
  };
  const channel = openTabChannel<TabMessage>(CART_STORAGE, receive);
  const keeper = createCartKeeper({
    read: () => readStoredText(CART_STORAGE),
    write: (text) => writeStoredText(CART_STORAGE, text),
    tell: channel.post,
    show(cart) {
      useCart.setState({ ...cart, loaded: true });
      rememberCount(cart);
    },
  });

  watchReturn(() => void talk((sync) => sync.backOnline()));
  // pages that were put aside have heard nothing meanwhile
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && keeper.read()));

  let loading: Promise<CartSync> | undefined;
  const load = async (): Promise<CartSync> => {
    const [{ createBrowserSync }, services] = await Promise.all([import('./sync/browser-sync.ts'), pageServices]);
    return createBrowserSync(keeper, services, showNotices);
  };
  const sync = (): Promise<CartSync> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return { keeper, sync };
}

async function showNotices(notices: readonly CartNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const [{ notifyShopper }, services] = await Promise.all([import('./sync/notify-shopper.ts'), pageServices]);
  await notifyShopper(notices, services);
}

let talks = 0;
/** Without a line, or without the code for it, what is pending waits for another occasion. */
async function talk(about: (sync: CartSync) => Promise<void>): Promise<void> {
  talks += 1;
  useCart.setState({ isSyncing: true });
  try {
    await about(await cartTab().sync());
  } catch {
    // nothing is lost: every change is stored, and told with the next one
  } finally {
    talks -= 1;
    useCart.setState({ isSyncing: talks > 0 });
  }
}

const requestSync = (): Promise<void> => talk((sync) => sync.request());
export const cartSync = (): Promise<CartSync> => cartTab().sync();

/** Every change of lines goes through here. */
export function changeCart(change: (cart: ClientCart) => ClientCart): void {
  cartTab().keeper.change(change);
  void requestSync();
}

/** For what the server need not hear of. */
export const changeSilently = (change: (cart: ClientCart) => ClientCart): void => void cartTab().keeper.change(change);

/** As all tabs know it, which may be more than is in view. */
export const currentCart = (): ClientCart => cartTab().keeper.read();

/** From now on this tab hears of changes in the others. */
export const followCart = (): void => void cartTab().keeper.read();

let isResumed = false;
/** A visit with a cart from before: the server may have news of it. */
export function resumeCart(): void {
  followCart();
  if (isResumed) return;
  isResumed = true;
  void talk((sync) => sync.start());
}
