import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitIntoBases } from './bases.ts';
import { numberColours, singlePlates } from './bill-of-materials.ts';
import { basesOf } from './formats.ts';
import type { Grid } from './grid.ts';
import { tilePlates } from './tile-plates.ts';

const grids = fc
  .record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 40 }) })
  .chain(({ width, height }) =>
    fc
      .uint8Array({ minLength: width * height, maxLength: width * height, max: 5 })
      .map((cells): Grid => ({ width, height, cells, palette: ['#0', '#1', '#2', '#3', '#4', '#5'] })),
  );

test('every plate lies on exactly one base, and within its edges', () => {
  fc.assert(
    fc.property(grids, fc.boolean(), (grid, merged) => {
      const plates = merged ? tilePlates(grid) : singlePlates(grid);
      const bases = splitIntoBases(grid, plates);
      expect(bases).toHaveLength(basesOf(grid));
      expect(bases.map(({ number }) => number)).toEqual(bases.map((_, index) => index + 1));
      expect(bases.reduce((sum, { width, height }) => sum + width * height, 0)).toBe(grid.width * grid.height);
      expect(new Set(bases.flatMap((base) => base.plates))).toEqual(new Set(plates));
      for (const base of bases) {
        for (const { x, y, width, height } of base.plates) {
          expect(x >= base.x && x + width <= base.x + base.width).toBe(true);
          expect(y >= base.y && y + height <= base.y + base.height).toBe(true);
        }
      }
    }),
  );
});

test('colours that occur are numbered without gaps, in the order of the palette', () => {
  fc.assert(
    fc.property(grids, (grid) => {
      const numbers = [...numberColours(singlePlates(grid))];
      expect(numbers.map(([colour]) => colour)).toEqual([...new Set(grid.cells)].sort((a, b) => a - b));
      expect(numbers.map(([, number]) => number)).toEqual(numbers.map((_, index) => index + 1));
    }),
  );
});
