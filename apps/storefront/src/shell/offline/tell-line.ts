import { watchReturn } from '#data/connection/connection-return.ts';
import type { Translate } from '#i18n/translate.ts';
import { notify } from '#shared/notifications/notifications-store.ts';

/** The bar says that the line is gone; that it is back would go unnoticed with the bar. */
export const tellOfLine = (t: Translate): void =>
  void watchReturn(() => notify({ type: 'success', message: t('offline.backOnline') }));
