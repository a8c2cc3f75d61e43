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
  en: {
    design: 'Part',
    element: 'Element',
    colour: 'Color',
    bricklinkColour: 'BrickLink color number',
    rebrickableColour: 'Rebrickable color number',
    makerColour: 'Maker’s color number',
    count: 'Quantity',
  },
};

/** The files of a bought mosaic. */

export type MosaicFile = 'booklet' | 'parts' | 'wanted-list';
export const mosaicFileTexts: Readonly<
  Record<StoreCode, Readonly<Record<MosaicFile, { title: string; name: string }>>>
> = {
  de: {
    booklet: { title: 'Bauheft (PDF)', name: 'bauheft' },
    parts: { title: 'Teileliste (CSV)', name: 'teileliste' },
    'wanted-list': { title: 'Wunschliste für BrickLink (XML)', name: 'wunschliste' },
  },
  it: {
    booklet: { title: 'Istruzioni di montaggio (PDF)', name: 'istruzioni' },
    parts: { title: 'Elenco dei pezzi (CSV)', name: 'elenco-pezzi' },
    'wanted-list': { title: 'Lista dei desideri per BrickLink (XML)', name: 'lista-desideri' },
  },
  en: {
    booklet: { title: 'Building booklet (PDF)', name: 'building-booklet' },
    parts: { title: 'Parts list (CSV)', name: 'parts-list' },
    'wanted-list': { title: 'Wanted list for BrickLink (XML)', name: 'wanted-list' },
  },
};
