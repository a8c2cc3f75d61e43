/** Light or dark: the visitor's choice, else what the system prefers. */

export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'brixel/theme';

/** Runs in <head> before the first paint. */
export const THEME_SCRIPT = `(function(){var t;try{t=localStorage.getItem('${STORAGE_KEY}')}catch(e){}document.documentElement.dataset.theme=t==='light'||t==='dark'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'})()`;

export const currentTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // private windows may refuse storage; the choice then lasts for this page
  }
}
