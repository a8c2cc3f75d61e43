/** Makes photographs smaller, off the event loop and one at a time: what comes from elsewhere is decoded in a process of its own. */
import sharp from 'sharp';
import { answerJobs } from '../answer-jobs.ts';
import { encode, fitInto } from './encoders.ts';
import type { PictureFormat } from './render-job.ts';
import type { PictureSize } from './sizes.ts';

export interface ResizeJob extends PictureSize {
  source: Uint8Array;
  format: PictureFormat;
}

/** A picture of a few kilobytes can claim to be as large as a wall. */
const MOST_PIXELS = 40_000_000;
const PHOTOGRAPHS = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif']);

/** Null for what is no picture that browsers show, and for one that is too large. */
async function resize(job: ResizeJob): Promise<Uint8Array | null> {
  const picture = sharp(job.source, { limitInputPixels: MOST_PIXELS }).autoOrient();
  const facts = await picture.metadata().catch(() => null);
  if (!facts || !PHOTOGRAPHS.has(facts.format) || facts.width * facts.height > MOST_PIXELS) return null;
  return encode(fitInto(picture, job), job.format).catch(() => null);
}

answerJobs(resize);
