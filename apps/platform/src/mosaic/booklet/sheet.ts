import type { BrickColour } from '@brixel/bricks/part';
import type { Base } from '@brixel/mosaic/bases';
import type { MosaicSize } from '@brixel/mosaic/formats';
import type { Mosaic } from '@brixel/mosaic/make-mosaic';
import type { PrintLook } from '../../settings/print-look.ts';
import type { BookletTexts } from './booklet-texts.ts';
import type { Lettering, Paper } from './paper.ts';
import type { PartSymbols } from './part-symbols.ts';
import type { Stamps } from './stamps.ts';

/** What all pages of a booklet are drawn from. */
export interface Booklet {
  paper: Paper;
  mosaic: Mosaic;
  bases: readonly Base[];
  size: MosaicSize;
  orderNumber: string;
  look: PrintLook;
  texts: BookletTexts;
  /** figures and colours as its readers write and call them */
  count(value: number): string;
  colourName(colour: BrickColour): string;
  stamps: Stamps;
  symbols: PartSymbols;
  pictures: BookletPictures;
}

/** As data URLs: pdfkit recognises a picture by its URL and embeds it once, however many pages show it. */
export interface BookletPictures {
  /** the mosaic with its studs in the light */
  lit: string;
  /** the mosaic as plain squares */
  flat: string;
}

/** A page to be drawn. */
export interface Sheet {
  /** in the table of contents */
  bookmark: string;
  /** by which other pages lead to it */
  anchor?: string;
  draw(page: Page): void;
}

/** Draws with the tags of accessible PDF: headings, texts for pictures, and artifacts. */
export interface Page {
  heading(text: string, lettering: Lettering): void;
  text(text: string, lettering: Lettering): void;
  /** texts that belong together */
  group(draw: () => void): void;
  picture(alternative: string, draw: () => void): void;
  decoration(draw: () => void): void;
}
