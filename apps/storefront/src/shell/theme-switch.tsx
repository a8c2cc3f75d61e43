import { MoonIcon, SunIcon } from '@brixel/ui/icons.tsx';
import { useEffect, useState } from 'react';
import { useT } from '#i18n/use-t.ts';

/** Light or dark: the visitor's choice, else what the system prefers. */

type Theme = 'light' | 'dark';

export const THEME_KEY = 'brixel/theme';

/** Part of the head script, before the first paint. */
export function showTheme(storageKey: string): void {
  let theme: string | null = null;
  try {
    theme = localStorage.getItem(storageKey);
  } catch {
    // private windows may refuse storage
  }
  const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme === 'light' || theme === 'dark' ? theme : preferred;
}

const currentTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
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
