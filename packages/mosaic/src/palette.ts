import { COLOURS, colourByKey } from '@brixel/bricks/colours';
import type { BrickColour } from '@brixel/bricks/part';

/** Two pearl tones close the gap between black and light grey, where shadows would otherwise be mixed of blue and brown. */
const PEARL_GREYS = ['pearl-titanium', 'flat-silver'];

/** The colours that mosaics are made of. */
export const COLOUR_PALETTE: readonly BrickColour[] = COLOURS.filter(
  ({ mosaic, key }) => mosaic || PEARL_GREYS.includes(key),
);

/** Seven tones from white to black, in steps as even as there are. */
export const GREY_PALETTE: readonly BrickColour[] = [
  'white',
  'very-light-bluish-gray',
  'light-bluish-gray',
  'flat-silver',
  'dark-bluish-gray',
  'pearl-titanium',
  'black',
].map(colourByKey);

export type MosaicMode = 'color' | 'greyscale';

export const paletteFor = (mode: MosaicMode): readonly BrickColour[] =>
  mode === 'greyscale' ? GREY_PALETTE : COLOUR_PALETTE;
