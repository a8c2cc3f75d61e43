import { readStored, writeStored } from '#data/storage/browser-storage.ts';
import type { Translate } from '#i18n/translate.ts';
import { dismissMessage, notify } from '#shared/notifications/notifications-store.ts';
import { useConsent } from '#shell/consent/consent-store.ts';
import { outsideCheckout } from './outside-checkout.ts';

const STORAGE_KEY = 'brixel/install-hint';

/** Chromium only, therefore not in the DOM types. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}
const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

/** Offers once to install the shop. After any answer it is not offered again. */
export function hintAtInstalling(t: Translate, shop: string): void {
  if (readStored(STORAGE_KEY)) return;
  window.addEventListener(
    'beforeinstallprompt',
    (event) => {
      if (!isInstallPrompt(event)) return;
      event.preventDefault();
      whenConsentIsSettled(() => show(t('offline.install', { shop }), t, event));
    },
    { once: true },
  );
}

function show(message: string, t: Translate, event: InstallPromptEvent): void {
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
  outsideCheckout(hint, () => dismissMessage(message));
  window.addEventListener('appinstalled', () => {
    remember();
    dismissMessage(message);
  });
}

/** The consent box comes first. */
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
