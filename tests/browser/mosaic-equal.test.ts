import { readdirSync } from 'node:fs';
import { makeMosaic } from '@brixel/mosaic/make-mosaic';
import { finish } from '@brixel/mosaic/search-mosaic';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { type MosaicJob, mosaicFrames } from '../../apps/storefront/src/features/builder/mosaic/mosaic-job.ts';
import type { MosaicAnswer, MosaicOrder } from '../../apps/storefront/src/features/builder/mosaic/mosaic-job-runner.ts';
import { sourcePicture } from '../../apps/storefront/src/features/builder/picture/source-picture.ts';
import { visit } from './support/shop.ts';

/** The worker as it was built, so that what visitors get is what is compared. */
const assets = new URL('../../apps/storefront/dist/client/assets/', import.meta.url);
const workerFile = readdirSync(assets).find((file) => /^mosaic\.worker-.*\.js$/.test(file));

const WIDTH = 144;
const HEIGHT = 192;
const STUDS = { width: 36, height: 48 };

/** Waves of all colours, bright and dark, here and there see-through, so that close decisions are many. */
function pixel(at: number): [number, number, number, number] {
  const x = at % WIDTH;
  const y = Math.floor(at / WIDTH);
  return [(x * 7 + y) % 256, (x * y) % 256, 255 - ((y * 5 + x) % 256), y < 24 ? (x * 11) % 256 : 255];
}

const pixels = Array.from({ length: WIDTH * HEIGHT }, (_, at) => pixel(at)).flat();

type Settings = Required<Pick<MosaicJob, 'mode' | 'plates' | 'calm' | 'adjustments'>>;

const BRIGHT = { brightness: 13, contrast: 37, saturation: -21 };
/** So dark that its light is lifted. */
const DARK = { brightness: -100, contrast: -60, saturation: 0 };

const jobFor = (settings: Settings): MosaicJob => ({
  source: { width: WIDTH, height: HEIGHT, rgba: Uint8ClampedArray.from(pixels) },
  studs: STUDS,
  ...settings,
  pixelsPerStud: 2,
});

const page = async () => {
  const { page: opened, close } = await visit('/i/versand', { pictures: true });
  onTestFinished(close);
  return opened;
};

/** What the worker answers in the browser. */
async function framesInBrowser({ source, ...settings }: MosaicJob) {
  return (await page()).evaluate(
    ({ address, points, settings, width, height }) =>
      new Promise<{ isFinal: boolean; rgba: number[]; cells: number[] }[]>((resolve, reject) => {
        const worker = new Worker(address, { type: 'module' });
        const seen: { isFinal: boolean; rgba: number[]; cells: number[] }[] = [];
        worker.onerror = (event) => reject(new Error(event.message));
        worker.onmessage = ({ data: { result } }: MessageEvent<MosaicAnswer>) => {
          seen.push({ isFinal: result.isFinal, rgba: [...result.picture.rgba], cells: [...result.cells] });
          if (result.isFinal) resolve(seen);
        };
        const picture = { width, height, rgba: Uint8ClampedArray.from(points) };
        const order: MosaicOrder = { id: 1, job: { ...settings, source: picture }, isFirstShown: false };
        worker.postMessage(order);
      }),
    { address: `/assets/${workerFile}`, points: [...source.rgba], settings, width: WIDTH, height: HEIGHT },
  );
}

/** The file that the browser writes of a picture. */
async function pngInBrowser(rgb: Uint8Array | Uint8ClampedArray): Promise<Buffer> {
  const url = await (await page()).evaluate(
    ({ points, width, height }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const data = new ImageData(width, height);
      for (let at = 0; at < width * height; at++) data.data.set([...points.slice(at * 3, at * 3 + 3), 255], at * 4);
      canvas.getContext('2d')?.putImageData(data, 0, 0);
      return canvas.toDataURL('image/png');
    },
    { points: [...rgb], width: WIDTH, height: HEIGHT },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

for (const settings of [
  { mode: 'color', plates: 'single', calm: 2, adjustments: BRIGHT },
  { mode: 'greyscale', plates: 'single', calm: 2, adjustments: BRIGHT },
  { mode: 'color', plates: 'merged', calm: 0, adjustments: DARK },
] as const satisfies Settings[]) {
  const { mode, plates, calm } = settings;
  const name = `a ${mode === 'greyscale' ? 'grey' : 'coloured'} mosaic of ${plates} plates, calmness ${calm},`;

  test(`${name} has the same bits in the browser and on the server`, async () => {
    const job = jobFor(settings);
    const here = [...mosaicFrames(job)].filter((result) => result !== null);
    const inBrowser = await framesInBrowser(job);
    expect(inBrowser.map(({ isFinal }) => isFinal)).toEqual([false, true]);
    here.forEach(({ picture, cells }, frame) => {
      expect(inBrowser[frame]!.rgba).toEqual([...picture.rgba]);
      expect(inBrowser[frame]!.cells).toEqual([...cells]);
    });
  });

  test(`${name} comes out the same from the file that is sent`, async () => {
    const job = jobFor(settings);
    const seen = [...mosaicFrames(job)].find((result) => result?.isFinal);
    const { data, info } = await sharp(await pngInBrowser(sourcePicture(job).rgb))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const picture = { width: info.width, height: info.height, rgb: new Uint8Array(data) };
    const { grid } = finish(makeMosaic({ picture, studs: STUDS, mode, plates, calm }));
    expect([...grid.cells]).toEqual([...seen!.cells]);
  });
}
