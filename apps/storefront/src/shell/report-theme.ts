import { log } from '#data/log.ts';
import { readStoredText } from '#data/storage/browser-storage.ts';
import { THEME_KEY } from './theme-switch.tsx';

/** What is stored may come from another release, or from somebody's hand; the page then follows the system. */
export function reportWrongTheme(): void {
  const stored = readStoredText(THEME_KEY);
  if (stored !== null && stored !== 'light' && stored !== 'dark') log('Wrong theme name');
}
