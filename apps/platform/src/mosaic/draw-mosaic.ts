import { paletteFor } from '@brixel/mosaic/palette';
import { renderMosaic } from '@brixel/mosaic/render';
import sharp, { type Sharp } from 'sharp';
import type { StoredMosaic } from './mosaic-store.ts';

export type DrawnMosaic = Pick<StoredMosaic, 'width' | 'height' | 'cells' | 'mode'>;

export const MOSAIC_PICTURES = { webp: 'image/webp', jpeg: 'image/jpeg' } as const;
export type MosaicPicture = keyof typeof MOSAIC_PICTURES;

/** Studs are drawn at least this large and the picture is then shrunk, so that even a small one shows bricks. */
const LEAST_STUD = 4;

const ENCODERS: Record<MosaicPicture, (raster: Sharp) => Sharp> = {
  webp: (raster) => raster.webp({ quality: 82, effort: 3 }),
  jpeg: (raster) => raster.jpeg({ quality: 86 }),
};

/** A mosaic with its studs, so many points wide. */
export async function drawMosaic(
  { width, height, cells, mode }: DrawnMosaic,
  points: number,
  format: MosaicPicture,
): Promise<Uint8Array> {
  const palette = paletteFor(mode).map(({ hex }) => hex);
  const pixelsPerStud = Math.max(LEAST_STUD, Math.ceil(points / width));
  const picture = renderMosaic({ width, height, cells, palette }, { pixelsPerStud });
  const raster = sharp(picture.rgba, { raw: { width: picture.width, height: picture.height, channels: 4 } })
    .removeAlpha()
    .resize(points);
  return new Uint8Array(await ENCODERS[format](raster).toBuffer());
}
