import type { DataRouter } from 'react-router';
import { watchReturn } from '#data/connection/connection-return.ts';
import { startSendQueue } from '#data/send-queue/send-queue.ts';
import type { Services } from '#data/services.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { type Translate, translatorFor } from '#i18n/translate.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { savesData } from '#shared/saves-data.ts';
import { hintAtInstalling } from '#shell/offline/install-hint.ts';
import { offerUpdate } from '#shell/offline/offer-update.ts';
import { registerWorker } from '#shell/offline/register-worker.ts';
import { prefetchOnIntent } from '#shell/prefetch/prefetch-on-intent.ts';

/** Everything that the page as it was sent can do without. */
export function afterFirstView(router: DataRouter, services: Services): void {
  prefetchOnIntent(router, services);
  startSendQueue(async () => (await import('#shell/send-waiting.ts')).sendWaiting);
  // where not even its texts come, the next page tries again
  startOffline(services).catch(() => {});
}

/** Makes the shop work without a line. Comes when the page is quiet; nothing of it is needed for the first view. */
async function startOffline({ config, language, version }: Services): Promise<void> {
  await loadMessages(language, ['offline']);
  const t = translatorFor(language);
  tellOfLine(t);
  fetchMissingPictures();
  hintAtInstalling(t);
  offerUpdate(t);
  // while developing there is no worker, and an answer from yesterday would only confuse
  if (!config.development && !savesData()) await registerWorker(version);
}

/** The bar says that the line is gone; that it is back would go unnoticed with the bar. */
const tellOfLine = (t: Translate): void =>
  void watchReturn(() => notify({ type: 'success', message: t('offline.backOnline') }));

/** Pictures that could not be had without a line are asked for again with it. */
const fetchMissingPictures = (): void =>
  void watchReturn(() => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-missing]')) {
      const { src } = picture;
      picture.removeAttribute('data-missing');
      // one that has failed is fetched anew from the same address
      picture.src = src;
    }
  });
