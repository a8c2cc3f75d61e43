import { designByNumber, sizeLabel } from '@brixel/bricks/designs';
import { billOfMaterials } from '@brixel/mosaic/bill-of-materials';
import type { LaidPlate } from '@brixel/mosaic/plates';
import type { Booklet } from './sheet.ts';

/** A line of a list of parts. */
export interface ListedPart {
  /** palette index */
  colour: number;
  /** what its colour is called */
  name: string;
  /** studs, such as 1×2 */
  size: string;
  design: string;
  element: string | null;
  count: number;
}

/** How many there are of which part, by the number of the colour, small ones first. */
export function listParts({ mosaic, symbols, colourName }: Booklet, plates: readonly LaidPlate[]): ListedPart[] {
  const { colours } = mosaic;
  const places = new Map(colours.map(({ key }, place) => [key, place]));
  return billOfMaterials(plates, colours)
    .map(({ design, colour: { key }, element, count }): ListedPart => {
      const colour = places.get(key)!;
      const size = sizeLabel(designByNumber(design));
      return { colour, name: colourName(colours[colour]!), size, design, element, count };
    })
    .sort((a, b) => symbols.numberOf(a.colour) - symbols.numberOf(b.colour) || studsOf(a.design) - studsOf(b.design));
}

const studsOf = (design: string): number => designByNumber(design).w * designByNumber(design).d;
