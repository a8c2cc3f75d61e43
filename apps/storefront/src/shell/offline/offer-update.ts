import { tabLock } from '#data/storage/locks.ts';
import type { Translate } from '#i18n/translate.ts';
import { dismissMessage, notify } from '#shared/notifications/notifications-store.ts';
import { useWorker } from './follow-releases.ts';
import { inQuietMoments } from './outside-checkout.ts';

/** A new release is offered and never forced; in the checkout it is not even mentioned. */
export function offerUpdate(t: Translate): void {
  const message = t('offline.newVersion');
  let isOffered = false;
  const offer = ({ renew } = useWorker.getState()): void => {
    if (!renew || isOffered) return;
    isOffered = true;
    // an order that is on its way gets its answer first
    const action = (): void => void tabLock('brixel-order')(async () => renew());
    inQuietMoments(
      () => notify({ type: 'info', message, hasNoTimeout: true, action1: { label: t('offline.reload'), action } }),
      () => dismissMessage(message),
    );
  };
  useWorker.subscribe(offer);
  offer();
}
