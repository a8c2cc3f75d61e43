import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Grid } from './grid.ts';
import { substitutes } from './substitutes.ts';

const PALETTE = ['#000000', '#ffffff', '#c91a09', '#0055bf'];
const grid = (cells: readonly number[]): Grid => ({
  width: cells.length,
  height: 1,
  palette: PALETTE,
  cells: Uint8Array.from(cells),
});

it('names what stood in for a colour, most first, and nothing for colours that were enough', () => {
  const free = grid([0, 0, 0, 0, 0, 1, 2, 3]);
  const limited = grid([0, 3, 3, 2, 3, 1, 2, 1]);
  expect(substitutes(free, limited, [1, 9, 9, 9])).toEqual([
    {
      colour: 0,
      missing: 4,
      by: [
        { colour: 3, count: 3 },
        { colour: 2, count: 1 },
      ],
    },
  ]);
});

it('accounts for every missing stud, however the rest was rearranged, the worst gap first', () => {
  const cells = fc.array(fc.nat(PALETTE.length - 1), { minLength: 20, maxLength: 20 });
  const stock = fc.array(fc.nat(12), { minLength: PALETTE.length, maxLength: PALETTE.length });
  fc.assert(
    fc.property(cells, cells, stock, (before, after, parts) => {
      const all = substitutes(grid(before), grid(after), parts);
      expect(all.map(({ missing }) => missing)).toEqual(all.map(({ missing }) => missing).sort((a, b) => b - a));
      for (const { colour, missing, by } of all) {
        const stoodIn = by.reduce((sum, { count }) => sum + count, 0);
        expect(stoodIn).toBe(Math.max(0, missing));
        expect(by.every((other) => other.colour !== colour && other.count > 0)).toBe(true);
      }
    }),
  );
});
