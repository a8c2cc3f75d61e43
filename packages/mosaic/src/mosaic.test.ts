import { hexToRgb, rgbToHex } from '@brixel/bricks/oklab';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY, type Grid } from './grid.ts';
import { type RgbPicture, resample } from './picture.ts';
import { quantize } from './quantize.ts';
import { renderMosaic } from './render.ts';
import { countColours } from './statistics.ts';

const PALETTE = ['#05131d', '#ffffff', '#c91a09', '#237841', '#0055bf', '#f2cd37', '#a0a5a9', '#6c6e68'] as const;

const noise = (width: number, height: number): RgbPicture => ({
  width,
  height,
  rgb: Uint8Array.from({ length: width * height * 3 }, (_, index) => (index * 2_654_435_761) >>> 24),
});

const flat = (hex: string, width: number, height: number): RgbPicture => {
  const rgb = new Uint8Array(width * height * 3);
  for (let at = 0; at < rgb.length; at += 3) rgb.set(hexToRgb(hex), at);
  return { width, height, rgb };
};

const meanGreen = (grid: Grid): number =>
  grid.cells.reduce((sum, cell) => sum + hexToRgb(grid.palette[cell]!)[1], 0) / grid.cells.length;

describe('quantize', () => {
  it('keeps a picture that already consists of palette colours', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(PALETTE.length - 1), { minLength: 12, maxLength: 12 }),
        fc.constantFrom(0, 0.5),
        (indices, diffusion) => {
          const rgb = Uint8Array.from(indices.flatMap((index) => [...hexToRgb(PALETTE[index]!)]));
          const grid = quantize({ width: 4, height: 3, rgb }, { palette: PALETTE, diffusion });
          expect([...grid.cells]).toEqual(indices);
        },
      ),
    );
  });

  it('mixes greys so that a flat area keeps its brightness, without inventing colour', () => {
    const picture = flat('#868a8a', 24, 24);
    const nearest = quantize(picture, { palette: PALETTE, diffusion: 0 });
    const mixed = quantize(picture, { palette: PALETTE });
    const greys = new Set([0, 1, 6, 7]);
    expect(new Set(nearest.cells).size).toBe(1);
    expect([...mixed.cells].every((cell) => greys.has(cell))).toBe(true);
    const miss = (grid: Grid) => Math.abs(meanGreen(grid) - 0x8a);
    expect(miss(mixed)).toBeLessThan(miss(nearest));
  });

  it('gives the same cells for the same picture', () => {
    const picture = noise(20, 15);
    const again = quantize(noise(20, 15), { palette: PALETTE });
    expect(quantize(picture, { palette: PALETTE }).cells).toEqual(again.cells);
  });
});

describe('resample', () => {
  it('cuts to the wanted proportions around its middle', () => {
    const rgb = new Uint8Array(4 * 2 * 3).fill(10);
    for (const pixel of [3, 7]) rgb.set([200, 100, 50], pixel * 3);
    const right = resample({ width: 4, height: 2, rgb }, 2, 2, { x: 1, y: 0.5, zoom: 1 });
    expect(rgbToHex([right.rgb[0]!, right.rgb[1]!, right.rgb[2]!])).toBe('#0a0a0a');
    expect([...right.rgb.subarray(3, 6)]).toEqual([200, 100, 50]);
  });

  it('averages in linear light, so black and white mix to a bright grey', () => {
    const checker = Uint8Array.from([0, 255, 255, 0].flatMap((value) => [value, value, value]));
    expect(resample({ width: 2, height: 2, rgb: checker }, 1, 1).rgb[0]).toBe(188);
  });
});

describe('renderMosaic', () => {
  const grid: Grid = { width: 2, height: 1, palette: PALETTE, cells: Uint8Array.from([2, EMPTY]) };
  const pixel = (x: number, y: number) => {
    const { rgba, width } = renderMosaic(grid, { pixelsPerStud: 24 });
    return [...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
  };
  const brightness = ([red, green, blue]: number[]) => red! + green! + blue!;

  it('lights the upper left of a stud and shades the plate at its lower right', () => {
    expect(brightness(pixel(7, 7))).toBeGreaterThan(brightness(pixel(16, 16)));
    expect(brightness(pixel(19, 19))).toBeLessThan(brightness(pixel(3, 3)));
  });

  it('shows the base where no part lies and is opaque everywhere', () => {
    const [red, green, , alpha] = pixel(36, 12);
    expect(red).toBeLessThan(green! + 1);
    expect(alpha).toBe(255);
    const { rgba, width, height } = renderMosaic(grid, { pixelsPerStud: 24, style: 'round' });
    expect([width, height]).toEqual([48, 24]);
    expect(rgba.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true);
  });

  it('draws the same picture twice', () => {
    const cells = quantize(noise(16, 16), { palette: PALETTE });
    expect(renderMosaic(cells, { pixelsPerStud: 8 }).rgba).toEqual(renderMosaic(cells, { pixelsPerStud: 8 }).rgba);
  });
});

describe('countColours', () => {
  it('counts every laid stud once, most frequent first', () => {
    const cells = Uint8Array.from([1, 1, 3, EMPTY, 3, 1, 0, EMPTY]);
    const counts = countColours({ width: 4, height: 2, palette: PALETTE, cells });
    expect(counts).toEqual([
      { colour: 1, count: 3 },
      { colour: 3, count: 2 },
      { colour: 0, count: 1 },
    ]);
  });
});
