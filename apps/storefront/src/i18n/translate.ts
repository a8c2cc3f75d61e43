import { formatMessage, type MessageArguments } from '@brixel/commerce/format-message';
import { type Language, locales } from '#config/text-areas.ts';
import type { ArgumentsOf, MessageKey } from './message-key.ts';

/** Texts that are loaded so far. The browser holds one language, the server all of them. */
const loaded: Record<Language, Record<string, string>> = { de: {}, it: {}, en: {} };

export function registerMessages(language: Language, messages: Record<string, string>): void {
  Object.assign(loaded[language], messages);
}

/** Texts in place of others, whenever those are loaded. */
const replaced: Partial<Record<Language, Record<string, string>>> = {};

export function replaceMessages(language: Language, messages: Record<string, string>): void {
  replaced[language] = messages;
}

/** A text that names an argument does not compile without it. */
export type Translate = <Key extends MessageKey>(key: Key, ...args: ArgumentsOf<Key>) => string;

export function t(language: Language, key: MessageKey, args: MessageArguments = {}): string {
  const message = replaced[language]?.[key] ?? loaded[language][key];
  return message === undefined ? key : formatMessage(message, args, locales[language]);
}

const translators = new Map<Language, Translate>();

/** One function per language, so that effects and memos can depend on it. */
export function translatorFor(language: Language): Translate {
  let translator = translators.get(language);
  if (!translator) {
    translator = (key, ...[args]) => t(language, key, args);
    translators.set(language, translator);
  }
  return translator;
}
