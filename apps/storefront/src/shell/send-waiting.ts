import { isOnline } from '#data/connection/connection.ts';
import { pageServices } from '#data/page-services.ts';
import { pageTasks } from '#data/send-queue/page-tasks.ts';
import type { Services } from '#data/services.ts';
import { takeStockAnswers } from '#features/cart/lines/queued-stock-check.ts';
import { sendOrders } from '#features/ordering/saved-orders/send-orders.ts';
import { notifyProfileSaved } from '#features/session/profile-task.ts';

/** Sends what was queued offline: first the calls, in their order, then the orders. */

let running: Promise<void> | null = null;

export function sendWaiting(): Promise<void> {
  running ??= pageServices.then(sendAll).finally(() => {
    running = null;
  });
  return running;
}

async function sendAll(services: Services): Promise<void> {
  const tasks = await pageTasks();
  await tasks.process();
  if (isOnline()) {
    await notifyProfileSaved(services);
    await takeStockAnswers(services.config);
  }
  await sendOrders(services);
}
