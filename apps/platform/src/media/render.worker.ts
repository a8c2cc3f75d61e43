/** Draws and encodes pictures off the event loop, one at a time. */
import { drawPicture, type Picture } from '@brixel/demo-catalog/drawing/draw-picture';
import { MOTIFS, type Motif } from '@brixel/demo-catalog/pictures';
import type { RgbPicture } from '@brixel/mosaic/picture';
import sharp, { type Sharp } from 'sharp';
import { answerJobs } from '../answer-jobs.ts';
import { encode, fitInto } from './encoders.ts';
import { photoFile, type RenderJob } from './render-job.ts';

let decoded: Promise<Map<Motif, RgbPicture>> | undefined;

async function decodePhotos(): Promise<Map<Motif, RgbPicture>> {
  const entries = MOTIFS.map(async (motif) => {
    const { data, info } = await sharp(photoFile(motif)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return [motif, { width: info.width, height: info.height, rgb: data }] as const;
  });
  return new Map(await Promise.all(entries));
}

const rasterOf = (picture: Picture, job: RenderJob): Sharp =>
  picture.kind === 'svg'
    ? sharp(Buffer.from(picture.svg))
    : fitInto(sharp(picture.rgba, { raw: { width: picture.width, height: picture.height, channels: 4 } }), job);

/** Null for an unknown picture. */
async function render(job: RenderJob): Promise<Uint8Array | null> {
  decoded ??= decodePhotos();
  const photos = await decoded;
  const picture = drawPicture(job.path, job, (motif) => photos.get(motif) ?? null);
  return picture && encode(rasterOf(picture, job), job.format);
}

answerJobs(render);
