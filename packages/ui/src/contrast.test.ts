import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Tokens = Record<string, string>;

const css = readFileSync(new URL('./styles/tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

function tokensOf(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value?.trim()]),
  );
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

const TINTS = ['mint', 'mango', 'rose', 'sky', 'lilac', 'sand', 'lime', 'stone'].map((name) => `tint-${name}`);
const PAGE = ['canvas', 'canvas-2', 'card'];
const TEXT = 4.5;
const SHAPE = 3;

const PAIRS: readonly [foreground: string, backgrounds: readonly string[], minimum: number][] = [
  ['ink', [...PAGE, 'tray', 'quiet', 'quiet-hover', 'selected-soft', 'info-soft', 'ok-soft', 'warn-soft'], TEXT],
  ['ink', ['bad-soft', ...TINTS], TEXT],
  ['ink-2', [...PAGE, 'tray', 'quiet', ...TINTS], TEXT],
  ['ink-3', [...PAGE, 'quiet'], TEXT],
  ['link', [...PAGE, 'tray'], TEXT],
  ['cta-ink', ['cta', 'cta-hover', 'cta-stud'], TEXT],
  ['solid-ink', ['solid', 'solid-hover'], TEXT],
  ['white', ['danger', 'danger-hover', 'berry-600', 'petrol-800', 'petrol-900', 'petrol-950'], TEXT],
  ['on-petrol-2', ['petrol-800', 'petrol-900'], TEXT],
  ['on-petrol-3', ['petrol-800', 'petrol-900', 'petrol-950'], TEXT],
  ['on-petrol-4', ['petrol-950'], TEXT],
  ['mango-300', ['petrol-900'], TEXT],
  ['petrol-950', ['toast-ok', 'toast-bad', 'toast-info', 'mango-300', 'petrol-400'], TEXT],
  ['ok', [...PAGE, 'ok-soft'], TEXT],
  ['warn', ['card', 'warn-soft'], TEXT],
  ['bad', ['canvas', 'card', 'bad-soft'], TEXT],
  ['info', ['card', 'info-soft'], TEXT],
  ['sale', [...PAGE, 'sale-soft'], TEXT],
  ['field', PAGE, SHAPE],
  ['selected', ['canvas', 'card', 'selected-soft'], SHAPE],
  ['focus', [...PAGE, 'tray'], SHAPE],
];

const light = tokensOf(':root');
const THEMES: Record<string, Tokens> = { light, dark: { ...light, ...tokensOf(':root[data-theme="dark"]') } };

describe.each(Object.entries(THEMES))('contrast in the %s theme', (_theme, tokens) => {
  it.each(PAIRS)('%s stays readable on %j (%d:1)', (foreground, backgrounds, minimum) => {
    const failures = backgrounds.filter((background) => {
      const [front, back] = [tokens[foreground], tokens[background]];
      expect(front, foreground).toMatch(/^#[0-9a-f]{6}$/);
      expect(back, background).toMatch(/^#[0-9a-f]{6}$/);
      return contrast(front ?? '', back ?? '') < minimum;
    });
    expect(failures).toEqual([]);
  });
});

it('keeps the dark theme a full translation of the light surfaces and texts', () => {
  const dark = tokensOf(':root[data-theme="dark"]');
  const themed = [...PAGE, 'tray', 'line', 'ink', 'ink-2', 'ink-3', 'link', 'solid', 'quiet', 'selected', ...TINTS];
  expect(themed.filter((name) => dark[name] === undefined)).toEqual([]);
});
