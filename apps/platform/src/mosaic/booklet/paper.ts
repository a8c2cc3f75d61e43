import PDFDocument from 'pdfkit';

/** What the pages of a booklet are drawn on. Measures are points, from the upper left corner. */

export type Paper = PDFKit.PDFDocument;

export const A4 = { width: 595, height: 842 } as const;
export const MARGIN = 42;
export const INNER_WIDTH = A4.width - 2 * MARGIN;

/** The light theme of the shop's tokens, written out: PDF has no variables. */
export const INK = {
  text: '#0c2328',
  soft: '#587075',
  line: '#d3dddc',
  board: '#f4f7f6',
  petrol: '#07505a',
  onPetrol: '#d9ecea',
  mango: '#ffb52e',
  white: '#ffffff',
} as const;

interface Size {
  width: number;
  height: number;
}

/** As large as there is room, in the middle of the page. */
export function fitted(picture: Size, room: Size) {
  const scale = Math.min(room.width / picture.width, room.height / picture.height);
  const width = picture.width * scale;
  return { x: (A4.width - width) / 2, width, height: picture.height * scale, scale };
}

export interface Document {
  title: string;
  subject: string;
  author: string;
  /** such as `de-DE` */
  language: string;
}

/** Tagged, so that it can be read aloud. */
export const openPaper = ({ title, subject, author, language }: Document): Paper =>
  new PDFDocument({
    size: [A4.width, A4.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Subject: subject, Author: author, Creator: 'Brixel', Producer: 'Brixel' },
  });

export interface Lettering {
  x: number;
  /** of the upper edge */
  y: number;
  size: number;
  bold?: boolean;
  colour?: string;
  /** breaks lines where they would be longer */
  width?: number;
  /** `x` is where it begins, ends, or has its middle */
  align?: 'left' | 'right' | 'center';
}

export function write(paper: Paper, text: string, { x, y, size, bold, colour = INK.text, width, align }: Lettering) {
  paper
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(colour);
  const shift = align === 'right' ? 1 : align === 'center' ? 0.5 : 0;
  const left = shift === 0 ? x : x - shift * paper.widthOfString(text);
  if (width === undefined) paper.text(text, left, y, { lineBreak: false });
  else paper.text(text, left, y, { width, lineGap: size / 3 });
}
