import type { PrintLook } from '../settings/print-look.ts';
import { barcodeOf } from './barcode.ts';
import { A4, INK, MM, type Pen } from './pen.ts';
import type { PrintTexts } from './print-texts.ts';

/** The paper that invoices and packing slips are written on: head, address in the window of an envelope (DIN 5008), facts, foot. */

export const LEFT = 24 * MM;
export const RIGHT = A4.width - 18 * MM;
export const INNER = RIGHT - LEFT;
const FOOT_Y = A4.height - 30 * MM;
/** nothing of the letter itself stands below it */
export const BOTTOM = FOOT_Y - 8;
const FOLLOWING_TOP = 30 * MM;
const PETROL = '#07505a';

export interface LetterFacts {
  look: PrintLook;
  texts: PrintTexts;
  /** small over the address */
  sender: string;
  /** the first line is the largest where there are more */
  address: readonly string[];
  /** on the right: what it is and of when */
  facts: readonly (readonly [label: string, value: string])[];
  /** a number for scanners below the facts */
  barcode?: string;
  title: string;
  /** columns of the foot */
  foot: readonly (readonly string[])[];
  website: string;
  /** of the sandbox */
  isTest: boolean;
}

/** Begins a letter on a page of its own. Gives where its text begins. */
export function beginLetter(pen: Pen, letter: LetterFacts): number {
  const { look, texts, website } = letter;
  pen.doc.addPage();
  furniture(pen, letter);
  logo(pen, look, 20 * MM);
  if (website)
    pen.artifact(() =>
      pen.text(website, { x: RIGHT - 200, y: 23 * MM, size: 8, colour: INK.soft, width: 200, align: 'right' }),
    );
  pen.artifact(() => {
    pen.text(letter.sender, { x: LEFT, y: 46 * MM, size: 6.5, colour: INK.soft });
  });
  pen.line(LEFT, 49.5 * MM, 80 * MM, INK.line);
  pen.tagged('P', () => {
    // line by line: each has the letters that it needs
    letter.address.reduce((y, line) => {
      pen.text(line, { x: LEFT, y, size: 10, width: 82 * MM });
      return y + pen.heightOf(line, { size: 10 }, 82 * MM);
    }, 52 * MM);
  });
  const factsX = 122 * MM;
  let y = 48 * MM;
  pen.within('Sect', () => {
    for (const [label, value] of letter.facts) {
      pen.tagged('P', () => {
        pen.text(label, { x: factsX, y, size: 8, colour: INK.soft });
        pen.text(value, { x: factsX + 60, y, size: 8, bold: true, width: RIGHT - factsX - 60, align: 'right' });
      });
      y += Math.max(13, pen.heightOf(value, { size: 8, bold: true }, RIGHT - factsX - 60) + 2.5);
    }
  });
  if (letter.barcode)
    drawBarcode(pen, letter.barcode, { right: RIGHT, y: y + 4, height: 20, alt: texts.barcode(letter.barcode) });
  const titleY = 96 * MM;
  pen.tagged('H1', () => pen.text(letter.title, { x: LEFT, y: titleY, size: 17, bold: true, width: INNER }));
  return titleY + pen.heightOf(letter.title, { size: 17, bold: true }, INNER) + 8;
}

/** A further page of the same letter. Gives where it goes on. */
export function continueLetter(pen: Pen, letter: LetterFacts): number {
  pen.doc.addPage();
  furniture(pen, letter);
  pen.artifact(() => {
    pen.text(letter.look.shopName, { x: LEFT, y: 18 * MM, size: 9, bold: true });
    pen.text(letter.title, { x: LEFT, y: 18 * MM, size: 9, colour: INK.soft, width: INNER, align: 'right' });
  }, 'Pagination');
  return FOLLOWING_TOP;
}

/** What every page has: marks for folding, the foot, and what says that it is a test. */
function furniture(pen: Pen, { foot, isTest, texts }: LetterFacts): void {
  for (const y of [105 * MM, 148.5 * MM]) pen.line(5 * MM, y, 4 * MM, INK.line);
  pen.line(LEFT, FOOT_Y, INNER, INK.line);
  const columns = foot.filter((lines) => lines.some(Boolean));
  const room = INNER / columns.length;
  pen.artifact(() => {
    for (const [place, lines] of columns.entries())
      pen.text(lines.filter(Boolean).join('\n'), {
        ...{ x: LEFT + place * room, y: FOOT_Y + 6, size: 6.8, colour: INK.soft, width: room - 6 },
      });
  }, 'Pagination');
  if (!isTest) return;
  pen.artifact(() => {
    pen.doc.save().rotate(-32, { origin: [A4.width / 2, A4.height / 2] });
    pen.text(texts.test, {
      x: 0,
      y: A4.height / 2 - 60,
      size: 96,
      bold: true,
      colour: '#f3dfe0',
      width: A4.width,
      align: 'center',
    });
    pen.doc.restore();
  });
}

/** `2 / 3` on each page, from the first of them. To be called once all of them are there. */
export function numberPages(pen: Pen, from: number, texts: Pick<PrintTexts, 'page'>): void {
  const { start, count } = pen.doc.bufferedPageRange();
  const last = start + count;
  for (let page = from; page < last; page++) {
    pen.doc.switchToPage(page);
    pen.artifact(
      () =>
        pen.text(texts.page(page - from + 1, last - from), {
          ...{ x: LEFT, y: A4.height - 9 * MM, size: 7, colour: INK.soft, width: INNER, align: 'right' },
        }),
      'Pagination',
    );
  }
}

const LOGO_HEIGHT = 30;
const LOGO_WIDTH = 190;

/** The logo of the shop, else a brick and its name. */
export function logo(pen: Pen, { shopName, colour, logo: file }: PrintLook, y: number): void {
  if (file) {
    const { content, width, height } = file;
    const scale = Math.min(LOGO_HEIGHT / height, LOGO_WIDTH / width);
    pen.tagged(
      'Figure',
      () => pen.doc.image(Buffer.from(content), LEFT, y, { width: width * scale, height: height * scale }),
      shopName,
    );
    return;
  }
  pen.artifact(() => {
    pen.doc.save().translate(LEFT, y).scale(1.05);
    pen.doc
      .path('M4 6.5V4.4Q4 3 5.4 3h3.2Q10 3 10 4.4v2.1zM14 6.5V4.4Q14 3 15.4 3h3.2Q20 3 20 4.4v2.1z')
      .path(
        'M3.5 6.5h17Q22.5 6.5 22.500 8.500v10.500Q22.500 21 20.500 21h-17Q1.500 21 1.500 19v-10.500Q1.500 6.500 3.500 6.500z',
      )
      .fill(colour ?? PETROL);
    pen.doc.restore();
  });
  pen.tagged('P', () => pen.text(shopName, { x: LEFT + 31, y: y + 4.5, size: 15, bold: true }));
}

export function drawBarcode(
  pen: Pen,
  text: string,
  { right, y, height, alt, unit = 0.85 }: { right: number; y: number; height: number; alt: string; unit?: number },
): void {
  const bars = barcodeOf(text);
  if (!bars) return;
  let x = right - bars.reduce((sum, width) => sum + width, 0) * unit;
  pen.tagged(
    'Figure',
    () => {
      for (const [place, width] of bars.entries()) {
        if (place % 2 === 0) pen.doc.rect(x, y, width * unit, height);
        x += width * unit;
      }
      pen.doc.fill('#000000');
    },
    alt,
  );
}
