import { hexToRgb } from '@brixel/bricks/oklab';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lightOfHex } from './exact-colour.ts';
import { GREY_EYE } from './eye-model.ts';
import type { Grid } from './grid.ts';
import { type PictureLight, pictureLight } from './picture-light.ts';
import { finish, type MosaicWish, searchMosaic } from './search-mosaic.ts';
import { nearestMosaic } from './seen-palette.ts';
import { countColours } from './statistics.ts';
import { tilePlates } from './tile-plates.ts';

const PALETTE = ['#05131d', '#ffffff', '#c91a09', '#237841', '#0055bf', '#f2cd37', '#a0a5a9', '#6c6e68'] as const;

/** Soft blobs of colour on a slope of light. */
function scene(studs: number): PictureLight {
  const side = studs * 3;
  const rgb = new Uint8Array(side * side * 3);
  for (let at = 0; at < side * side; at++) {
    const x = (at % side) / side;
    const y = Math.floor(at / side) / side;
    const blob = Math.max(0, 1 - 9 * ((x - 0.6) ** 2 + (y - 0.4) ** 2));
    rgb.set([40 + 180 * x + 20 * blob, 60 + 120 * y, 200 * (1 - x) * (1 - blob)], at * 3);
  }
  return pictureLight({ width: side, height: side, rgb }, studs, studs);
}

const search = (light: PictureLight, wish: Partial<MosaicWish> = {}): Grid =>
  finish(searchMosaic(light, { palette: PALETTE, ...wish }));

const greenLight = ({ cells, palette }: Grid): number =>
  cells.reduce((sum, cell) => sum + lightOfHex(palette[cell]!)[1], 0) / cells.length;

describe('searchMosaic', () => {
  it('keeps a picture that is flat in a palette colour', () => {
    PALETTE.forEach((hex, colour) => {
      const rgb = Uint8Array.from({ length: 36 }).map((_, at) => hexToRgb(hex)[at % 3]!);
      const { cells } = search(pictureLight({ width: 4, height: 3, rgb }, 4, 3));
      expect([...cells]).toEqual(new Array(12).fill(colour));
    });
  });

  it('mixes two tones into the light of a third, where single studs would all be too dark', () => {
    const rgb = new Uint8Array(16 * 16 * 3).fill(0x8b);
    const light = pictureLight({ width: 16, height: 16, rgb }, 16, 16);
    const miss = (grid: Grid) => Math.abs(greenLight(grid) - light.studs[1]!);
    expect(miss(search(light))).toBeLessThan(miss(nearestMosaic(light, PALETTE)) / 3);
  });

  it('mixes greys as well, in the middle of the widest gap between them', () => {
    const palette = ['#f4f4f4', '#e6e3e0', '#a0a5a9', '#898788', '#6c6e68', '#3e3c39', '#212121'];
    const light = pictureLight({ width: 24, height: 24, rgb: new Uint8Array(24 * 24 * 3).fill(0xc5) }, 24, 24);
    const miss = (grid: Grid) => Math.abs(greenLight(grid) - light.studs[1]!);
    const mixed = search(light, { palette, eye: GREY_EYE });
    expect(miss(mixed)).toBeLessThan(miss(nearestMosaic(light, palette)) / 3);
  });

  it('leaves an even area even where one colour is nearly right, for a mixture would look restless', () => {
    const rgb = new Uint8Array(16 * 16 * 3).fill(0x21);
    const { cells } = search(pictureLight({ width: 16, height: 16, rgb }, 16, 16), { palette: ['#05131d', '#352100'] });
    expect(new Set(cells).size).toBe(1);
  });

  it('comes to the same cells whether it pauses or not', () => {
    const light = scene(20);
    const steps = searchMosaic(light, { palette: PALETTE });
    let pauses = 0;
    let step = steps.next();
    while (!step.done) {
      pauses++;
      step = steps.next();
    }
    expect(pauses).toBeGreaterThan(20);
    expect(step.value.cells).toEqual(search(scene(20)).cells);
  });

  it('uses no more colours than allowed, and the ones that matter', () => {
    const light = scene(16);
    for (const maxColours of [1, 3, 5]) {
      const used = countColours(search(light, { maxColours }));
      expect(used.length).toBeLessThanOrEqual(maxColours);
    }
    const rgb = Uint8Array.from({ length: 27 }).map((_, at) => hexToRgb(PALETTE[4])[at % 3]!);
    const blue = pictureLight({ width: 3, height: 3, rgb }, 3, 3);
    expect(new Set(search(blue, { maxColours: 1 }).cells)).toEqual(new Set([4]));
  });

  it('does without colours of a few studs, and stays as it is where none is rare', () => {
    const light = scene(20);
    const counts = (wish: Partial<MosaicWish> = {}) => countColours(search(light, wish)).map(({ count }) => count);
    const rarest = Math.min(...counts());
    expect(Math.min(...counts({ minStuds: rarest + 5 }))).toBeGreaterThanOrEqual(rarest + 5);
    expect(counts({ minStuds: rarest })).toEqual(counts());
  });

  it('finds a stand-in for a rare colour that is far from all others', () => {
    const rgb = Uint8Array.from({ length: 100 * 3 }).map((_, at) => hexToRgb(PALETTE[at < 9 ? 2 : 1])[at % 3]!);
    const light = pictureLight({ width: 10, height: 10, rgb }, 10, 10);
    expect(countColours(search(light))).toContainEqual({ colour: 2, count: 3 });
    expect(countColours(search(light, { minStuds: 10 }))).toEqual([{ colour: 1, count: 100 }]);
  });

  it('lets plates cover more when borders cost something', () => {
    const light = scene(32);
    const pieces = (border: number) => tilePlates(search(light, { border })).length;
    expect(pieces(16)).toBeLessThan(pieces(0) * 0.75);
  });
});

describe('with limited stock', () => {
  const studs = 12;
  const light = scene(studs);
  const stocks = fc.array(fc.nat(80), { minLength: PALETTE.length, maxLength: PALETTE.length });

  it('never takes more of a colour than there is, with or without fewer colours', () => {
    fc.assert(
      fc.property(stocks, fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }), (stock, maxColours) => {
        fc.pre(stock.reduce((sum, count) => sum + count, 0) >= studs * studs);
        const used = countColours(search(light, { stock, minStuds: 10, ...(maxColours && { maxColours }) }));
        for (const { colour, count } of used) expect(count).toBeLessThanOrEqual(stock[colour]!);
      }),
      { numRuns: 40 },
    );
  });

  it('replaces only what is missing', () => {
    const colour = 7;
    const rgb = Uint8Array.from({ length: studs * studs * 3 }).map((_, at) => hexToRgb(PALETTE[colour])[at % 3]!);
    const flat = pictureLight({ width: studs, height: studs, rgb }, studs, studs);
    const stock = PALETTE.map((_, index) => (index === colour ? studs * studs - 5 : 1000));
    const [most] = countColours(search(flat, { stock }));
    expect(most).toEqual({ colour, count: studs * studs - 5 });
  });

  it('keeps a rare colour where nothing else is left', () => {
    const stock = PALETTE.map((_, index) => (index === 0 ? studs * studs - 4 : index === 1 ? 4 : 0));
    expect(countColours(search(light, { stock, minStuds: 10 }))).toEqual([
      { colour: 0, count: studs * studs - 4 },
      { colour: 1, count: 4 },
    ]);
  });

  it('refuses a mosaic that the stock cannot fill', () => {
    expect(() => search(light, { stock: PALETTE.map(() => 1) })).toThrow(RangeError);
  });
});
