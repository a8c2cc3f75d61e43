import { orderPath } from '#config/paths.ts';
import type { Services } from '#data/services.ts';
import { openAuth } from '#features/session/open-auth.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { type Translate, translatorFor } from '#i18n/translate.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { pageOrders } from './page-orders.ts';
import type { QueuedOrder } from './queued-order.ts';

/** News of saved orders for a shopper who looks at something else. */

const wordsOf = async ({ language }: Services): Promise<Translate> => {
  await loadMessages(language, ['outbox']);
  return translatorFor(language);
};

const isPlaced = ({ state }: QueuedOrder): boolean => state.step === 'placed';

/** Of those that this page has seen off, where somebody is looking. */
export async function sayPlaced(
  before: readonly QueuedOrder[],
  after: readonly QueuedOrder[],
  services: Services,
): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  const known = new Set(before.filter(isPlaced).map(({ id }) => id));
  const t = await wordsOf(services);
  for (const { id, state } of after) {
    if (state.step !== 'placed' || known.has(id)) continue;
    const { orderNumber, orderId } = state.order;
    notify({
      type: 'success',
      message: t('outbox.arrived', { number: orderNumber }),
      action1: {
        label: t('outbox.show'),
        action: () =>
          void pageOrders(services)
            .acknowledge(id)
            .then(() => window.location.assign(`${services.prefix}${orderPath(orderId)}`)),
      },
      hasNoTimeout: true,
    });
  }
}

export async function sayOthersWait(n: number, services: Services): Promise<void> {
  const t = await wordsOf(services);
  notify({
    type: 'warning',
    message: t('outbox.othersWait', { n }),
    action1: { label: t('outbox.login'), action: () => openAuth('login') },
    hasNoTimeout: true,
  });
}
