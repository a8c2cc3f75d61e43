import { pageServices } from '#data/page-services.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { translatorFor } from '#i18n/translate.ts';
import { notify } from '#shared/notifications/notifications-store.ts';

export type FullMessage = 'compare.full' | 'wishlist.full';

/** Products that were saved on purpose are never evicted; the shopper removes one. */
export async function notifyListFull(message: FullMessage, limit: number): Promise<void> {
  const { language } = await pageServices;
  await loadMessages(language, ['saved']);
  const t = translatorFor(language);
  notify({ type: 'warning', message: t(message, { n: limit }), action1: { label: t('common.ok') } });
}
