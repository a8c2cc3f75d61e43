import { watchReconnect } from '#data/connection/connection-return.ts';
import { startSendQueue } from '#data/send-queue/send-queue.ts';
import type { Services } from '#data/services.ts';
import { followOwnPrices } from '#features/session/follow-own-prices.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { type Translate, translatorFor } from '#i18n/translate.ts';
import type { Router } from '#router/browser-router.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { savesData } from '#shared/saves-data.ts';
import { hintAtInstalling } from '#shell/offline/install-hint.ts';
import { offerUpdate } from '#shell/offline/offer-update.ts';
import { registerWorker } from '#shell/offline/register-worker.ts';
import { prefetchOnIntent } from '#shell/prefetch/prefetch-on-intent.ts';
import { reportPages } from '#shell/report-pages.ts';
import { reportWrongTheme } from '#shell/report-theme.ts';

/** Starts everything that the first view does not need. */
export function afterFirstView(router: Router, services: Services): void {
  prefetchOnIntent(router, services);
  reportPages(router, services);
  reportWrongTheme();
  followOwnPrices(router, async () => (await import('#features/session/session.ts')).refreshProfile());
  startSendQueue(async () => (await import('#shell/send-waiting.ts')).sendWaiting);
  // if its texts cannot be loaded, the next page tries again
  startOffline(services).catch(() => {});
}

/** Service worker, updates, install hint and what happens when the connection is back. */
async function startOffline({ config, language, version }: Services): Promise<void> {
  await loadMessages(language, ['offline']);
  const t = translatorFor(language);
  notifyConnectionBack(t);
  fetchMissingPictures();
  hintAtInstalling(t, config.shop.name);
  offerUpdate(t);
  // no worker in development: stale answers would confuse
  if (!config.development && !savesData()) await registerWorker(version);
}

/** The offline bar disappears silently, so a message says that the connection is back. */
const notifyConnectionBack = (t: Translate): void =>
  void watchReconnect(() => notify({ type: 'success', message: t('offline.backOnline') }));

/** Pictures that failed while offline are fetched again. */
const fetchMissingPictures = (): void =>
  void watchReconnect(() => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-missing]')) {
      const { src } = picture;
      picture.removeAttribute('data-missing');
      // assigning the same address fetches it again
      picture.src = src;
    }
  });
