import { isSavedOrderPath, orderPath } from '#config/paths.ts';
import { isOnline } from '#data/connection/connection.ts';
import type { Services } from '#data/services.ts';
import { cartSync } from '#features/cart/cart-controller.ts';
import { openAuth } from '#features/session/open-auth.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { type Translate, translatorFor } from '#i18n/translate.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { openModal } from '#shared/ui-store.ts';
import { pageOrders, showOrders } from './page-orders.ts';
import { needsDecision, type QueuedOrder } from './queued-order.ts';

/**
 * Online, saved orders are sent: automatically where the shop is configured so or where the shopper looks at one of them, else
 * after the shopper has been asked.
 */
export async function sendOrders(services: Services): Promise<void> {
  const queue = pageOrders(services);
  await queue.settle();
  await showOrders(services);
  const before = await queue.list();
  if (before.some(({ state }) => state.step !== 'placed') && isOnline()) {
    // what the shopper has here is what counts, before anything is ordered from it
    await (await cartSync()).backOnline().catch(() => {});
    const isWatched = isSavedOrderPath(window.location.pathname);
    if (services.config.offline.ordersAutomatic || isWatched) await queue.agreeToAll();
    await queue.send();
    const after = await queue.list();
    if (!isWatched) await notifyOrdersPlaced(before, after, services);
    if (!isWatched && after.some(needsDecision)) openModal('saved-orders');
  }
  const others = await queue.othersCount();
  if (others > 0 && isOnline()) await notifyOthersWait(others, services);
}

/** Notifications of saved orders, for a shopper on another page. */

const translatorOf = async ({ language }: Services): Promise<Translate> => {
  await loadMessages(language, ['saved-orders']);
  return translatorFor(language);
};

const isPlaced = ({ state }: QueuedOrder): boolean => state.step === 'placed';

/** For orders that this page has sent, while it is visible. */
async function notifyOrdersPlaced(
  before: readonly QueuedOrder[],
  after: readonly QueuedOrder[],
  services: Services,
): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  const known = new Set(before.filter(isPlaced).map(({ id }) => id));
  const t = await translatorOf(services);
  for (const { id, state } of after) {
    if (state.step !== 'placed' || known.has(id)) continue;
    const { orderNumber, orderId: publicId } = state.order;
    notify({
      type: 'success',
      message: t('savedOrders.arrived', { number: orderNumber }),
      action1: {
        label: t('savedOrders.show'),
        action: () =>
          void pageOrders(services)
            .acknowledge(id)
            .then(() => window.location.assign(`${services.prefix}${orderPath(publicId)}`)),
      },
      hasNoTimeout: true,
    });
  }
}

async function notifyOthersWait(n: number, services: Services): Promise<void> {
  const t = await translatorOf(services);
  notify({
    type: 'warning',
    message: t('savedOrders.othersWait', { n }),
    action1: { label: t('savedOrders.login'), action: () => openAuth('login') },
    hasNoTimeout: true,
  });
}
