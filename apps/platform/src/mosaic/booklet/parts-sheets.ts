import { drawSwatch } from './board.ts';
import { type ListedPart, listParts } from './listed-parts.ts';
import { A4, INK, INNER_WIDTH, type Lettering, MARGIN, type Paper, write } from './paper.ts';
import type { Booklet, Page, Sheet } from './sheet.ts';

const TOP = 104;
const BOTTOM = A4.height - 84;
const LEAST_ROW = 17;
const TALLEST_ROW = 26;
const COLUMNS = 2;
const GAP = 22;
const COLUMN_WIDTH = (INNER_WIDTH - GAP) / COLUMNS;
/** Of a column, without its heading. */
const MOST_ROWS = Math.floor((BOTTOM - TOP) / LEAST_ROW) - 1;
/** From the left edge of a column; the last is where counts end. */
const CELLS = { colour: 28, plate: 112, design: 138, element: 172, count: COLUMN_WIDTH };
const TEXT_SIZE = 9;
const NO_NUMBER = '–';

/** All parts by the number of their colour; as many sheets as it takes, all columns about equally long. */
export function partsSheets(booklet: Booklet): Sheet[] {
  const parts = listParts(booklet, booklet.mosaic.plates);
  const sheets = Math.ceil(parts.length / (MOST_ROWS * COLUMNS));
  const length = Math.ceil(parts.length / (sheets * COLUMNS));
  const height = Math.min(TALLEST_ROW, (BOTTOM - TOP) / (length + 1));
  return Array.from({ length: sheets }, (_, sheet) => ({
    bookmark: booklet.texts.parts.heading,
    draw(page) {
      const { heading, total, noElement } = booklet.texts.parts;
      const pieces = total(booklet.count(booklet.mosaic.plates.length));
      page.heading(heading, { x: MARGIN, y: MARGIN, size: 26, bold: true });
      page.text(pieces, { x: A4.width - MARGIN, y: MARGIN + 10, size: 12, bold: true, align: 'right' });
      for (let column = 0; column < COLUMNS; column++) {
        const first = (sheet * COLUMNS + column) * length;
        const left = MARGIN + column * (COLUMN_WIDTH + GAP);
        drawColumn(page, booklet, { parts: parts.slice(first, first + length), left, height });
      }
      if (parts.some(({ element }) => element === null))
        page.text(noElement, { x: MARGIN, y: BOTTOM + 12, size: 7.5, colour: INK.soft });
    },
  }));
}

interface Column {
  parts: readonly ListedPart[];
  left: number;
  /** of a row */
  height: number;
}

function drawColumn(page: Page, booklet: Booklet, { parts, left, height }: Column): void {
  if (parts.length === 0) return;
  const { paper, texts, count } = booklet;
  page.group(() => drawRow(paper, texts.parts, { x: left, y: TOP, size: 7.5, colour: INK.soft }));
  for (const [index, part] of parts.entries()) {
    const top = TOP + (index + 1) * height;
    const y = top + height / 2 - TEXT_SIZE / 2 + 1;
    page.decoration(() => paper.rect(left, top, COLUMN_WIDTH, 0.5).fill(INK.line));
    page.group(() => {
      drawSwatch(booklet, part.colour, { x: left, y: top + 1.5, stud: height - 2.5 });
      const row = { ...part, colour: part.name, plate: part.size, element: part.element ?? NO_NUMBER };
      drawRow(paper, { ...row, count: count(part.count) }, { x: left, y, size: TEXT_SIZE });
    });
  }
}

type Row = Record<keyof typeof CELLS, string>;

function drawRow(paper: Paper, { colour, plate, design, element, count }: Row, { x, ...look }: Lettering): void {
  write(paper, colour, { ...look, x: x + CELLS.colour });
  write(paper, plate, { ...look, x: x + CELLS.plate });
  write(paper, design, { ...look, x: x + CELLS.design });
  write(paper, element, { ...look, x: x + CELLS.element });
  write(paper, count, { ...look, x: x + CELLS.count, bold: true, align: 'right' });
}
