import { describe, expect, it } from 'vitest';
import { tokenPairs, tokensOfCss } from '../testing/token-pairs.ts';
import { brandCss, brandTokens, carriedColour, MOST_LUMINANCE, type Theme, toneTable } from './brand-colours.ts';
import { contrast, luminance } from './contrast.ts';

const themes: Theme[] = ['light', 'dark'];

describe('a shop in a colour of its own', () => {
  /** All corners of the colours, greys, and a few hundred in between, the same in every run. */
  const edges = ['#000000', '#ffffff', '#ffff00', '#00ffff', '#ff00ff', '#0000ff', '#00ff00', '#ff0000', '#808080'];
  const between = Array.from(
    { length: 400 },
    (_, n) => `#${((n * 2_654_435_761) % 0x1000000).toString(16).padStart(6, '0')}`,
  );

  it.each(themes)('stays readable in the %s theme, whatever the colour', (theme) => {
    const failures: string[] = [];
    for (const colour of [...edges, ...between]) {
      const own = brandTokens(colour);
      const tokens = { ...tokensOfCss(theme), ...own.light, ...(theme === 'dark' && own.dark) };
      if (theme === 'dark') tokens.focus = tokensOfCss('dark').focus ?? '';
      for (const [front, backs, minimum] of tokenPairs)
        for (const back of backs) {
          const reached = contrast(tokens[front] ?? '', tokens[back] ?? '');
          if (!(reached >= minimum)) failures.push(`${colour}: ${front} on ${back} has ${reached.toFixed(2)}`);
        }
    }
    expect(failures).toEqual([]);
  });

  it('takes the colour as it is where white can be read on it, and the next darker one where not', () => {
    expect(brandTokens('#7A2E8E').light).toMatchObject({ solid: '#7a2e8e', link: '#7a2e8e', 'petrol-700': '#7a2e8e' });
    const darker = carriedColour('#ffd500');
    expect(luminance(darker)).toBeGreaterThan(MOST_LUMINANCE - 0.01);
    expect(contrast(darker, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(themes)('knows the tones of the %s theme of tokens.css', (theme) => {
    const css = tokensOfCss(theme);
    for (const [name, [light]] of Object.entries(toneTable[theme]))
      expect(luminance(css[name] ?? ''), name).toBeCloseTo(light, 3);
  });

  it('overrides the tokens and nothing else', () => {
    const css = brandCss('#7a2e8e');
    expect(css).toMatch(/^html:root\{(?:--[\w-]+:#[0-9a-f]{6};)+\}@media screen\{html:root\[data-theme=dark\]\{/);
    expect(css.length).toBeLessThan(1800);
  });
});
