/** Makes mosaics of pictures off the event loop, one at a time. */
import { makeMosaic } from '@brixel/mosaic/make-mosaic';
import { finish } from '@brixel/mosaic/search-mosaic';
import { countColours } from '@brixel/mosaic/statistics';
import sharp from 'sharp';
import { answerJobs } from '../answer-jobs.ts';
import { decodePicture } from './decode-picture.ts';
import { drawMosaic } from './draw-mosaic.ts';
import type { ComputedMosaic, MakeJob } from './mosaic-jobs.ts';
import { packLayout } from './mosaic-layout.ts';

// One thread of work; sharp's own threads would take the processor from the shop.
sharp.concurrency(1);
sharp.cache(false);

const PICTURE_WIDTH = 900;

/** Null for a picture that is damaged. */
async function make({ picture, studs, ...choice }: MakeJob): Promise<ComputedMosaic | null> {
  const decoded = await decodePicture(picture, studs);
  if (!decoded) return null;
  const made = finish(makeMosaic({ picture: decoded, studs, ...choice }));
  const { cells } = made.grid;
  return {
    cells,
    layout: choice.plates === 'merged' ? packLayout(made.plates) : null,
    pieces: made.plates.length,
    colours: countColours(made.grid).length,
    drawn: await drawMosaic({ ...studs, cells, mode: choice.mode }, PICTURE_WIDTH, 'webp'),
  };
}

answerJobs(make);
