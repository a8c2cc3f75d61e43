import { describe, expect, it } from 'vitest';
import { contrast } from './brand/contrast.ts';
import { PAGE, TINTS, tokenPairs, tokensOfCss, tokensOfSelector } from './testing/token-pairs.ts';

const THEMES = { light: tokensOfCss('light'), dark: tokensOfCss('dark') };

describe.each(Object.entries(THEMES))('contrast in the %s theme', (_theme, tokens) => {
  it.each(tokenPairs)('%s stays readable on %j (%d:1)', (foreground, backgrounds, minimum) => {
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
  const dark = tokensOfSelector(':root[data-theme="dark"]');
  const themed = [...PAGE, 'tray', 'line', 'ink', 'ink-2', 'ink-3', 'link', 'solid', 'quiet', 'selected', ...TINTS];
  expect(themed.filter((name) => dark[name] === undefined)).toEqual([]);
});
