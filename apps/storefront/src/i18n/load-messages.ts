import { type Area, type Language, languages } from '#config/text-areas.ts';
import type { MessagesModule } from './english-files.ts';
import { registerMessages } from './translate.ts';

const files = import.meta.env.SSR
  ? import.meta.glob<MessagesModule>('./*/*.ts')
  : import.meta.glob<MessagesModule>('./{de,it}/*.ts');

/** Fetches dictionaries of one language; each is a small file of its own and is fetched once. */
export async function loadMessages(language: Language, areas: readonly ('core' | Area)[]): Promise<void> {
  const isElsewhere = !import.meta.env.SSR && language === 'en';
  const known = isElsewhere ? (await import('./english-files.ts')).englishFiles : files;
  await Promise.all(
    areas.map(async (area) => {
      const file = await known[`./${language}/${area}.ts`]?.();
      if (file) registerMessages(language, file.messages);
    }),
  );
}

/** The server renders every store, so it holds all languages. */
export async function loadAllMessages(): Promise<void> {
  await Promise.all(
    Object.entries(files).map(async ([path, load]) => {
      const language = languages.find((name) => path.startsWith(`./${name}/`));
      if (language) registerMessages(language, (await load()).messages);
    }),
  );
}
