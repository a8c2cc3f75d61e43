import { isOnline } from '#data/connection/connection.ts';
import { pageServices } from '#data/page-services.ts';
import { pageTasks } from '#data/send-queue/page-tasks.ts';
import type { Services } from '#data/services.ts';
import { takeStockAnswers } from '#features/cart/lines/queued-stock-check.ts';
import { sendOrders } from '#features/ordering/saved-orders/send-orders.ts';
import { notifyProfileSaved } from '#features/session/profile-task.ts';

/** What waits for a line is sent: first the tasks, in their order, then the orders. */

let underway: Promise<void> | null = null;

export function sendWaiting(): Promise<void> {
  underway ??= pageServices.then(sendAll).finally(() => {
    underway = null;
  });
  return underway;
}

async function sendAll(services: Services): Promise<void> {
  const tasks = await pageTasks();
  await tasks.process();
  if (isOnline()) {
    await notifyProfileSaved(services);
    await takeStockAnswers();
  }
  await sendOrders(services);
}
