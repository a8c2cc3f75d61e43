import { partSku } from '@brixel/bricks/assortment';
import type { MosaicBricks } from '@brixel/contract/parts';
import { type Format, MOSAIC_SIZES, type MosaicSize, partsOf, studsOf } from '@brixel/mosaic/formats';
import { type MosaicMode, paletteFor } from '@brixel/mosaic/palette';
import { canFill } from '@brixel/mosaic/search-mosaic';

/**
 * A shop that sells no mosaics as sets builds them of the bricks on its shelves: only colours that are there, and as many
 * studs of each as there are single plates.
 */
export type OwnBricks = MosaicBricks['colours'];

/** How many studs there are of each palette colour. */
export const studsInStock = (bricks: OwnBricks, mode: MosaicMode): number[] =>
  paletteFor(mode).map((colour) => bricks.find(({ id }) => id === colour.id)?.singles ?? 0);

/** The skus of our range of the plates that are there. */
export const rangeOf = (bricks: OwnBricks): ReadonlySet<string> =>
  new Set(bricks.flatMap(({ id, plates }) => plates.map((design) => partSku(design, id))));

export interface WantedMosaic {
  size: MosaicSize;
  format: Format;
  mode: MosaicMode;
}

/** `bricks` is null where mosaics are sold as sets: of these there are always enough. */
export const canBuild = (bricks: OwnBricks | null, { size, format, mode }: WantedMosaic): boolean =>
  bricks === null || canFill(studsInStock(bricks, mode), partsOf(studsOf(size, format)));

/** Whether there is anything that a mosaic can be built of, however small. */
export const canBuildAny = (bricks: OwnBricks | null): boolean =>
  MOSAIC_SIZES.some((size) => canBuild(bricks, { size, format: 'square', mode: 'color' }));
