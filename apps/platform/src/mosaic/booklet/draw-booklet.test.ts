import type { StoreCode } from '@brixel/contract/stores';
import { splitIntoBases } from '@brixel/mosaic/bases';
import { numberColours } from '@brixel/mosaic/bill-of-materials';
import { type Mosaic, mosaicOfCells, type PlateChoice } from '@brixel/mosaic/make-mosaic';
import { paletteFor } from '@brixel/mosaic/palette';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectedParts } from '../../../../../tests/support/expected-parts.ts';
import { readBooklet } from '../../../../../tests/support/read-booklet.ts';
import { drawBooklet } from './draw-booklet.ts';
import { flatJpeg } from './mosaic-jpeg.ts';

const ORDER = 'BX-ABCD-1234';

async function bookletOf(mosaic: Mosaic, plates: PlateChoice, storeCode: StoreCode) {
  const picture = await flatJpeg(mosaic.grid);
  const pictures = { lit: picture, flat: picture };
  const file = await drawBooklet({
    mosaic,
    plates,
    size: 's',
    storeCode,
    orderNumber: ORDER,
    look: { shopName: 'Steine & Mehr', colour: null, logo: null },
    pictures,
  });
  return readBooklet(file, storeCode);
}

/** Large patches make plates of all sizes, small ones make every stud another. */
const tasks = fc
  .record({
    width: fc.integer({ min: 1, max: 36 }),
    height: fc.integer({ min: 1, max: 36 }),
    mode: fc.constantFrom('color' as const, 'greyscale' as const),
    plates: fc.constantFrom('single' as const, 'merged' as const),
    storeCode: fc.constantFrom('de' as const, 'it' as const),
    patch: fc.integer({ min: 1, max: 6 }),
    seed: fc.integer({ min: 1, max: 1e6 }),
  })
  .map(({ width, height, mode, plates, storeCode, patch, seed }) => {
    const colours = paletteFor(mode).length;
    const cells = Uint8Array.from({ length: width * height }, (_, stud) => {
      const [x, y] = [Math.floor((stud % width) / patch), Math.floor(stud / width / patch)];
      return ((x * 73 + y * 151 + seed) * (seed | 1)) % colours;
    });
    return { mosaic: mosaicOfCells({ width, height }, cells, { mode, plates }), plates, storeCode };
  });

test('the list names all parts, every base has a page, and all of them together are the mosaic', async () => {
  await fc.assert(
    fc.asyncProperty(tasks, async ({ mosaic, plates, storeCode }) => {
      const numbers = numberColours(mosaic.plates);
      const bases = splitIntoBases(mosaic.grid, mosaic.plates);
      const booklet = await bookletOf(mosaic, plates, storeCode);
      expect(booklet.parts).toEqual(expectedParts(mosaic, storeCode));
      expect(booklet.bases.map(({ drawn }) => drawn)).toEqual(
        bases.map((base) =>
          base.plates.map(({ colour, x, y }) => ({ number: numbers.get(colour), x: x - base.x, y: y - base.y })),
        ),
      );
      for (const { total, drawn, counted } of booklet.bases) {
        expect(total).toBe(drawn.length);
        expect(counted.flatMap(({ number, count }) => Array<number>(count).fill(number))).toEqual(
          drawn.map(({ number }) => number).toSorted((a, b) => a - b),
        );
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);

test('it has a cover, a guide, the parts, an overview, and a page for every base', async () => {
  const cells = new Uint8Array(72 * 96);
  const mosaic = mosaicOfCells({ width: 72, height: 96 }, cells, { mode: 'color', plates: 'single' });
  expect(await bookletOf(mosaic, 'single', 'de')).toMatchObject({ pages: 4 + 5 * 6, bases: { length: 5 * 6 } });
});

test.each([
  ['de', 'single', ['Bauheft zu Bestellung BX-ABCD-1234', 'de-DE'], ['38,4 × 51,2 cm', '3.072', 'etwa 4 Stunden']],
  [
    'it',
    'merged',
    ['Istruzioni di montaggio dell’ordine BX-ABCD-1234', 'it-IT'],
    ['38,4 × 51,2 cm', 'circa un’ora', 'Ordine BX-ABCD-1234'],
  ],
] as const)('the %s cover tells what will be built of %s plates', async (storeCode, plates, head, facts) => {
  const cells = new Uint8Array(48 * 64).map((_, stud) => Math.floor((stud % 48) / 12));
  const mosaic = mosaicOfCells({ width: 48, height: 64 }, cells, { mode: 'color', plates });
  const { title, language, cover } = await bookletOf(mosaic, plates, storeCode);
  expect([title, language]).toEqual(head);
  expect(cover).toEqual(expect.arrayContaining([...facts]));
});
