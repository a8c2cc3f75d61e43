import { A4, INK, MARGIN, type Paper, write } from './paper.ts';
import type { Booklet, Page, Sheet } from './sheet.ts';

const FOOTER_Y = A4.height - 34;
const FOOTER_SIZE = 8;

/** One sheet after the other, with contents, anchors and page numbers. */
export function drawSheets(sheets: readonly Sheet[], { paper, texts, orderNumber }: Booklet): void {
  const whole = paper.struct('Document');
  paper.addStructure(whole);
  for (const [index, { bookmark, anchor, draw }] of sheets.entries()) {
    paper.addPage();
    if (bookmark !== sheets[index - 1]?.bookmark) paper.outline.addItem(bookmark);
    if (anchor !== undefined) paper.addNamedDestination(anchor, 'Fit');
    const section = paper.struct('Sect', { title: bookmark });
    whole.add(section);
    const page = createPage(paper, section);
    draw(page);
    if (index > 0)
      page.decoration(() => drawFooter(paper, texts.title(orderNumber), texts.page(index + 1, sheets.length)));
    section.end();
  }
  whole.end();
}

function createPage(paper: Paper, section: PDFKit.PDFStructureElement): Page {
  const add = (tag: string, draw: () => void, alternative?: string): void => {
    section.add(paper.struct(tag, alternative === undefined ? {} : { alt: alternative }, draw));
  };
  return {
    heading: (text, lettering) => add('H1', () => write(paper, text, lettering)),
    text: (text, lettering) => add('P', () => write(paper, text, lettering)),
    group: (draw) => add('P', draw),
    picture: (alternative, draw) => add('Figure', draw, alternative),
    decoration(draw) {
      paper.markContent('Artifact', { type: 'Layout' });
      draw();
      paper.endMarkedContent();
    },
  };
}

function drawFooter(paper: Paper, left: string, right: string): void {
  const line = { y: FOOTER_Y, size: FOOTER_SIZE, colour: INK.soft };
  write(paper, left, { ...line, x: MARGIN });
  write(paper, right, { ...line, x: A4.width - MARGIN, align: 'right' });
}
