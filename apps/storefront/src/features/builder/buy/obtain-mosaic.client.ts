import { pictureSizes } from '@brixel/contract/picture-sizes';
import { type MosaicSize, SIZE_LETTERS, studsOf } from '@brixel/mosaic/formats';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { MosaicCalls, MosaicMade } from '#data/api/mosaic-calls.ts';
import { wantedIds } from '#features/cart/lines/renew-mosaic.client.ts';
import { findMade, type MadeMosaic, rememberMade } from '#features/mosaics/made-mosaics.ts';
import { type MosaicSource, messageOf, storeSource } from '#features/mosaics/mosaic-sources.client.ts';
import { type BuilderState, modeOf } from '../builder-store.ts';
import type { MosaicResult } from '../mosaic/mosaic-job.ts';
import { canvasOf, mosaicPixels, pngOf } from '../picture/picture-canvas.client.ts';
import { opaqueRgba, sourcePicture } from '../picture/source-picture.ts';

export type Obtained = { kind: 'made'; mosaic: MadeMosaic } | Exclude<MosaicMade, { kind: 'made' }>;

interface WantedMosaic {
  size: MosaicSize;
  /** as it is in view */
  result: Pick<MosaicResult, 'studs' | 'mode' | 'plates' | 'calm' | 'cells'>;
  /** what it was computed from, as a PNG */
  source: () => Promise<Blob>;
}

/** Asks the service for the mosaic in view, unless it has made this very one already. */
export async function obtainMosaic(calls: MosaicCalls, wanted: WantedMosaic): Promise<Obtained> {
  const fingerprint = fingerprintOf(wanted);
  const known = findMade(fingerprint);
  if (known) return { kind: 'made', mosaic: known };
  const source: MosaicSource = {
    size: SIZE_LETTERS[wanted.size],
    mode: wanted.result.mode,
    plates: wanted.result.plates,
    calm: wanted.result.calm,
    image: await wanted.source(),
  };
  const made = await calls.create(await messageOf(source));
  if (made.kind !== 'made') return made;
  const mosaic: MadeMosaic = {
    fingerprint,
    id: made.mosaic.id,
    expiration: made.mosaic.expiration,
    thumbnail: await mosaicThumbnail(made.mosaic.body),
  };
  rememberMade(mosaic);
  await storeSource(made.mosaic.id, source, wantedIds());
  return { kind: 'made', mosaic };
}

/** The same cells are the same mosaic, however the picture came to them. */
const fingerprintOf = ({ size, result: { studs, mode, plates, cells } }: WantedMosaic): string =>
  // not by Web Crypto, which pages that come by plain http from another machine have not
  bytesToHex(sha256(utf8ToBytes([size, plates, studs.width, studs.height, mode === 'greyscale', ...cells].join(' '))));

type SourceState = Pick<
  BuilderState,
  'bitmap' | 'imageDimensions' | 'format' | 'selectedSize' | 'adjustments' | 'isGrayscale'
>;

/** The very points that the mosaic in view was computed from, as a lossless file. */
export async function sourcePng(state: SourceState): Promise<Blob> {
  const { bitmap, imageDimensions: cut, format, selectedSize, adjustments } = state;
  if (!bitmap || !cut) throw new Error('There is no picture');
  const pixels = mosaicPixels(bitmap, cut, studsOf(selectedSize, format));
  const source = { width: pixels.width, height: pixels.height, rgba: pixels.data as Uint8ClampedArray<ArrayBuffer> };
  const { width, height, rgb } = sourcePicture({ source, adjustments, mode: modeOf(state) });
  return pngOf({ width, height, rgba: opaqueRgba(rgb) });
}

/** Carts are stored as text, every line with its thumbnail. */
const MAX_LETTERS = 10 * 1024;
const QUALITIES = [0.85, 0.7, 0.5];
const LOWEST_QUALITY = 0.3;
const WALL = '#e7e0d3';
const MARGIN = 6;

/** The mosaic on a piece of wall, as a small JPEG in a data URL; `address` may be one too. */
async function mosaicThumbnail(address: string): Promise<string> {
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
