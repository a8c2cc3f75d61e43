import type { StoreCode } from '@brixel/contract/stores';
import { bookletTexts } from '@brixel/platform/mosaic/booklet/booklet-texts';
import { readPdf, type Writing } from './read-pdf.ts';

/** A building booklet as its reader understands it. */
export interface ReadBooklet {
  title: string;
  language: string;
  pages: number;
  /** what is written on the first one */
  cover: string[];
  parts: ListedPart[];
  bases: ReadBase[];
}

export interface ListedPart {
  /** of the colour */
  number: number;
  name: string;
  /** such as 1×2 */
  size: string;
  design: string;
  element: string;
  count: number;
}

export interface ReadBase {
  /** how many parts it says there are */
  total: number;
  /** the number of the colour of each part, and the upper left stud of the base on which it is drawn */
  drawn: { number: number; x: number; y: number }[];
  /** how many it counts of each number, often several times: once for each kind of plate */
  counted: { number: number; count: number }[];
}

export function readBooklet(file: Uint8Array, storeCode: StoreCode): ReadBooklet {
  const words = bookletTexts[storeCode];
  const { title, language, pages } = readPdf(file);
  const sheets = pages.map((page) => ({ heading: page[0]?.text ?? '', page: withoutFooter(page) }));
  const bases = sheets.filter(({ heading }, index) => index > 0 && isBase(heading, words.base.heading));
  return {
    title,
    language,
    pages: pages.length,
    cover: pages[0]?.map(({ text }) => text) ?? [],
    parts: sheets
      .filter(({ heading }) => heading === words.parts.heading)
      .flatMap(({ page }) => rowsOf(page))
      .map(([number, name = '', size = '', design = '', element = '', count]) => ({
        ...{ number: Number(number), name, size, design, element },
        count: figure(count),
      })),
    bases: bases.map(({ page }) => readBase(page, words.base.needed)),
  };
}

const isBase = (heading: string, headingOf: (number: number) => string): boolean =>
  heading === headingOf(Number(/\d+/.exec(heading)?.[0]));

/** Its two texts come last on every page. */
const withoutFooter = (page: readonly Writing[]): Writing[] => page.slice(0, -2);

function readBase(page: readonly Writing[], needed: (pieces: string) => string): ReadBase {
  const isTotal = ({ text }: Writing): boolean => text === needed(/[\d.]+/.exec(text)?.[0] ?? '');
  const end = page.findIndex(isTotal);
  const [board] = page.flatMap(({ stamp }) => (stamp?.name.startsWith('B') ? stamp : []));
  if (!board) throw new Error('There is no base on the page of a base');
  return {
    total: figure(/[\d.]+/.exec(page[end]?.text ?? '')?.[0]),
    drawn: page.slice(0, end).flatMap(({ text, stamp }) =>
      stamp?.name.startsWith('C')
        ? {
            number: Number(text),
            x: Math.round((stamp.x - board.x) / board.unit),
            y: Math.round((board.y - stamp.y) / board.unit),
          }
        : [],
    ),
    counted: rowsOf(page.slice(end + 1)).map(([number, count]) => ({ number: Number(number), count: figure(count) })),
  };
}

const figure = (text = ''): number => Number(text.replace(/[.×]/g, ''));

/** What is written from one numbered part to the next. */
function rowsOf(writings: readonly Writing[]): string[][] {
  const rows: string[][] = [];
  for (const { text, stamp } of writings) {
    if (stamp?.name.startsWith('C')) rows.push([text]);
    else rows.at(-1)?.push(text);
  }
  return rows;
}
