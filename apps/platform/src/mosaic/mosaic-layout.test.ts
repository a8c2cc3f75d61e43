import { EMPTY } from '@brixel/mosaic/grid';
import { tilePlates } from '@brixel/mosaic/tile-plates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packLayout, unpackLayout } from './mosaic-layout.ts';

const grids = fc
  .record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 40 }) })
  .chain(({ width, height }) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      palette: fc.constant(['#000', '#fff']),
      cells: fc
        .array(fc.constantFrom(0, 0, 0, 1, 1, EMPTY), { minLength: width * height, maxLength: width * height })
        .map((cells) => Uint8Array.from(cells)),
    }),
  );

test('a layout comes back as it was laid', () => {
  fc.assert(
    fc.property(grids, (grid) => {
      const laid = tilePlates(grid);
      const inReadingOrder = laid.toSorted((a, b) => a.y - b.y || a.x - b.x);
      expect(unpackLayout(packLayout(laid), grid)).toEqual(inReadingOrder);
    }),
  );
});

test('a layout that does not belong to its cells is a bug that is not hidden', () => {
  const grid = { width: 2, cells: Uint8Array.of(0, 1) };
  const half = packLayout([{ x: 0, y: 0, width: 1, height: 1, design: '3024', colour: 0 }]);
  expect(() => unpackLayout(half, grid)).toThrow('which nobody knows');
});
