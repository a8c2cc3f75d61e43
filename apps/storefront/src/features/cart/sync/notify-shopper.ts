import type { Services } from '#data/services.ts';
import { forgetMade } from '#features/mosaics/made-mosaics.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { type Translate, translatorFor } from '#i18n/translate.ts';
import { type NotificationInput, notify, useNotifications } from '#shared/notifications/notifications-store.ts';
import { useUi } from '#shared/ui-store.ts';
import { refusalWords } from '../refusal-words.ts';
import type { CartNotice } from './cart-notice.ts';

/** The cart's news in the store's words. */
export async function notifyShopper(notices: readonly CartNotice[], { language }: Services): Promise<void> {
  await loadMessages(language, ['cart']);
  const t = translatorFor(language);
  for (const notice of notices) {
    if (notice.kind === 'quantity-updated' && !isWorthSaying(t)) continue;
    notify({ ...wordsFor(notice, t), action1: { label: t('common.ok') } });
    // the builder must not offer it again
    if (notice.kind === 'refused' && notice.mosaicId) forgetMade(notice.mosaicId);
  }
}

/** Who has just read that something was added knows; who is about to pay wants to be left alone. */
function isWorthSaying(t: Translate): boolean {
  const last = useNotifications.getState().notifications.at(-1);
  return !useUi.getState().checkoutMode && last?.message !== t('catalog.added');
}

function wordsFor(notice: CartNotice, t: Translate): NotificationInput {
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
      return { type: 'error', message: refusalWords(notice, t) };
  }
}
