import type { PlanPage } from '@brixel/bricks/plan/building-plan';
import PDFDocument from 'pdfkit';
import { fileOf } from '../pdf-file.ts';

export interface DrawnPage extends Omit<PlanPage, 'svg'> {
  /** fills the page */
  picture: Buffer;
}

/** Pages of pictures with figures over them as one PDF file. */
export function planDocument(title: string, pages: readonly DrawnPage[]): Promise<Buffer> {
  const document = new PDFDocument({
    autoFirstPage: false,
    displayTitle: true,
    info: { Title: title, Creator: 'Brixel', Producer: 'Brixel' },
  });
  const file = fileOf(document);
  for (const { width, height, picture, labels } of pages) {
    document.addPage({ size: [width, height], margin: 0 });
    document.image(picture, 0, 0, { width, height });
    for (const { x, y, size, text, bold } of labels) {
      document
        .font(bold ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(size)
        .text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
    }
  }
  document.end();
  return file;
}
