import { readdir } from 'node:fs/promises';
import { type Language, languages } from '#config/text-areas.ts';

/** All texts as they are written, by language and key, for whoever edits them. Runs without a bundler, and in no browser. */
export async function readDictionaries(): Promise<Record<Language, Record<string, string>>> {
  const read = await Promise.all(languages.map(async (language) => [language, await dictionary(language)] as const));
  return Object.fromEntries(read) as Record<Language, Record<string, string>>;
}

async function dictionary(language: Language): Promise<Record<string, string>> {
  const folder = new URL(`./${language}/`, import.meta.url);
  const files = await readdir(folder);
  const modules = await Promise.all(
    files.map(
      (file): Promise<{ messages: Record<string, string> }> => import(/* @vite-ignore */ new URL(file, folder).href),
    ),
  );
  return Object.assign({}, ...modules.map(({ messages }) => messages));
}
