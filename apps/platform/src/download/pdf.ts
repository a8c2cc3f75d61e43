export interface PdfPage {
  /** points */
  width: number;
  height: number;
  /** fills the page */
  picture: { jpeg: Uint8Array; width: number; height: number };
  /** text over the picture, measured from the upper left corner */
  labels: readonly { x: number; y: number; size: number; text: string; bold: boolean }[];
}

const FONTS = '<< /F0 4 0 R /F1 5 0 R >>';
const FIRST_PAGE_OBJECT = 6;
const OBJECTS_OF_PAGE = 3;

/** Pages of pictures with figures as one PDF file. Knows the signs of Western Europe, which is all that plans need. */
export function pdfDocument(title: string, pages: readonly PdfPage[]): Buffer {
  const pageObject = (index: number): number => FIRST_PAGE_OBJECT + index * OBJECTS_OF_PAGE;
  const objects: Buffer[] = [
    plain('<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>'),
    plain(
      `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageObject(index)} 0 R`).join(' ')}] >>`,
    ),
    plain(`<< /Title ${literal(title)} /Producer (brixel) >>`),
    plain(font('Helvetica')),
    plain(font('Helvetica-Bold')),
    ...pages.flatMap((page, index) => pageObjects(page, pageObject(index))),
  ];
  return assemble(objects);
}

const font = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

function pageObjects({ width, height, picture, labels }: PdfPage, number: number): Buffer[] {
  const content = [
    `q ${width} 0 0 ${height} 0 0 cm /Picture Do Q`,
    ...labels.map(
      ({ x, y, size, text, bold }) =>
        `BT /F${bold ? 1 : 0} ${figure(size)} Tf ${figure(x)} ${figure(height - y)} Td ${literal(text)} Tj ET`,
    ),
  ].join('\n');
  const resources = `<< /Font ${FONTS} /XObject << /Picture ${number + 2} 0 R >> >>`;
  return [
    plain(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources ${resources} /Contents ${number + 1} 0 R >>`,
    ),
    stream('', Buffer.from(content, 'latin1')),
    stream(
      `/Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode `,
      picture.jpeg,
    ),
  ];
}

/** The objects, numbered from 1, and where each of them begins. */
function assemble(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const starts: number[] = [];
  let length = parts[0]!.length;
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([plain(`${index + 1} 0 obj\n`), object, plain('\nendobj\n')]);
    starts.push(length);
    length += part.length;
    parts.push(part);
  }
  const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    plain(`xref\n0 ${size}\n0000000000 65535 f \n${entries}`),
    plain(`trailer\n<< /Size ${size} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${length}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

const plain = (text: string): Buffer => Buffer.from(text, 'latin1');

const stream = (dictionary: string, content: Uint8Array): Buffer =>
  Buffer.concat([plain(`<< ${dictionary}/Length ${content.length} >>\nstream\n`), content, plain('\nendstream')]);

const literal = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`;

const figure = (value: number): string => String(Math.round(value * 100) / 100);
