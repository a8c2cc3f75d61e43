import { pageServices } from '#data/page-services.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { translatorFor } from '#i18n/translate.ts';
import { notify } from '#shared/notifications/notifications-store.ts';

export type FullMessage = 'compare.full' | 'wishlist.full';

/** Nothing that was kept on purpose is dropped in silence: the shopper decides what makes room. */
export async function sayFull(message: FullMessage, limit: number): Promise<void> {
  const { language } = await pageServices;
  await loadMessages(language, ['saved']);
  const t = translatorFor(language);
  notify({ type: 'warning', message: t(message, { n: limit }), action1: { label: t('common.ok') } });
}
