import { isSavedOrderPath } from '#config/paths.ts';
import { isOnline } from '#data/connection/connection.ts';
import type { Services } from '#data/services.ts';
import { cartSync } from '#features/cart/cart-tab.ts';
import { openModal } from '#shared/ui-store.ts';
import { pageOrders, showOrders } from './page-orders.ts';
import { needsDecision } from './queued-order.ts';
import { sayOthersWait, sayPlaced } from './say-placed.ts';

/**
 * With a line, saved orders are sent: by themselves where the shop is set so or where the shopper looks at one of them, else
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
    if (!isWatched) await sayPlaced(before, after, services);
    if (!isWatched && after.some(needsDecision)) openModal('outbox');
  }
  const others = await queue.othersCount();
  if (others > 0 && isOnline()) await sayOthersWait(others, services);
}
