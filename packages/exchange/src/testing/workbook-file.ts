/** The parts of a workbook as spreadsheet programs save it, with a hidden sheet before the one that is meant. */

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const xmlText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function workbookParts(rows: readonly (readonly (string | number)[])[]): ReadonlyMap<string, string> {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
  const cell = (value: string | number, at: number, row: number): string => {
    const place = `${String.fromCharCode(65 + at)}${row + 1}`;
    if (value === '') return `<c r="${place}" s="1"/>`;
    return typeof value === 'number'
      ? `<c r="${place}" s="1"><v>${value}</v></c>`
      : `<c r="${place}" t="s"><v>${texts.indexOf(value)}</v></c>`;
  };
  const sheetRows = rows.map((cells, row) =>
    cells.length === 0
      ? ''
      : `<row r="${row + 1}" spans="1:9">${cells.map((value, at) => cell(value, at, row)).join('')}</row>`,
  );
  return new Map([
    ['[Content_Types].xml', `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><sheets><sheet name="Alt" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Lager &amp; Co" sheetId="7" r:id="rId7"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="/xl/worksheets/sheet7.xml"/></Relationships>`,
    ],
    ['xl/worksheets/sheet1.xml', `${XML}<worksheet xmlns="${MAIN}"><sheetData/></worksheet>`],
    [
      'xl/worksheets/sheet7.xml',
      `${XML}<worksheet xmlns="${MAIN}"><dimension ref="A1:I9"/><sheetData>${sheetRows.join('')}</sheetData><pageMargins left="0.7"/></worksheet>`,
    ],
    [
      'xl/sharedStrings.xml',
      `${XML}<sst xmlns="${MAIN}" count="${texts.length}">${texts.map((text) => `<si><t xml:space="preserve">${xmlText(text)}</t></si>`).join('')}</sst>`,
    ],
  ]);
}
