import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linearToSrgb } from '@brixel/bricks/oklab';
import { LINEAR_OF_BYTE } from '@brixel/mosaic/exact-colour';
import { areaOf, type RgbPicture, WHOLE } from '@brixel/mosaic/picture';
import sharp from 'sharp';

/** The pictures that mosaics are measured on: square, decoded, as large as they are. */

export interface NamedPicture {
  name: string;
  picture: RgbPicture;
}

/** `zoom` takes a smaller square: other detail, other colours. `x` and `y` say where, 0 to 1. */
interface Source {
  name: string;
  file: string;
  zoom?: number;
  x?: number;
  y?: number;
}

const own = (file: string): string => fileURLToPath(new URL(`./pictures/${file}`, import.meta.url));
const shop = (file: string): string =>
  fileURLToPath(new URL(`../../apps/platform/assets/photos/${file}`, import.meta.url));

const SOURCES: readonly Source[] = [
  { name: 'astronaut', file: own('astronaut.webp') },
  { name: 'astronaut, face', file: own('astronaut.webp'), zoom: 2.2, x: 0.42, y: 0.05 },
  { name: 'rocket', file: own('rocket.webp') },
  { name: 'gradient', file: own('gradient.webp') },
  { name: 'cat', file: shop('cat.webp') },
  { name: 'raccoon', file: shop('raccoon.webp') },
  { name: 'raccoon, eye', file: shop('raccoon.webp'), zoom: 2.2, x: 0.6, y: 0.3 },
  { name: 'espresso', file: shop('espresso.webp') },
  { name: 'sunset', file: shop('sunset.webp') },
];

async function load({ name, file, zoom = 1, x = 0.5, y = 0.5 }: Source): Promise<NamedPicture> {
  const { width: fullWidth, height: fullHeight } = await sharp(file).metadata();
  const side = Math.round(Math.min(fullWidth, fullHeight) / zoom);
  const place = (share: number, length: number): number => Math.round((length - side) * share);
  const area = { left: place(x, fullWidth), top: place(y, fullHeight), width: side, height: side };
  const image = sharp(file).extract(area).flatten({ background: '#fff' }).toColourspace('srgb').removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { name, picture: { width: info.width, height: info.height, rgb: new Uint8Array(data) } };
}

/** Ours, or those of a folder: pictures that nothing was tuned on. */
export async function loadPictures(folder?: string): Promise<NamedPicture[]> {
  if (folder === undefined) return Promise.all(SOURCES.map(load));
  const files = (await readdir(folder)).filter((file) => /\.(png|jpe?g|webp|avif|tiff?)$/i.test(file)).sort();
  return Promise.all(files.map((file) => load({ name: parse(file).name, file: join(folder, file) })));
}

/** The largest piece from the middle that has the proportions of so many studs. */
export function cutTo(picture: RgbPicture, { width, height }: { width: number; height: number }): RgbPicture {
  const area = areaOf(picture, width / height, WHOLE);
  const columns = Math.round(area.width);
  const rows = Math.round(area.height);
  const left = Math.floor(area.left);
  const top = Math.floor(area.top);
  const rgb = new Uint8Array(columns * rows * 3);
  for (let row = 0; row < rows; row++) {
    const from = ((top + row) * picture.width + left) * 3;
    rgb.set(picture.rgb.subarray(from, from + columns * 3), row * columns * 3);
  }
  return { width: columns, height: rows, rgb };
}

/** Shares of the channels in luminance. */
const LUMINANCE = [0.2126390059, 0.7151686788, 0.0721923154] as const;

/** Grey as bright as the colour was: what a grey mosaic is measured against. */
export function inGrey({ name, picture }: NamedPicture): NamedPicture {
  const rgb = new Uint8Array(picture.rgb.length);
  for (let at = 0; at < rgb.length; at += 3) {
    const light = LUMINANCE.reduce(
      (sum, share, channel) => sum + share * LINEAR_OF_BYTE[picture.rgb[at + channel]!]!,
      0,
    );
    rgb.fill(Math.round(255 * linearToSrgb(light)), at, at + 3);
  }
  return { name, picture: { ...picture, rgb } };
}
