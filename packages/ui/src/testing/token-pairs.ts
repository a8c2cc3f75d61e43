import { readFileSync } from 'node:fs';
import { SHAPE_CONTRAST, TEXT_CONTRAST } from '../brand/contrast.ts';

/** The tokens of tokens.css, and which of them have to be readable on which. */

export type Tokens = Record<string, string>;

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

export function tokensOfSelector(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value?.trim()]),
  );
}

export const tokensOfCss = (theme: 'light' | 'dark'): Tokens => ({
  ...tokensOfSelector(':root'),
  ...(theme === 'dark' && tokensOfSelector(':root[data-theme="dark"]')),
});

export const TINTS = ['mint', 'mango', 'rose', 'sky', 'lilac', 'sand', 'lime', 'stone'].map((name) => `tint-${name}`);
export const PAGE = ['canvas', 'canvas-2', 'card'];

export const tokenPairs: readonly [foreground: string, backgrounds: readonly string[], minimum: number][] = [
  [
    'ink',
    [...PAGE, 'tray', 'quiet', 'quiet-hover', 'selected-soft', 'info-soft', 'ok-soft', 'warn-soft'],
    TEXT_CONTRAST,
  ],
  ['ink', ['bad-soft', ...TINTS], TEXT_CONTRAST],
  ['ink-2', [...PAGE, 'tray', 'quiet', ...TINTS], TEXT_CONTRAST],
  ['ink-3', [...PAGE, 'quiet'], TEXT_CONTRAST],
  ['link', [...PAGE, 'tray'], TEXT_CONTRAST],
  ['cta-ink', ['cta', 'cta-hover', 'cta-stud'], TEXT_CONTRAST],
  ['solid-ink', ['solid', 'solid-hover'], TEXT_CONTRAST],
  ['white', ['danger', 'danger-hover', 'berry-600', 'petrol-800', 'petrol-900', 'petrol-950'], TEXT_CONTRAST],
  ['on-petrol-2', ['petrol-800', 'petrol-900'], TEXT_CONTRAST],
  ['on-petrol-3', ['petrol-800', 'petrol-900', 'petrol-950'], TEXT_CONTRAST],
  ['on-petrol-4', ['petrol-950'], TEXT_CONTRAST],
  ['mango-300', ['petrol-900'], TEXT_CONTRAST],
  ['petrol-950', ['toast-ok', 'toast-bad', 'toast-info', 'mango-300', 'petrol-400'], TEXT_CONTRAST],
  ['ok', [...PAGE, 'ok-soft'], TEXT_CONTRAST],
  ['warn', ['card', 'warn-soft'], TEXT_CONTRAST],
  ['bad', ['canvas', 'card', 'bad-soft'], TEXT_CONTRAST],
  ['info', ['card', 'info-soft'], TEXT_CONTRAST],
  ['sale', [...PAGE, 'sale-soft'], TEXT_CONTRAST],
  ['field', PAGE, SHAPE_CONTRAST],
  ['selected', ['canvas', 'card', 'selected-soft'], SHAPE_CONTRAST],
  ['focus', [...PAGE, 'tray'], SHAPE_CONTRAST],
];
