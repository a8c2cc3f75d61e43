/** Draws stored mosaics off the event loop, one at a time. */
import sharp from 'sharp';
import { answerJobs } from '../answer-jobs.ts';
import { drawMosaic } from './draw-mosaic.ts';
import type { DrawJob } from './mosaic-jobs.ts';

// One thread of work; sharp's own threads would take the processor from the shop.
sharp.concurrency(1);
sharp.cache(false);

answerJobs(({ mosaic, width, format }: DrawJob) => drawMosaic(mosaic, width, format));
