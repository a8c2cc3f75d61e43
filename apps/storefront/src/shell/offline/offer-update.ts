import { tabLock } from '#data/storage/locks.ts';
import type { Translate } from '#i18n/translate.ts';
import { dismissMessage, notify } from '#shared/notifications/notifications-store.ts';
import { useWorker } from './follow-releases.ts';
import { outsideCheckout } from './outside-checkout.ts';

/** A new release is offered, never forced, and not offered in the checkout. */
export function offerUpdate(t: Translate): void {
  const message = t('offline.newVersion');
  let isOffered = false;
  const offer = ({ renew } = useWorker.getState()): void => {
    if (!renew || isOffered) return;
    isOffered = true;
    // waits for the answer to an order that is being sent
    const action = (): void => void tabLock('brixel-order')(async () => renew());
    outsideCheckout(
      () => notify({ type: 'info', message, hasNoTimeout: true, action1: { label: t('offline.reload'), action } }),
      () => dismissMessage(message),
    );
  };
  useWorker.subscribe(offer);
  offer();
}
