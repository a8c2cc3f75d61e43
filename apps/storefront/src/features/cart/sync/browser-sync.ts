import { createCartCalls } from '#data/api/cart-calls.ts';
import { isOnline } from '#data/connection/connection.ts';
import { log } from '#data/log.ts';
import type { Services } from '#data/services.ts';
import { tabLock } from '#data/storage/locks.ts';
import { randomId } from '#data/storage/random-id.ts';
import { customerToken } from '#data/storage/stored-user.ts';
import { isInCheckout, useCheckout } from '#features/order-details/order-details.ts';
import type { CartNotice } from './cart-notice.ts';
import { type CartSync, createCartSync } from './cart-sync.ts';
import { findLines } from './find-lines.ts';
import { createPushAgain } from './push-again.ts';
import type { SharedCart } from './shared-cart.ts';

/** The sync with everything it needs of a real browser. */
export function createBrowserSync(
  sharedCart: SharedCart,
  services: Services,
  notify: (notices: readonly CartNotice[]) => void,
): CartSync {
  const sync = createCartSync({
    sharedCart,
    notify,
    log,
    calls: createCartCalls(services.api),
    lock: tabLock('brixel-cart'),
    now: Date.now,
    isOnline,
    isInCheckout: () => isInCheckout(useCheckout.getState().modifiedAt, Date.now()),
    customerToken,
    findLines: (items) => findLines(items, services),
    newKey: randomId,
    ...(services.config.api.calls === 'vsf1' && { dialect: 'plain' }),
    settings: services.config.cart,
  });
  return withPushAgain(sync);
}

const isVisible = (): boolean => document.visibilityState === 'visible';

/** What fails for want of an answer is stored, and pushed again while somebody looks at the page. */
function withPushAgain(sync: CartSync): CartSync {
  const pushAgain = createPushAgain({
    isBehind: sync.isBehind,
    isAttended: () => isVisible() && isOnline(),
    push: () => void request(),
    after(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  });
  document.addEventListener('visibilitychange', () => void (isVisible() && pushAgain.attended()));
  const followed = (work: () => Promise<void>) => async () => {
    pushAgain.began();
    try {
      await work();
    } finally {
      pushAgain.ended();
    }
  };
  const request = followed(sync.request);
  const mergeOnLogin = followed(sync.mergeOnLogin);
  return { ...sync, request, mergeOnLogin, start: followed(sync.start), backOnline: followed(sync.backOnline) };
}
