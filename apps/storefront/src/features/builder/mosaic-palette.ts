import { COLOURS, colourByKey } from '@brixel/bricks/colours';
import type { BrickColour } from '@brixel/bricks/part';

/** The colours that mosaics are made of. */
export const COLOUR_PALETTE: readonly BrickColour[] = COLOURS.filter(({ mosaic }) => mosaic);

/** The usual greys leave a gap between black and dark grey, which two pearl tones close. */
export const GREY_PALETTE: readonly BrickColour[] = [
  'white',
  'light-bluish-gray',
  'flat-silver',
  'dark-bluish-gray',
  'pearl-titanium',
  'black',
].map(colourByKey);

export const paletteFor = (greyscale: boolean): readonly BrickColour[] => (greyscale ? GREY_PALETTE : COLOUR_PALETTE);
