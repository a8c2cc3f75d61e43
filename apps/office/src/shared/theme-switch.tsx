import { useId } from 'react';
import { useT } from '#i18n/i18n.ts';
import { chooseTheme, themeChoices, useThemeChoice } from './theme.ts';

/** As the system, light or dark. */
export function ThemeSwitch() {
  const t = useT();
  const { choice } = useThemeChoice();
  const name = useId();
  return (
    <fieldset className="seg">
      <legend className="sr">{t('theme.title')}</legend>
      {themeChoices.map((one) => (
        <label key={one}>
          <input type="radio" className="sr" name={name} checked={one === choice} onChange={() => chooseTheme(one)} />
          {t(`theme.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
