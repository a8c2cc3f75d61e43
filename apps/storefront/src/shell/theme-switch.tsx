import { MoonIcon, SunIcon } from '@brixel/ui/icons.tsx';
import { useEffect, useState } from 'react';
import { useT } from '#i18n/use-t.ts';

/** Light or dark: the visitor's choice, else what the system prefers. */

type Theme = 'light' | 'dark';

const STORAGE_KEY = 'brixel/theme';

/** Runs in <head> before the first paint. */
export const THEME_SCRIPT = `(function(){var t;try{t=localStorage.getItem('${STORAGE_KEY}')}catch(e){}document.documentElement.dataset.theme=t==='light'||t==='dark'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'})()`;

const currentTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // private windows may refuse storage; the choice then lasts for this page
  }
}

/** The server does not know the theme, so the switch reads it after hydration; its size is the same in both. */
export function ThemeSwitch() {
  const t = useT();
  const [theme, setTheme] = useState<Theme>('light');
  useEffect(() => setTheme(currentTheme()), []);
  const other: Theme = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="grid size-8 place-items-center"
      aria-label={t(other === 'dark' ? 'layout.toDark' : 'layout.toLight')}
      onClick={() => {
        chooseTheme(other);
        setTheme(other);
      }}
    >
      {other === 'dark' ? <MoonIcon size={16} /> : <SunIcon size={16} />}
    </button>
  );
}
