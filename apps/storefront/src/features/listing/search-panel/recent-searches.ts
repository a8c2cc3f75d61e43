import { MINIMUM_TEXT_LENGTH } from '@brixel/contract/search-limits';
import { readStored, writeStored } from '#data/storage/browser-storage.ts';

/** What was searched for in this browser, newest first. It never leaves it. */

const STORAGE_KEY = 'brixel/searches';
const MOST_REMEMBERED = 5;

const isText = (value: unknown): value is string => typeof value === 'string';

export function recentSearches(): string[] {
  const stored = readStored(STORAGE_KEY);
  return Array.isArray(stored) ? stored.filter(isText).slice(0, MOST_REMEMBERED) : [];
}

export function rememberSearch(text: string): void {
  if (text.length < MINIMUM_TEXT_LENGTH) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  writeStored(STORAGE_KEY, [text, ...others].slice(0, MOST_REMEMBERED));
}

export const forgetSearches = (): void => writeStored(STORAGE_KEY, []);
