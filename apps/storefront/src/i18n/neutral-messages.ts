import type { Language } from '#config/text-areas.ts';
import { replaceMessages } from './translate.ts';

const files = {
  de: () => import('./neutral/de.ts'),
  it: () => import('./neutral/it.ts'),
  en: () => import('./neutral/en.ts'),
};

/** Texts that fit any goods, where another API says what is sold. */
export async function loadNeutralMessages(languages: readonly Language[]): Promise<void> {
  await Promise.all(languages.map(async (language) => replaceMessages(language, (await files[language]()).messages)));
}
