/** Makes photographs smaller, off the event loop and one at a time: what comes from elsewhere is decoded in a process of its own. */
import sharp, { type Sharp } from 'sharp';
import { answerJobs } from '../answer-jobs.ts';
import { encode, fitInto } from './encoders.ts';
import type { PictureFormat } from './render-job.ts';
import type { PictureSize } from './sizes.ts';

export interface ResizeJob extends PictureSize {
  source: Uint8Array;
  format: PictureFormat;
  /** whole with empty edges, cut around a point (in hundredths), no larger than its box, or on the ground of an app's icon */
  placing?: 'whole' | 'logo' | 'app-icon' | { x: number; y: number };
}

/** A picture of a few kilobytes can claim to be as large as a wall. */
const MOST_PIXELS = 40_000_000;
const PHOTOGRAPHS = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif']);

/** Null for what is no picture that browsers show, and for one that is too large. */
async function resize(job: ResizeJob): Promise<Uint8Array | null> {
  const picture = sharp(job.source, { limitInputPixels: MOST_PIXELS }).autoOrient();
  const facts = await picture.metadata().catch(() => null);
  if (!facts || !PHOTOGRAPHS.has(facts.format) || facts.width * facts.height > MOST_PIXELS) return null;
  return encode(await placed(picture, facts.autoOrient, job), job.format).catch(() => null);
}

async function placed(picture: Sharp, own: PictureSize, { placing = 'whole', ...box }: ResizeJob): Promise<Sharp> {
  switch (placing) {
    case 'whole':
      return fitInto(picture, box);
    case 'logo':
      return picture.resize(box.width, box.height, { fit: 'inside' });
    case 'app-icon':
      return appIcon(picture, box);
    default:
      return picture.extract(cutAround(placing, own, box)).resize(box.width, box.height);
  }
}

/** The largest part of the shape of the box whose middle is as near to the point as the edges allow. */
function cutAround({ x, y }: { x: number; y: number }, own: PictureSize, box: PictureSize) {
  const scale = Math.min(own.width / box.width, own.height / box.height);
  const width = Math.max(1, Math.round(box.width * scale));
  const height = Math.max(1, Math.round(box.height * scale));
  const start = (share: number, whole: number, part: number): number =>
    Math.round(Math.min(Math.max((share / 100) * whole - part / 2, 0), whole - part));
  return { left: start(x, own.width, width), top: start(y, own.height, height), width, height };
}

/** Systems cut icons to circles: what matters stands within the middle three fifths. */
const ICON_SHARE = 0.6;
const WHITE = { r: 255, g: 255, b: 255 };

async function appIcon(picture: Sharp, { width, height }: PictureSize): Promise<Sharp> {
  const inner = await picture
    .resize(Math.round(width * ICON_SHARE), Math.round(height * ICON_SHARE), { fit: 'inside' })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: WHITE } }).composite([{ input: inner }]);
}

answerJobs(resize);
