import { COLOUR_PALETTE, GREY_PALETTE } from '@brixel/mosaic/palette';
import { expect, test } from 'vitest';
import { NO_ADJUSTMENT } from '../picture/adjust-picture.ts';
import { type MosaicJob, type MosaicResult, mosaicFrames } from './mosaic-job.ts';

/** Left half red, right half transparent. */
function halves(): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(16 * 8 * 4);
  for (let at = 0; at < rgba.length; at += 4) {
    if ((at / 4) % 16 < 8) rgba.set([201, 26, 9, 255], at);
  }
  return rgba;
}

const job: MosaicJob = {
  source: { width: 16, height: 8, rgba: halves() },
  studs: { width: 8, height: 4 },
  adjustments: NO_ADJUSTMENT,
  mode: 'color',
  pixelsPerStud: 8,
};

const resultsOf = (wanted: MosaicJob, isFirstShown = false): MosaicResult[] =>
  [...mosaicFrames(wanted, isFirstShown)].filter((result) => result !== null);

test('a quick result comes first, then the good one, with places to break off in between', () => {
  expect(resultsOf(job).map(({ isFinal }) => isFinal)).toEqual([false, true]);
  expect(resultsOf(job, true).map(({ isFinal }) => isFinal)).toEqual([true]);
  expect([...mosaicFrames(job)].filter((result) => result === null).length).toBeGreaterThan(1);
});

test('the good result comes with its parts, fewer of them when plates are merged', () => {
  const pieces = (wanted: MosaicJob) =>
    resultsOf(wanted).map(({ bill }) => bill?.map(({ design, colour, count }) => `${count} ${design} ${colour.key}`));
  expect(pieces(job)).toEqual([undefined, ['16 3024 white', '16 3024 red']]);
  expect(pieces({ ...job, plates: 'merged' })).toEqual([undefined, ['2 3020 white', '2 3020 red']]);
});

test('each stud gets the colour of the picture, and nothing shows as white', () => {
  for (const { colours, picture } of resultsOf(job)) {
    expect(colours.map(({ colour, count }) => [COLOUR_PALETTE[colour]?.key, count])).toEqual([
      ['white', 16],
      ['red', 16],
    ]);
    expect([picture.width, picture.height]).toEqual([64, 32]);
  }
});

test('greyscale uses grey parts only', () => {
  const grey = { ...job, mode: 'greyscale' as const };
  for (const { colours } of resultsOf(grey)) {
    expect(colours.reduce((sum, { count }) => sum + count, 0)).toBe(32);
    expect(GREY_PALETTE[colours[0]!.colour]?.key).toBe('white');
  }
});
