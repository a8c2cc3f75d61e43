import { formatMessage } from '@brixel/commerce/format-message';
import type { ArgumentNames, SameKeys } from '@brixel/commerce/message-arguments';
import { type OfficeLanguage, officeLanguages } from '@brixel/contract/office/office-languages';
import { create } from 'zustand';
import type { messages as german } from './de/messages.ts';

/** German is the source of all keys; the other languages must have exactly these. */
type German = typeof german;
export type Messages = SameKeys<German>;
export type MessageKey = keyof German;

type ArgumentsOf<Key extends MessageKey> = [MessageKey] extends [Key]
  ? [args?: Record<string, string | number>]
  : [ArgumentNames<German[Key]>] extends [never]
    ? []
    : [args: Record<ArgumentNames<German[Key]>, string | number>];

/** A text that names an argument does not compile without it. */
export type Translate = <Key extends MessageKey>(key: Key, ...args: ArgumentsOf<Key>) => string;

const dictionaries: Record<OfficeLanguage, () => Promise<{ messages: Messages }>> = {
  de: () => import('./de/messages.ts'),
  it: () => import('./it/messages.ts'),
  en: () => import('./en/messages.ts'),
};

/** Of the pages before the sign-in, which need a few of them only. */
const entries: Record<OfficeLanguage, () => Promise<{ entry: Partial<Messages> }>> = {
  de: () => import('./de/entry.ts'),
  it: () => import('./it/entry.ts'),
  en: () => import('./en/entry.ts'),
};

export const locales: Record<OfficeLanguage, string> = { de: 'de-DE', it: 'it-IT', en: 'en-GB' };

interface I18n {
  language: OfficeLanguage;
  t: Translate;
  /** all keys, for names of things that only the platform knows */
  keys: readonly MessageKey[];
}

export const useI18n = create<I18n>(() => ({ language: 'de', t: (key, ..._args) => key, keys: [] }));

export const useT = (): Translate => useI18n(({ t }) => t);

/** Fetches the texts of a language and shows the office in it. */
export const loadLanguage = async (language: OfficeLanguage): Promise<void> =>
  show(language, (await dictionaries[language]()).messages);

/** The same for the pages before the sign-in. */
export const loadEntryLanguage = async (language: OfficeLanguage): Promise<void> =>
  show(language, (await entries[language]()).entry);

function show(language: OfficeLanguage, messages: Partial<Messages>): void {
  document.documentElement.lang = language;
  useI18n.setState({
    language,
    t: (key, ...[args]) => formatMessage(messages[key] ?? key, args ?? {}, locales[language]),
    keys: Object.keys(messages) as MessageKey[],
  });
}

/** Before anybody has signed in: the first language of the browser that the office knows, else English. */
export const browserLanguage = (preferred: readonly string[] = navigator.languages): OfficeLanguage =>
  preferred
    .map((tag) => officeLanguages.find((language) => tag.toLowerCase().startsWith(language)))
    .find((language) => language !== undefined) ?? 'en';
