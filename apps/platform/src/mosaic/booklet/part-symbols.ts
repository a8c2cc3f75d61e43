import type { BrickColour } from '@brixel/bricks/part';
import { numberColours } from '@brixel/mosaic/bill-of-materials';
import type { LaidPlate } from '@brixel/mosaic/plates';
import { centred, circle, roundedBox, sharesOf } from './pdf-shapes.ts';
import { outlineOn, textOn } from './readable-on.ts';
import type { Stamp, Stamps } from './stamps.ts';

/** Numbered parts in their colours, seen from above; a stud is one unit wide. */
export interface PartSymbols {
  /** number of a palette colour in this booklet */
  numberOf(colour: number): number;
  /** the name of its stamp, whose upper left corner is the part's */
  name(part: Pick<LaidPlate, 'colour' | 'width' | 'height'>): string;
}

const FIGURES = 0.44;
const THREE_FIGURES = 0.36;
const OUTLINE = 0.03;
const EDGE = 0.04;
const CORNER = 0.16;

/** The edge of a stud, in whatever colour is set. */
const RING: Stamp = { left: 0, right: 1, bottom: 0, top: 1, content: `0.02 w ${circle(0.5, 0.5, 0.34)} S` };

export function createPartSymbols(
  stamps: Stamps,
  plates: readonly LaidPlate[],
  colours: readonly BrickColour[],
  isRound: boolean,
): PartSymbols {
  const numbers = numberColours(plates);
  const numberOf = (colour: number): number => {
    const number = numbers.get(colour);
    if (number === undefined) throw new RangeError(`The mosaic has no part in colour ${colour}`);
    return number;
  };
  return {
    numberOf,
    name({ colour, width, height }) {
      const { hex } = colours[colour]!;
      const figures = String(numberOf(colour));
      return isRound
        ? stamps.use(`C${figures}`, () => dot(hex, figures))
        : stamps.use(`C${figures}x${width}x${height}`, () => plate(hex, figures, width, height));
    },
  };
}

/** Pages count downwards: a part hangs below its upper left corner. */
const hanging = (width: number, height: number) => ({ left: 0, right: width, top: 0, bottom: -height });

const paint = (hex: string): string => `${sharesOf(hex)} rg ${sharesOf(outlineOn(hex))} RG ${OUTLINE} w`;

const numbered = (hex: string, figures: string, x: number, y: number): string =>
  `${sharesOf(textOn(hex))} rg ${centred(figures, x, y, figures.length > 2 ? THREE_FIGURES : FIGURES)}`;

const dot = (hex: string, figures: string): Stamp => ({
  ...hanging(1, 1),
  content: `${paint(hex)} ${circle(0.5, -0.5, 0.45)} B ${numbered(hex, figures, 0.5, -0.5)}`,
});

const plate = (hex: string, figures: string, width: number, height: number): Stamp => ({
  ...hanging(width, height),
  within: { Ring: RING },
  content: [
    paint(hex),
    `${roundedBox(EDGE, EDGE - height, width - 2 * EDGE, height - 2 * EDGE, CORNER)} B`,
    ...studs(width, height),
    numbered(hex, figures, width / 2, -height / 2),
  ].join(' '),
});

const studs = (width: number, height: number): string[] =>
  Array.from(
    { length: width * height },
    (_, stud) => `q 1 0 0 1 ${stud % width} ${-1 - Math.floor(stud / width)} cm /Ring Do Q`,
  );
