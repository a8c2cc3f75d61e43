import { isOnline } from '#data/line.ts';
import { pageServices } from '#data/page-services.ts';
import type { Services } from '#data/services.ts';
import { tellOfProfile } from '#features/account/tell-of-profile.ts';
import { takeStockAnswers } from '#features/cart/queued-stock-check.ts';
import { sendOrders } from '#features/offline-orders/send-orders.ts';
import { pageTasks } from './page-tasks.ts';

/** What waits for a line is sent: first the tasks, in their order, then the orders. */

let underway: Promise<void> | null = null;

export function wakeOutbox(): Promise<void> {
  underway ??= pageServices.then(empty).finally(() => {
    underway = null;
  });
  return underway;
}

async function empty(services: Services): Promise<void> {
  const tasks = await pageTasks();
  await tasks.process();
  if (isOnline()) {
    await tellOfProfile(services);
    await takeStockAnswers();
  }
  await sendOrders(services);
}
