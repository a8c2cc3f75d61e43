import type { SessionEnd } from '#data/api/token-refresh.ts';
import { pageTasks } from '#data/send-queue/page-tasks.ts';
import type { Services } from '#data/services.ts';
import { forgetOrders } from '#data/storage/stored-orders.ts';
import { goOnAsGuest } from '#features/cart/cart-actions.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { translatorFor } from '#i18n/translate.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { openAuth } from './open-auth.ts';
import { showSession } from './session-store.ts';

/** A session that could not be saved: the shopper reads why and may log in at once. Cart and lists stay as they are. */
export async function explainEnd(reason: SessionEnd, { language }: Services): Promise<void> {
  showSession();
  forgetOrders();
  goOnAsGuest();
  await (await pageTasks()).dropCustomerTasks().catch(() => {});
  await loadMessages(language, ['account']);
  const t = translatorFor(language);
  const message = t(reason === 'broken' ? 'account.refreshBroken' : 'account.refreshFailed');
  notify({ type: 'error', message, hasNoTimeout: true });
  openAuth('login');
}
