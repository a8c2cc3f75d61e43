import { readdirSync } from 'node:fs';
import { COLOURS } from '@brixel/bricks/colours';
import { expect, onTestFinished, test } from 'vitest';
import { type MosaicJob, mosaicFrames } from '../../apps/storefront/src/features/builder/mosaic-job.ts';
import type { MosaicAnswer, MosaicOrder } from '../../apps/storefront/src/features/builder/mosaic-job-runner.ts';
import { visit } from './support/shop.ts';

/** The worker as it was built, so that what visitors get is what is compared. */
const assets = new URL('../../apps/storefront/dist/client/assets/', import.meta.url);
const workerFile = readdirSync(assets).find((file) => /^mosaic\.worker-.*\.js$/.test(file));

const WIDTH = 144;
const HEIGHT = 192;

/** Waves of all colours, bright and dark, so that close decisions are many; whole numbers only. */
function pixel(at: number): [number, number, number, number] {
  const x = at % WIDTH;
  const y = Math.floor(at / WIDTH);
  return [(x * 7 + y) % 256, (x * y) % 256, 255 - ((y * 5 + x) % 256), 255];
}

function jobFor(greyscale: boolean): Omit<MosaicJob, 'source'> & { pixels: number[] } {
  return {
    pixels: Array.from({ length: WIDTH * HEIGHT }, (_, at) => pixel(at)).flat(),
    studs: { width: 36, height: 48 },
    palette: COLOURS.filter(({ mosaic, family }) => (greyscale ? family === 'neutral' : mosaic)).map(({ hex }) => hex),
    adjustments: { brightness: 13, contrast: 37, saturation: -21 },
    greyscale,
    pixelsPerStud: 2,
  };
}

const sourceOf = (pixels: readonly number[]): MosaicJob['source'] => ({
  width: WIDTH,
  height: HEIGHT,
  rgba: Uint8ClampedArray.from(pixels),
});

for (const greyscale of [false, true]) {
  test(`a ${greyscale ? 'grey' : 'coloured'} mosaic has the same bits in the browser and on the server`, async () => {
    const { pixels, ...settings } = jobFor(greyscale);
    const here = [...mosaicFrames({ ...settings, source: sourceOf(pixels) })].filter((result) => result !== null);
    const { page, close } = await visit('/i/versand', { pictures: false });
    onTestFinished(close);
    const inBrowser = await page.evaluate(
      ({ address, pixels, settings, width, height }) =>
        new Promise<{ isFinal: boolean; rgba: number[] }[]>((resolve, reject) => {
          const worker = new Worker(address, { type: 'module' });
          const seen: { isFinal: boolean; rgba: number[] }[] = [];
          worker.onerror = (event) => reject(new Error(event.message));
          worker.onmessage = ({ data: { result } }: MessageEvent<MosaicAnswer>) => {
            seen.push({ isFinal: result.isFinal, rgba: [...result.picture.rgba] });
            if (result.isFinal) resolve(seen);
          };
          const source = { width, height, rgba: Uint8ClampedArray.from(pixels) };
          const order: MosaicOrder = { id: 1, job: { ...settings, source }, isFirstShown: false };
          worker.postMessage(order);
        }),
      { address: `/assets/${workerFile}`, pixels, settings, width: WIDTH, height: HEIGHT },
    );
    expect(inBrowser.map(({ isFinal }) => isFinal)).toEqual([false, true]);
    here.forEach(({ picture }, frame) => {
      expect(inBrowser[frame]!.rgba).toEqual([...picture.rgba]);
    });
  });
}
