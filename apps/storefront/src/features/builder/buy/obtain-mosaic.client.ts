import { type MosaicSize, SIZE_LETTERS } from '@brixel/mosaic/formats';
import type { MosaicCalls, MosaicMade } from '#data/api/mosaic-calls.ts';
import { wantedIds } from '#features/cart/renew-mosaic.client.ts';
import { findMade, type MadeMosaic, rememberMade } from '#features/mosaics/made-mosaics.ts';
import { keepSource, type MosaicSource, messageOf } from '#features/mosaics/mosaic-sources.client.ts';
import type { MosaicResult } from '../mosaic/mosaic-job.ts';
import { mosaicThumbnail } from './mosaic-thumbnail.client.ts';

export type Obtained = { kind: 'made'; mosaic: MadeMosaic } | Exclude<MosaicMade, { kind: 'made' }>;

export interface WantedMosaic {
  size: MosaicSize;
  /** as it is in view */
  result: Pick<MosaicResult, 'studs' | 'greyscale' | 'plates' | 'calm' | 'cells'>;
  /** what it was computed from, as a PNG */
  source: () => Promise<Blob>;
}

/** Asks the service for the mosaic in view, unless it has made this very one already. */
export async function obtainMosaic(calls: MosaicCalls, wanted: WantedMosaic): Promise<Obtained> {
  const fingerprint = await fingerprintOf(wanted);
  const known = findMade(fingerprint);
  if (known) return { kind: 'made', mosaic: known };
  const source: MosaicSource = {
    size: SIZE_LETTERS[wanted.size],
    mode: wanted.result.greyscale ? 'greyscale' : 'color',
    plates: wanted.result.plates,
    calm: wanted.result.calm,
    image: await wanted.source(),
  };
  const made = await calls.create(await messageOf(source));
  if (made.kind !== 'made') return made;
  const mosaic: MadeMosaic = {
    fingerprint,
    temporary_image_id: made.mosaic.id,
    temporary_image_expiration: made.mosaic.expiration,
    thumbnail: await mosaicThumbnail(made.mosaic.body),
  };
  rememberMade(mosaic);
  await keepSource(made.mosaic.id, source, wantedIds());
  return { kind: 'made', mosaic };
}

/** The same cells are the same mosaic, however the picture came to them. */
async function fingerprintOf({ size, result: { studs, greyscale, plates, cells } }: WantedMosaic): Promise<string> {
  const text = [size, plates, studs.width, studs.height, greyscale, ...cells].join(' ');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
