import type { Base } from '@brixel/mosaic/bases';
import { drawBaseParts } from './base-parts.ts';
import { drawBoard } from './board.ts';
import { anchorOf } from './overview-sheet.ts';
import { A4, INK, MARGIN, type Paper } from './paper.ts';
import type { Booklet, Sheet } from './sheet.ts';

const STUD = 30;
const BOARD_TOP = 150;
/** Left of the board: its ruler. */
const RULER = 14;
const MAP = { width: 110, height: 84 };
const PARTS_GAP = 18;

/** One base: what lies where, how many of each, and where the base lies in the mosaic. */
export const baseSheet = (booklet: Booklet, base: Base): Sheet => {
  const { paper, texts, mosaic, pictures } = booklet;
  return {
    bookmark: texts.base.heading(base.number),
    anchor: anchorOf(base.number),
    draw(page) {
      page.heading(texts.base.heading(base.number), { x: MARGIN, y: MARGIN, size: 30, bold: true });
      page.text(texts.base.place(base.row + 1, base.column + 1), { x: MARGIN, y: MARGIN + 40, size: 11 });
      const studs = texts.base.studs(base.width, base.height);
      page.text(studs, { x: MARGIN, y: MARGIN + 56, size: 11, colour: INK.soft });
      page.decoration(() => drawMap(paper, base, mosaic.grid, pictures.flat));
      const left = (A4.width - base.width * STUD + RULER) / 2;
      page.picture(texts.base.drawing(base.number), () => {
        drawBoard(booklet, base, { x: left, y: BOARD_TOP, stud: STUD });
      });
      drawBaseParts(page, booklet, base, BOARD_TOP + base.height * STUD + PARTS_GAP);
    },
  };
};

/** The whole mosaic under a veil that leaves the base free. */
function drawMap(paper: Paper, base: Base, { width, height }: Booklet['mosaic']['grid'], picture: string): void {
  const scale = Math.min(MAP.width / width, MAP.height / height);
  const x = A4.width - MARGIN - width * scale;
  const y = MARGIN - 6;
  const spot = [x + base.x * scale, y + base.y * scale, base.width * scale, base.height * scale] as const;
  paper.image(picture, x, y, { width: width * scale, height: height * scale });
  paper.save();
  paper.rect(x, y, width * scale, height * scale).rect(...spot);
  paper.fillOpacity(0.7).fill(INK.white, 'even-odd');
  paper.restore();
  paper
    .rect(...spot)
    .lineWidth(1.5)
    .stroke(INK.text);
}
