import { MAX_MOSAIC_IMAGE_PIXELS } from '@brixel/contract/mosaic-limits';
import type { Studs } from '@brixel/mosaic/formats';
import type { RgbPicture } from '@brixel/mosaic/picture';
import sharp from 'sharp';

/** Larger pictures are shrunk while they are read; more points than these do not make a better mosaic. */
const MAX_POINTS = 2_000_000;
const POINTS_PER_STUD = 8;

/**
 * The pixels of a picture, byte by byte as they are in the file, see-through ones on white. Null where the file cannot be read
 * to its end.
 */
export async function decodePicture(
  { png, width, height }: { png: Uint8Array; width: number; height: number },
  studs: Studs,
): Promise<RgbPicture | null> {
  const picture = sharp(png, { limitInputPixels: MAX_MOSAIC_IMAGE_PIXELS, failOn: 'warning' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb');
  if (width * height > MAX_POINTS) {
    picture.resize(studs.width * POINTS_PER_STUD, studs.height * POINTS_PER_STUD, {
      fit: 'outside',
      withoutEnlargement: true,
    });
  }
  try {
    const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, rgb: data };
  } catch {
    return null;
  }
}
