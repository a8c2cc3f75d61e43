import { isAvailable, partSku } from '@brixel/bricks/assortment';
import { elementOf } from '@brixel/bricks/elements';
import type { BrickColour } from '@brixel/bricks/part';
import { type BillLine, billOfMaterials, singlePlates } from './bill-of-materials.ts';
import { type Calmness, calmEye, GREY_EYE, USUAL_CALMNESS } from './eye-model.ts';
import type { Studs } from './formats.ts';
import type { Grid } from './grid.ts';
import { liftDark } from './lift-dark.ts';
import { type MosaicMode, paletteFor } from './palette.ts';
import type { RgbPicture } from './picture.ts';
import { greyLight, type PictureLight, pictureLight } from './picture-light.ts';
import { type LaidPlate, PLATES, type Plate } from './plates.ts';
import { finish, searchMosaic } from './search-mosaic.ts';
import { layPlates } from './tile-plates.ts';

/**
 * From a picture to bricks, in the browser and in the service alike: the same picture becomes the same mosaic, so what was
 * seen is what is built.
 */

/** A single plate on every stud, or areas of one colour laid with larger ones. */
export type PlateChoice = 'single' | 'merged';

export interface Mosaic {
  grid: Grid;
  plates: LaidPlate[];
  /** the palette that the grid and the plates count in, in its order */
  colours: readonly BrickColour[];
}

export interface MosaicChoice {
  mode: MosaicMode;
  plates: PlateChoice;
  /** of a coloured mosaic; default: the usual */
  calm?: Calmness | undefined;
  /** how many studs there are of each palette colour; together at least as many as the mosaic has */
  stock?: readonly number[] | undefined;
  /** skus of our range that larger plates are taken of; default: all of it */
  range?: ReadonlySet<string> | undefined;
}

export interface MosaicTask extends MosaicChoice {
  /** cropped around its centre to the proportions of the studs */
  picture: RgbPicture;
  studs: Studs;
}

/** Cost of unequal neighbours where plates are merged: areas grow a little, which is hardly seen. */
const MERGED_BORDER = 4;
/** A colour of fewer pieces is replaced by others. */
const MIN_PIECES = 10;

/** The light that a mosaic is made of. */
export function mosaicLight(picture: RgbPicture, { width, height }: Studs, mode: MosaicMode): PictureLight {
  const light = liftDark(pictureLight(picture, width, height));
  return mode === 'greyscale' ? greyLight(light) : light;
}

/** Pauses every few milliseconds, so that the caller can cancel or do other work. */
export function* makeMosaic({ picture, studs, ...choice }: MosaicTask): Generator<void, Mosaic> {
  return yield* buildMosaic(mosaicLight(picture, studs, choice.mode), choice);
}

/** The same for light that is known already. */
export function* buildMosaic(light: PictureLight, choice: MosaicChoice): Generator<void, Mosaic> {
  const { mode, plates, stock, range, calm = USUAL_CALMNESS } = choice;
  const { width, height, cells } = yield* searchMosaic(light, {
    palette: paletteFor(mode).map(({ hex }) => hex),
    eye: mode === 'greyscale' ? GREY_EYE : calmEye(calm),
    border: plates === 'merged' ? MERGED_BORDER : 0,
    minStuds: MIN_PIECES,
    ...(stock && { stock }),
  });
  return yield* layMosaic({ width, height }, cells, { mode, plates, range });
}

/** The plates that areas of a colour are laid with: those that are made in it and that the shop sells. What is on a shelf is made. */
const platesOf = ({ id, key }: BrickColour, range: MosaicChoice['range']): Plate[] =>
  PLATES.filter(({ design }) => {
    const sku = partSku(design, id);
    return range ? range.has(sku) : elementOf(design, key) !== null && isAvailable(sku);
  });

type LayChoice = Pick<MosaicChoice, 'mode' | 'plates' | 'range'>;

interface StoredChoice extends LayChoice {
  /** its stored plates; laying them again would use today's assortment */
  laid?: LaidPlate[];
}

/** A mosaic from its stored cells. */
export const mosaicOfCells = (studs: Studs, cells: Uint8Array, choice: StoredChoice): Mosaic =>
  finish(layMosaic(studs, cells, choice));

function* layMosaic(
  { width, height }: Studs,
  cells: Uint8Array,
  { mode, plates, range, laid }: StoredChoice,
): Generator<void, Mosaic> {
  const colours = paletteFor(mode);
  const grid: Grid = { width, height, cells, palette: colours.map(({ hex }) => hex) };
  if (laid) return { grid, colours, plates: laid };
  return {
    grid,
    colours,
    plates:
      plates === 'merged'
        ? yield* layPlates(grid, { platesOf: (colour) => platesOf(colours[colour]!, range) })
        : singlePlates(grid),
  };
}

export const billOf = ({ plates, colours }: Mosaic): BillLine[] => billOfMaterials(plates, colours);
