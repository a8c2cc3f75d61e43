import type { Paper } from './paper.ts';

/**
 * Drawings that pages repeat. Each is stored once, as an object of the file that pages only reference: that is what keeps a
 * booklet of twenty thousand parts small.
 */
export interface Stamps {
  /** The name by which the present page can place it; drawn when it is wanted for the first time. */
  use(name: string, draw: () => Stamp): string;
}

export interface Stamp {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** in the language of PDF files, measured upwards from the lower edge */
  content: string;
  /** further stamps that it places itself, by their names */
  within?: Record<string, Stamp>;
}

export function createStamps(paper: Paper): Stamps {
  const kept = new Map<string, PDFKit.PDFKitReference>();
  const font = paper.ref({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica-Bold', Encoding: 'WinAnsiEncoding' });
  font.end('');

  function keep(name: string, draw: () => Stamp): PDFKit.PDFKitReference {
    const known = kept.get(name);
    if (known) return known;
    const { left, top, right, bottom, content, within = {} } = draw();
    const inner = Object.entries(within).map(([key, stamp]) => [key, keep(key, () => stamp)]);
    const form = paper.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [left, bottom, right, top],
      Resources: { Font: { F: font }, XObject: Object.fromEntries(inner) },
    });
    form.end(content);
    kept.set(name, form);
    return form;
  }

  return {
    use(name, draw) {
      paper.page.xobjects[name] = keep(name, draw);
      return name;
    },
  };
}
