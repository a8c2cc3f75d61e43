import { languages, otherAreas } from '#config/text-areas.ts';
import { loadMessages } from './load-messages.ts';

/** The server renders every store, so it keeps all languages. */
export async function loadAllMessages(): Promise<void> {
  await Promise.all(languages.map((language) => loadMessages(language, ['core', ...otherAreas])));
}
