import { readStored, writeStored } from '#data/storage/browser-storage.ts';
import type { Translate } from '#i18n/translate.ts';
import { dismissMessage, notify } from '#shared/notifications/notifications-store.ts';
import { useConsent } from '#shell/consent/consent-store.ts';
import { inQuietMoments } from './outside-checkout.ts';

const STORAGE_KEY = 'brixel/install-hint';

/** Of browsers that let a page choose the moment; it is not in the types, because not all agree on it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}
const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

/** Says once that the shop can be installed. Whatever the shopper answers, he is not asked again. */
export function hintAtInstalling(t: Translate): void {
  if (readStored(STORAGE_KEY)) return;
  window.addEventListener(
    'beforeinstallprompt',
    (event) => {
      if (!isInstallPrompt(event)) return;
      event.preventDefault();
      whenConsentIsSettled(() => show(t, event));
    },
    { once: true },
  );
}

function show(t: Translate, event: InstallPromptEvent): void {
  const message = t('offline.install');
  const remember = (): void => writeStored(STORAGE_KEY, true);
  const install = (): void => {
    remember();
    void event.prompt();
  };
  const hint = (): void => {
    if (readStored(STORAGE_KEY)) return;
    notify({
      type: 'info',
      message,
      hasNoTimeout: true,
      action1: { label: t('offline.installNow'), action: install },
      action2: { label: t('offline.installLater'), action: remember },
    });
  };
  inQuietMoments(hint, () => dismissMessage(message));
  window.addEventListener('appinstalled', () => {
    remember();
    dismissMessage(message);
  });
}

/** One question at a time. */
function whenConsentIsSettled(then: () => void): void {
  if (useConsent.getState().consent) {
    then();
    return;
  }
  const stop = useConsent.subscribe(({ consent }) => {
    if (!consent) return;
    stop();
    then();
  });
}
