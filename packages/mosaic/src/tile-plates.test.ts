import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY, type Grid } from './grid.ts';
import { BASE_STUDS, type LaidPlate, PLATES, type Plate, SINGLE_PLATE } from './plates.ts';
import { tilePlates } from './tile-plates.ts';

const PALETTE = ['#05131d', '#ffffff', '#c91a09'];

/** Two colours, so that areas are large and ragged, and some studs without a part. */
const grids = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 24 }))
  .chain(([width, height]) =>
    fc
      .array(fc.constantFrom(0, 0, 0, 0, 1, 1, 2, EMPTY), { minLength: width * height, maxLength: width * height })
      .map((cells): Grid => ({ width, height, palette: PALETTE, cells: Uint8Array.from(cells) })),
  );

const flat = (width: number, height: number): Grid => ({
  width,
  height,
  palette: PALETTE,
  cells: new Uint8Array(width * height),
});

function laidCells(plates: readonly LaidPlate[], { width, cells }: Grid): Uint8Array {
  const laid = new Uint8Array(cells.length).fill(EMPTY);
  for (const plate of plates)
    for (let y = plate.y; y < plate.y + plate.height; y++)
      for (let x = plate.x; x < plate.x + plate.width; x++) {
        expect(laid[y * width + x], 'two plates on one stud').toBe(EMPTY);
        laid[y * width + x] = plate.colour;
      }
  return laid;
}

const base = (place: number): number => Math.floor(place / BASE_STUDS);

describe('tilePlates', () => {
  it('covers every stud once in its colour, with real plates that stay on their base', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const plates = tilePlates(grid);
        expect(laidCells(plates, grid)).toEqual(grid.cells);
        for (const { x, y, width, height, design } of plates) {
          const sides = [Math.min(width, height), Math.max(width, height)];
          expect(PLATES.find((plate) => plate.design === design)?.sides).toEqual(sides);
          expect([base(x + width - 1), base(y + height - 1)]).toEqual([base(x), base(y)]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('needs the fewest plates where laying the largest first does not', () => {
    // two rows of three, one stud apart: the square in the middle would leave two single studs
    const crooked: Grid = { ...flat(4, 2), cells: Uint8Array.of(0, 0, 0, EMPTY, EMPTY, 0, 0, 0) };
    expect(tilePlates(crooked).length).toBe(2);
    expect(tilePlates(flat(2, 5)).length).toBe(2);
    expect(tilePlates(flat(16, 16)).length).toBe(16);
  });

  it('lays only what a colour is sold in', () => {
    const single: Plate[] = [SINGLE_PLATE];
    const two = PLATES.filter(({ sides }) => sides[0] * sides[1] <= 2);
    expect(tilePlates(flat(4, 4), { platesOf: () => single }).length).toBe(16);
    expect(tilePlates(flat(4, 4), { platesOf: () => two }).length).toBe(8);
  });

  it('saves money rather than plates when plates have prices', () => {
    const costOf = ({ sides: [short, long] }: Plate): number => (short * long === 1 ? 1 : 10 * short * long);
    expect(tilePlates(flat(4, 2), { costOf }).map(({ design }) => design)).toEqual(new Array(8).fill('3024'));
  });
});
