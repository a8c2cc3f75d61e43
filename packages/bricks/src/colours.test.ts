import { describe, expect, it } from 'vitest';
import { COLOURS, colourByKey } from './colours.ts';
import { DESIGNS, designByNumber, sizeLabel } from './designs.ts';

describe('colours', () => {
  it('have unique names in every language, unique ids and plain hex values', () => {
    for (const language of ['de', 'it', 'en'] as const) {
      const names = COLOURS.map(({ name }) => name[language]);
      expect(new Set(names).size).toBe(COLOURS.length);
      expect(names.filter((name) => /[()[\]]/.test(name))).toEqual([]);
    }
    expect(new Set(COLOURS.map(({ id }) => id)).size).toBe(COLOURS.length);
    expect(new Set(COLOURS.map(({ rebrickableId }) => rebrickableId)).size).toBe(COLOURS.length);
    expect(COLOURS.filter(({ hex }) => !/^#[0-9a-f]{6}$/.test(hex))).toEqual([]);
  });

  it('are 58 solid, 8 transparent and 3 pearl ones, 47 of them for mosaics', () => {
    const count = (finish: string) => COLOURS.filter((colour) => colour.finish === finish).length;
    expect([count('solid'), count('trans'), count('pearl')]).toEqual([58, 8, 3]);
    expect(COLOURS.filter(({ mosaic }) => mosaic).length).toBe(47);
  });

  it('are found by key, and unknown ones are an error', () => {
    expect(colourByKey('coral').id).toBe(20);
    expect(() => colourByKey('nope')).toThrow();
  });
});

describe('designs', () => {
  it('have unique numbers and one size only once per family', () => {
    expect(new Set(DESIGNS.map(({ number }) => number)).size).toBe(DESIGNS.length);
    expect(new Set(DESIGNS.map((design) => `${design.family} ${sizeLabel(design)}`)).size).toBe(DESIGNS.length);
  });

  it('write the short side first', () => {
    expect(sizeLabel(designByNumber('3001'))).toBe('2×4');
    expect(sizeLabel(designByNumber('3040'))).toBe('1×2');
    expect(() => designByNumber('0')).toThrow();
  });
});
