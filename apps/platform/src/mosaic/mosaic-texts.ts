import type { StoreCode } from '@brixel/contract/stores';
import type { PartsCsvHeadings } from '@brixel/mosaic/parts-files';

/** The first row of a list of parts. Names of collections and their numbers are the same everywhere. */
export const partsHeadings: Readonly<Record<StoreCode, PartsCsvHeadings>> = {
  de: {
    design: 'Teil',
    element: 'Element',
    colour: 'Farbe',
    bricklinkColour: 'Farbnummer BrickLink',
    rebrickableColour: 'Farbnummer Rebrickable',
    makerColour: 'Farbnummer Hersteller',
    count: 'Anzahl',
  },
  it: {
    design: 'Pezzo',
    element: 'Elemento',
    colour: 'Colore',
    bricklinkColour: 'Numero colore BrickLink',
    rebrickableColour: 'Numero colore Rebrickable',
    makerColour: 'Numero colore produttore',
    count: 'Quantità',
  },
};
