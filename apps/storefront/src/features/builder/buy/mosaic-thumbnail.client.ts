import { pictureSizes } from '@brixel/contract/picture-sizes';
import { canvasOf } from '../picture/picture-canvas.client.ts';

/** Carts are kept as text, and every line with its picture in it. */
const MAX_LETTERS = 10 * 1024;
const QUALITIES = [0.85, 0.7, 0.5];
const LOWEST_QUALITY = 0.3;
const WALL = '#e7e0d3';
const MARGIN = 6;

/** The mosaic on a piece of wall, as a small JPEG in a data URL; `address` may be one too. */
export async function mosaicThumbnail(address: string): Promise<string> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const [side] = pictureSizes.cart;
  const { canvas, context } = canvasOf({ width: side, height: side });
  context.fillStyle = WALL;
  context.fillRect(0, 0, side, side);
  const scale = (side - 2 * MARGIN) / Math.max(picture.width, picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  context.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height);
  const written = (quality: number): string => canvas.toDataURL('image/jpeg', quality);
  return QUALITIES.map(written).find(({ length }) => length <= MAX_LETTERS) ?? written(LOWEST_QUALITY);
}
