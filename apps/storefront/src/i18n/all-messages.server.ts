import { languages } from './areas.ts';
import { registerMessages } from './translate.ts';

const files = import.meta.glob<{ messages: Record<string, string> }>(
  './*/{core,home,product,cart,checkout,account,builder,validation}.ts',
  { eager: true },
);

/** The server renders every store, so it keeps all languages. */
export function registerAllMessages(): void {
  for (const [path, file] of Object.entries(files)) {
    const language = languages.find((code) => path.startsWith(`./${code}/`));
    if (language) registerMessages(language, file.messages);
  }
}
