import type { Base } from '@brixel/mosaic/bases';
import { fitted, INK, INNER_WIDTH, MARGIN, write } from './paper.ts';
import type { Booklet, Sheet } from './sheet.ts';

const TOP = 116;
const ROOM = { width: INNER_WIDTH, height: 640 };
const EDGES = [
  [2.4, INK.text],
  [1, INK.white],
] as const;

export const anchorOf = (base: number): string => `base-${base}`;

/** The whole mosaic, and which base lies where; a touch leads to its page. */
export const overviewSheet = ({ paper, texts, bases, mosaic, pictures }: Booklet): Sheet => ({
  bookmark: texts.overview.heading,
  draw(page) {
    const { x, width, height, scale } = fitted(mosaic.grid, ROOM);
    const boxOf = (base: Base) =>
      [x + base.x * scale, TOP + base.y * scale, base.width * scale, base.height * scale] as const;
    page.heading(texts.overview.heading, { x: MARGIN, y: MARGIN, size: 26, bold: true });
    page.text(texts.overview.text, { x: MARGIN, y: MARGIN + 38, size: 10.5, colour: INK.soft });
    page.picture(texts.overview.picture, () => {
      paper.image(pictures.flat, x, TOP, { width, height });
      // White lines with a dark one below: seen on every colour.
      for (const [lineWidth, colour] of EDGES) {
        for (const base of bases) paper.rect(...boxOf(base));
        paper.lineWidth(lineWidth).stroke(colour);
      }
      for (const base of bases) paper.goTo(...boxOf(base), anchorOf(base.number));
      for (const base of bases) {
        const middle = { x: x + (base.x + base.width / 2) * scale, y: TOP + (base.y + base.height / 2) * scale };
        paper.circle(middle.x, middle.y, 11).fillAndStroke(INK.white, INK.text);
        const number = { x: middle.x, y: middle.y - 4.5, size: 11, bold: true };
        write(paper, String(base.number), { ...number, align: 'center' });
      }
    });
  },
});
