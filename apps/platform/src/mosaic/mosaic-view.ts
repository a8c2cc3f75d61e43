import type { MosaicFacts as WireFacts } from '@brixel/contract/mosaic';
import { type MosaicSize, SIZE_LETTERS } from '@brixel/mosaic/formats';
import type { MosaicFacts } from './mosaic-store.ts';

/** A mosaic as the API returns it. */

export const SIZE_OF_LETTER = { S: 's', M: 'm', L: 'l', XL: 'xl' } as const satisfies Record<
  WireFacts['size'],
  MosaicSize
>;

export const mosaicView = ({
  id,
  size,
  mode,
  plates,
  width,
  height,
  pieces,
  colours,
  expiresAt,
}: MosaicFacts): WireFacts => ({
  id,
  size: SIZE_LETTERS[size],
  mode,
  plates,
  width,
  height,
  pieces,
  colours,
  expiration: expiresAt,
});

/** The address of its picture; `?width=` selects another size. */
export const mosaicPicturePath = (id: string): string => `/api/mosaikbuilder/${id}/picture`;
