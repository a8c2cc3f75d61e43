import { designByNumber, sizeLabel } from '@brixel/bricks/designs';
import { textIn } from '@brixel/contract/local-text';
import type { StoreCode } from '@brixel/contract/stores';
import { numberColours } from '@brixel/mosaic/bill-of-materials';
import { billOf, type Mosaic } from '@brixel/mosaic/make-mosaic';
import type { ListedPart } from './read-booklet.ts';

/** The parts of a mosaic as its booklet must list them: by the numbers of their colours, small plates first. */
export function expectedParts(mosaic: Mosaic, storeCode: StoreCode): ListedPart[] {
  const numbers = numberColours(mosaic.plates);
  const studs = ({ design }: ListedPart): number => designByNumber(design).w * designByNumber(design).d;
  return billOf(mosaic)
    .map(({ design, colour, element, count }): ListedPart => {
      const place = mosaic.colours.findIndex(({ key }) => key === colour.key);
      const colourName = mosaic.colours[place]?.name;
      const name = colourName ? textIn(colourName, storeCode) : '';
      const size = sizeLabel(designByNumber(design));
      return { number: numbers.get(place) ?? 0, name, size, design, element: element ?? '–', count };
    })
    .sort((a, b) => a.number - b.number || studs(a) - studs(b));
}
