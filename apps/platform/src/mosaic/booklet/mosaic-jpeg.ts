import { hexToRgb } from '@brixel/bricks/oklab';
import type { Grid } from '@brixel/mosaic/grid';
import { renderMosaic } from '@brixel/mosaic/render';
import sharp from 'sharp';

/** Wide enough for a cover, and small in the file: studs have no finer detail than that. */
const ABOUT_WIDTH = 480;
const LEAST_STUD = 4;

/** The mosaic with its studs in the light. */
export function litJpeg(grid: Grid): Promise<Buffer> {
  const pixelsPerStud = Math.max(LEAST_STUD, Math.round(ABOUT_WIDTH / grid.width));
  const { rgba, width, height } = renderMosaic(grid, { pixelsPerStud });
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 74 })
    .toBuffer();
}

/** The side of the squares that JPEG files are made of: a stud that is one of them stays sharp and costs a byte or two. */
const JPEG_BLOCK = 8;
const EMPTY_COLOUR = '#20282b';

/** The mosaic as plain squares. */
export function flatJpeg({ width, height, cells, palette }: Grid): Promise<Buffer> {
  const rgb = Uint8Array.from([...cells].flatMap((cell) => hexToRgb(palette[cell] ?? EMPTY_COLOUR)));
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(width * JPEG_BLOCK, height * JPEG_BLOCK, { kernel: 'nearest' })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
