import { create } from 'zustand';
import { storedChoice } from '#data/stored-choice.ts';

/** Light or dark: what the system prefers, unless somebody has chosen. */

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const stored = storedChoice('theme');
const prefersDark = matchMedia('(prefers-color-scheme: dark)');

export const useThemeChoice = create<{ choice: ThemeChoice }>(() => ({
  choice: themeChoices.find((choice) => choice === stored.read()) ?? 'system',
}));

function show(): void {
  const { choice } = useThemeChoice.getState();
  const isDark = choice === 'system' ? prefersDark.matches : choice === 'dark';
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

export function chooseTheme(choice: ThemeChoice): void {
  stored.write(choice);
  useThemeChoice.setState({ choice });
  show();
}

/** Once, before anything is shown. */
export function followTheme(): void {
  show();
  prefersDark.addEventListener('change', show);
}
