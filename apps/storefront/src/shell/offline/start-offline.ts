import type { Services } from '#data/services.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { translatorFor } from '#i18n/translate.ts';
import { savesData } from '#shared/saves-data.ts';
import { hintAtInstalling } from './install-hint.ts';
import { fetchMissingPictures } from './missing-pictures.ts';
import { offerUpdate } from './offer-update.ts';
import { registerWorker } from './register-worker.ts';
import { tellOfLine } from './tell-line.ts';

/** Makes the shop work without a line. Comes when the page is quiet; nothing of it is needed for the first view. */
export async function startOffline({ config, language, version }: Services): Promise<void> {
  await loadMessages(language, ['offline']);
  const t = translatorFor(language);
  tellOfLine(t);
  fetchMissingPictures();
  hintAtInstalling(t);
  offerUpdate(t);
  // while developing there is no worker, and an answer from yesterday would only confuse
  if (!config.development && !savesData()) await registerWorker(version);
}
