import type { Services } from '#data/services.ts';
import { forgetOrders } from '#data/stored-orders.ts';
import type { SessionEnd } from '#data/token-refresh.ts';
import { goOnAsGuest } from '#features/cart/cart-account.ts';
import { notify } from '#features/notifications/notifications-store.ts';
import { pageTasks } from '#features/outbox/page-tasks.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { translatorFor } from '#i18n/translate.ts';
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
