import type { StoreCode } from '@brixel/contract/stores';
import { german } from './german.ts';
import { italian } from './italian.ts';

/** Everything that a building booklet says. Figures come ready to be read. */
export interface BookletWords {
  booklet: string;
  /** of the document, and at the foot of its pages */
  title(order: string): string;
  cover: {
    heading: string;
    picture: string;
    size: string;
    sizeAndStuds(size: string, width: string, height: string): string;
    measures: string;
    centimetres(width: string, height: string): string;
    pieces: string;
    colours: string;
    time: string;
    hours(hours: number): string;
    bases: string;
    order: string;
  };
  guide: { heading: string; steps: readonly { title: string; text: string }[]; example: string };
  parts: {
    heading: string;
    /** of the columns */
    colour: string;
    plate: string;
    design: string;
    element: string;
    count: string;
    /** what it means that there is none */
    noElement: string;
    total(pieces: string): string;
  };
  overview: { heading: string; text: string; picture: string };
  base: {
    heading(number: number): string;
    place(row: number, column: number): string;
    studs(width: number, height: number): string;
    needed(pieces: string): string;
    drawing(number: number): string;
  };
  page(number: number, of: number): string;
}

export const bookletWords: Readonly<Record<StoreCode, BookletWords>> = { de: german, it: italian };
