import type { Base } from '@brixel/mosaic/bases';
import { drawBoard } from './board.ts';
import { INK, INNER_WIDTH, MARGIN, write } from './paper.ts';
import type { Booklet, Sheet } from './sheet.ts';

const STEP_TOP = 112;
const STEP_HEIGHT = 76;
const BADGE = 13;
const TEXT_LEFT = MARGIN + 44;
const EXAMPLE_STUDS = 8;
const EXAMPLE_TOP = 610;
const EXAMPLE_STUD = 20;

/** How to build, in a few steps and an example. */
export const guideSheet = (booklet: Booklet): Sheet => ({
  bookmark: booklet.texts.guide.heading,
  draw(page) {
    const { paper, texts, bases } = booklet;
    page.heading(texts.guide.heading, { x: MARGIN, y: MARGIN, size: 26, bold: true });
    for (const [index, { title, text }] of texts.guide.steps.entries()) {
      const y = STEP_TOP + index * STEP_HEIGHT;
      page.decoration(() => {
        paper.circle(MARGIN + BADGE, y + BADGE, BADGE).fill(booklet.look.colour ?? INK.petrol);
        const number = { x: MARGIN + BADGE, y: y + 7, size: 14, bold: true, colour: INK.white };
        write(paper, String(index + 1), { ...number, align: 'center' });
      });
      page.text(title, { x: TEXT_LEFT, y: y + 1, size: 13, bold: true });
      page.text(text, { x: TEXT_LEFT, y: y + 20, size: 10.5, width: INNER_WIDTH - 60 });
    }
    const first = bases[0];
    if (!first) return;
    const corner = cornerOf(first, EXAMPLE_STUDS);
    page.picture(texts.guide.example, () => {
      drawBoard(booklet, corner, { x: TEXT_LEFT + 14, y: EXAMPLE_TOP, stud: EXAMPLE_STUD });
    });
    page.text(texts.guide.example, {
      x: TEXT_LEFT + corner.width * EXAMPLE_STUD + 44,
      y: EXAMPLE_TOP + 8,
      size: 10.5,
      colour: INK.soft,
      width: 240,
    });
  },
});

/** The upper left part of a base; plates that reach beyond it are cut off. */
function cornerOf(base: Base, studs: number): Base {
  const width = Math.min(studs, base.width);
  const height = Math.min(studs, base.height);
  const plates = base.plates.filter(({ x, y }) => x < base.x + width && y < base.y + height);
  return { ...base, width, height, plates };
}
