import { COLOUR_EYE, type EyeModel } from './eye-model.ts';
import type { Grid } from './grid.ts';
import { keepToStock } from './keep-to-stock.ts';
import { startLayout } from './layout.ts';
import { mergeRareColours } from './merge-rare-colours.ts';
import type { PictureLight } from './picture-light.ts';
import { seePalette } from './seen-palette.ts';
import { seePicture } from './seen-picture.ts';
import { listChoices } from './stud-choices.ts';
import { settle } from './sweep.ts';
import { usableColours } from './usable-colours.ts';

export interface MosaicWish {
  palette: readonly string[];
  /** default: the model for colours */
  eye?: EyeModel;
  /** at most so many different colours */
  maxColours?: number;
  /** how many parts there are of each palette colour; together at least as many as studs */
  stock?: readonly number[];
  /** colours with fewer studs than this are replaced by others */
  minStuds?: number;
  /** what unequal neighbours cost: more of it makes larger areas of one colour, hence fewer plates */
  border?: number;
}

/** Colours that cost more than this beyond the best one of a stud are never chosen in the end. */
const REACH = 25;
const NEIGHBOURS = 4;

/**
 * Looks for the mosaic that the eye takes for the picture, close by and from afar. Pauses every few milliseconds, so that
 * the caller can cancel when another picture is wanted.
 */
export function* searchMosaic(light: PictureLight, wish: MosaicWish): Generator<void, Grid> {
  const { palette, eye = COLOUR_EYE, border = 0, stock, minStuds = 0 } = wish;
  const { width, height } = light;
  if (stock && !canFill(stock, width * height)) throw new RangeError('There are fewer parts than studs');
  const picture = seePicture(light, seePalette(palette), eye);
  yield;
  const usable = yield* usableColours(picture, wish);
  const seenPalette = seePalette(usable.map((colour) => palette[colour]!));
  // with little stock a stud may have to take any colour
  const reach = stock ? Number.POSITIVE_INFINITY : REACH + NEIGHBOURS * border;
  const choices = yield* listChoices(picture, seenPalette, reach);
  const layout = startLayout({ width, height, colours: usable.length, border, eye: eye.afar }, choices);
  yield;
  yield* settle(layout);
  if (stock)
    yield* keepToStock(
      layout,
      usable.map((colour) => stock[colour]!),
    );
  yield* mergeRareColours(layout, { picture, palette: seenPalette, minStuds });
  const cells = Uint8Array.from(layout.chosen, (choice) => usable[choices.colour[choice]!]!);
  return { width, height, palette, cells };
}

export const canFill = (stock: readonly number[], studs: number): boolean =>
  stock.reduce((sum, count) => sum + count, 0) >= studs;

/** Does all steps at once. */
export function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
