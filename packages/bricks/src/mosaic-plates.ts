import { elementOf } from '@brixel/mosaic/elements';
import { PLATES, type Plate } from '@brixel/mosaic/plates';
import { isAvailable, partSku } from './catalog/parts/assortment.ts';
import type { BrickColour } from './part.ts';

/** The plates that areas of a colour are laid with: those that are made in it and that the shop sells. */
export const mosaicPlatesOf = ({ id, key }: BrickColour): Plate[] =>
  PLATES.filter(({ design }) => elementOf(design, key) !== null && isAvailable(partSku(design, id)));
