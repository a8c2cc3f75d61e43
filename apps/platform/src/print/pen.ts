import { readFileSync } from 'node:fs';
import { writableText } from '@brixel/exchange/xml-text';
import PDFDocument from 'pdfkit';

/** Writes and draws on A4 with the tags of accessible PDF. Measures are points, from the upper left corner. */

export const A4 = { width: 595.28, height: 841.89 } as const;
export const MM = 72 / 25.4;

/** Dark enough on white paper, also when it is printed in grey. */
export const INK = {
  text: '#0c2328',
  soft: '#3a5055',
  line: '#8fa5a5',
  hair: '#c9d6d5',
  band: '#eef3f2',
  white: '#ffffff',
};

export interface DocumentFacts {
  title: string;
  author: string;
  /** such as `de-DE` */
  language: string;
}

export interface Writing {
  x: number;
  y: number;
  size: number;
  bold?: boolean;
  colour?: string;
  /** breaks lines where they would be longer; also what `align` refers to */
  width?: number;
  align?: 'left' | 'right' | 'center';
}

type Style = Pick<Writing, 'size' | 'bold'>;
type Tag = PDFKit.PDFStructureElement;

/** Lines as high as this times the size of the letters. */
const LEADING = 1.3;

/** pdfkit writes it into XML as it is. */
const inMetadata = (text: string): string => writableText(text).replaceAll('&', '+').replace(/[<>]/g, '');

const fontFile = (name: string): Buffer => readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));

const FONTS = {
  plain: ['figtree-regular', 'figtree-bold'],
  /** has the letters of all languages of Europe; loaded where a text needs it */
  wide: ['noto-sans-regular', 'noto-sans-bold'],
} as const;

interface Entries {
  dictionary: { data: object };
}

interface Glyphs {
  hasGlyphForCodePoint(code: number): boolean;
}

const canWrite = (font: Glyphs, letter: string): boolean =>
  letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0)!);

export class Pen {
  readonly doc: PDFKit.PDFDocument;
  readonly #root: Tag;
  #place: Tag;

  constructor({ title, author, language }: DocumentFacts) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      // for archives: letters and colours are all inside, and a hybrid invoice may hold its file
      subset: 'PDF/A-3b',
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      info: { Title: inMetadata(title), Author: inMetadata(author), Creator: 'Brixel', Producer: 'Brixel' },
    });
    for (const name of FONTS.plain) this.doc.registerFont(name, fontFile(name));
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
    this.#place = this.#root;
  }

  /** What is tagged in `draw` belongs to this element. */
  within(
    tag: string,
    draw: () => void,
    options: { title?: string; alt?: string; scope?: 'Column' | 'Row' } = {},
  ): void {
    const outer = this.#place;
    const { scope, ...more } = options;
    const element = this.doc.struct(tag, more);
    // pdfkit has no option for it; readers need it to say which head belongs to a cell
    if (scope) Object.assign((element as unknown as Entries).dictionary.data, { A: { O: 'Table', Scope: scope } });
    outer.add(element);
    this.#place = element;
    draw();
    this.#place = outer;
    element.end();
  }

  /** One element with what `draw` puts on the page. */
  tagged(tag: string, draw: () => void, alt?: string): void {
    this.#place.add(this.doc.struct(tag, alt === undefined ? {} : { alt }, draw));
  }

  /** What is not read aloud: lines, repeated heads, feet. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  text(text: string, { x, y, size, bold = false, colour = INK.text, width, align = 'left' }: Writing): void {
    const written = this.#use(text, { size, bold });
    this.doc.fillColor(colour);
    const features: PDFKit.Mixins.OpenTypeFeatures[] = ['kern', 'tnum'];
    if (width !== undefined) {
      this.doc.text(written, x, y, { width, align, lineGap: size * (LEADING - 1.2), features });
      return;
    }
    this.doc.text(written, x, y, { lineBreak: false, features });
  }

  /** Several in one line, each with its own look. Gives where the last one ends. */
  runs(runs: readonly { text: string; bold?: boolean; colour?: string }[], { x, y, size }: Writing): number {
    return runs.reduce((left, run) => {
      this.text(run.text, { x: left, y, size, ...run });
      return left + this.widthOf(run.text, { size, bold: run.bold ?? false });
    }, x);
  }

  widthOf(text: string, style: Style): number {
    return this.doc.widthOfString(this.#use(text, style), { features: ['kern', 'tnum'] });
  }

  heightOf(text: string, style: Style, width: number): number {
    const written = this.#use(text, style);
    return this.doc.heightOfString(written, { width, lineGap: style.size * (LEADING - 1.2) });
  }

  line(x: number, y: number, width: number, colour = INK.hair, thickness = 0.5): void {
    this.artifact(() => {
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .strokeColor(colour)
        .stroke();
    });
  }

  end(): void {
    this.#root.end();
    this.doc.end();
  }

  /** Chooses the letters, and gives the text as they can write it. */
  #use(text: string, { size, bold }: Style): string {
    const weight = bold ? 1 : 0;
    this.doc.font(FONTS.plain[weight]).fontSize(size);
    if (this.#has(text)) return text;
    const wide = FONTS.wide[weight];
    try {
      this.doc.font(wide);
    } catch {
      this.doc.registerFont(wide, fontFile(wide)).font(wide);
    }
    const { font } = this.#font();
    return [...text].map((letter) => (canWrite(font, letter) ? letter : '?')).join('');
  }

  #has(text: string): boolean {
    const { font } = this.#font();
    return [...text].every((letter) => canWrite(font, letter));
  }

  #font(): { font: Glyphs } {
    return (this.doc as unknown as { _font: { font: Glyphs } })._font;
  }
}
