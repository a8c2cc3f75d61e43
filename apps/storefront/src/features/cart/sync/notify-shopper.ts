import type { Services } from '#data/services.ts';
import { refusalText } from '#features/cart/refusal-text.ts';
import { forgetMade } from '#features/mosaics/made-mosaics.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { type Translate, translatorFor } from '#i18n/translate.ts';
import { type NotificationInput, notify, useNotifications } from '#shared/notifications/notifications-store.ts';
import { useUi } from '#shared/ui-store.ts';
import type { CartNotice } from './cart-notice.ts';

/** Shows the cart's notices as notifications. */
export async function notifyShopper(notices: readonly CartNotice[], { language }: Services): Promise<void> {
  await loadMessages(language, ['cart']);
  const t = translatorFor(language);
  for (const notice of notices) {
    if (notice.kind === 'quantity-updated' && !isWorthNotifying(t)) continue;
    notify({ ...messageFor(notice, t), action1: { label: t('common.ok') } });
    // the builder must not offer it again
    if (notice.kind === 'refused' && notice.mosaicId) forgetMade(notice.mosaicId);
  }
}

/** Not right after the notification that something was added, and not in the checkout. */
function isWorthNotifying(t: Translate): boolean {
  const last = useNotifications.getState().notifications.at(-1);
  return !useUi.getState().checkoutMode && last?.message !== t('catalog.added');
}

function messageFor(notice: CartNotice, t: Translate): NotificationInput {
  switch (notice.kind) {
    case 'quantity-updated':
      return { type: 'success', message: t('cart.quantityUpdated') };
    case 'changed-elsewhere':
      return { type: 'info', message: t('cart.changedElsewhere') };
    case 'merged':
      return { type: 'info', message: t('cart.merged') };
    case 'failed':
      return { type: 'error', message: t('cart.notSaved') };
    case 'refused':
      return { type: 'error', message: refusalText(notice, t) };
  }
}
