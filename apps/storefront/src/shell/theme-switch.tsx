import { MoonIcon, SunIcon } from '@brixel/ui/icons.tsx';
import { useEffect, useState } from 'react';
import { useT } from '#i18n/use-t.ts';
import { chooseTheme, currentTheme, type Theme } from '#shared/theme.ts';

/** The server cannot know the theme, so the switch learns it after hydration; its place is kept from the start. */
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
