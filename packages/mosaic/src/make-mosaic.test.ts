import { elementOf } from '@brixel/bricks/elements';
import { describe, expect, it } from 'vitest';
import { type Format, studsOf } from './formats.ts';
import { billOf, type Mosaic, type MosaicTask, makeMosaic, mosaicOfCells } from './make-mosaic.ts';
import { COLOUR_PALETTE, GREY_PALETTE } from './palette.ts';
import type { RgbPicture } from './picture.ts';
import { SINGLE_PLATE } from './plates.ts';
import { finish } from './search-mosaic.ts';
import { countColours } from './statistics.ts';

/** Soft hills of colour under a bright sky. */
function landscape(width: number, height: number): RgbPicture {
  const rgb = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const x = (at % width) / width;
    const y = Math.floor(at / width) / height;
    const hill = y > 0.5 + 0.2 * Math.sin(5 * x) ? 1 : 0;
    rgb.set(hill ? [60 + 90 * x, 110 + 60 * y, 40] : [150 + 80 * y, 190, 240 - 60 * x], at * 3);
  }
  return { width, height, rgb };
}

const make = (task: Partial<MosaicTask> = {}): Mosaic =>
  finish(
    makeMosaic({
      picture: landscape(144, 192),
      studs: studsOf('s', 'portrait'),
      mode: 'color',
      plates: 'single',
      ...task,
    }),
  );

const coveredStuds = ({ plates }: Mosaic): number => plates.reduce((sum, { width, height }) => sum + width * height, 0);

describe('makeMosaic', () => {
  it.each<Format>(['portrait', 'landscape', 'square'])('cuts a picture of other proportions to %s', (format) => {
    const studs = studsOf('s', format);
    const { grid } = make({ picture: landscape(200, 150), studs });
    expect([grid.width, grid.height, grid.cells.length]).toEqual([
      studs.width,
      studs.height,
      studs.width * studs.height,
    ]);
  });

  it('takes grey parts only for a grey mosaic', () => {
    const { colours, grid } = make({ mode: 'greyscale' });
    expect(colours).toBe(GREY_PALETTE);
    expect(Math.max(...grid.cells)).toBeLessThan(GREY_PALETTE.length);
  });

  it('needs far fewer pieces merged, and every larger plate is one that is made in its colour', () => {
    const single = make();
    const merged = make({ plates: 'merged' });
    expect(single.plates.length).toBe(48 * 64);
    expect(coveredStuds(merged)).toBe(48 * 64);
    expect(merged.plates.length).toBeLessThan(single.plates.length / 2);
    for (const { design, colour } of merged.plates)
      if (design !== SINGLE_PLATE.design) expect(elementOf(design, COLOUR_PALETTE[colour]!.key)).not.toBeNull();
  });

  it('is calm unless told otherwise, and restless with the truest colours', () => {
    const changes = ({ grid: { width, cells } }: Mosaic): number =>
      cells.reduce((sum, cell, stud) => sum + (stud % width > 0 && cells[stud - 1] !== cell ? 1 : 0), 0);
    expect(make()).toEqual(make({ calm: 2 }));
    expect(changes(make({ calm: 3 }))).toBeLessThan(changes(make()));
    expect(changes(make())).toBeLessThan(changes(make({ calm: 0 })));
  });

  it('has no colour of fewer than ten pieces', () => {
    for (const task of [{ calm: 0 }, {}, { plates: 'merged' }, { mode: 'greyscale' }] as const)
      expect(Math.min(...countColours(make(task).grid).map(({ count }) => count))).toBeGreaterThanOrEqual(10);
  });

  it('is the same again from its cells alone', () => {
    for (const plates of ['single', 'merged'] as const) {
      const made = make({ plates });
      const { width, height, cells } = made.grid;
      expect(mosaicOfCells({ width, height }, cells, { mode: 'color', plates })).toEqual(made);
    }
  });

  it('lists every piece in the bill', () => {
    const merged = make({ plates: 'merged' });
    expect(billOf(merged).reduce((sum, { count }) => sum + count, 0)).toBe(merged.plates.length);
  });
});
