import { isOnline, watchLine } from '#data/line.ts';
import { notify } from '#features/notifications/notifications-store.ts';
import type { Translate } from '#i18n/translate.ts';

/** The bar says that the line is gone; that it is back would go unnoticed with the bar. */
export function tellOfLine(t: Translate): void {
  let wasOnline = isOnline();
  watchLine(() => {
    if (isOnline() && !wasOnline) notify({ type: 'success', message: t('offline.backOnline') });
    wasOnline = isOnline();
  });
}
