import type { Base } from '@brixel/mosaic/bases';
import { drawSwatch } from './board.ts';
import { listParts } from './listed-parts.ts';
import { A4, INNER_WIDTH, MARGIN, write } from './paper.ts';
import type { Booklet, Page } from './sheet.ts';

const BOTTOM = A4.height - 48;
const HEADING = 20;
const TALLEST_ROW = 18;
/** Few kinds are named; many only numbered, in narrower columns. */
const NAMED = { columns: 4, most: 40 };
const NUMBERED = { columns: 8 };

/** How many of which part lie on a base, below its drawing. */
export function drawBaseParts(page: Page, booklet: Booklet, base: Base, top: number): void {
  const { paper, texts, mosaic, count } = booklet;
  const parts = listParts(booklet, base.plates);
  const isNamed = parts.length <= NAMED.most;
  const columns = isNamed ? NAMED.columns : NUMBERED.columns;
  const width = INNER_WIDTH / columns;
  const rows = Math.ceil(parts.length / columns);
  const height = Math.min(TALLEST_ROW, (BOTTOM - top - HEADING) / rows);
  const size = Math.min(8.5, height * 0.7);
  const hasSizes = mosaic.plates.some((plate) => plate.width * plate.height > 1);
  page.text(texts.base.needed(count(base.plates.length)), { x: MARGIN, y: top, size: 11, bold: true });
  page.group(() => {
    for (const [index, part] of parts.entries()) {
      const x = MARGIN + Math.floor(index / rows) * width;
      const y = top + HEADING + (index % rows) * height;
      drawSwatch(booklet, part.colour, { x, y: y - height * 0.25, stud: height * 0.88 });
      const what = [...(hasSizes ? [part.size] : []), ...(isNamed ? [part.name] : [])].join(' ');
      write(paper, `${count(part.count)}×`, { x: x + height + 2, y, size, bold: true });
      write(paper, what, { x: x + height + 22, y, size });
    }
  });
}
