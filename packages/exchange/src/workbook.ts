import { quoted } from './csv-row.ts';
import { FileProblem } from './problems.ts';
import { readXml, type XmlElement } from './read-xml.ts';

/**
 * Workbooks as spreadsheet programs save them (Office Open XML): the first sheet that is shown, as the table that they would save as
 * CSV. Numbers are written with a point, whatever the language of the program; formulas are what they came to.
 */

/** The files of a workbook by their names; null where there is no such file. */
export type OpenPart = (name: string) => AsyncIterable<string> | null;

export interface Sheet {
  name: string;
  /** its file */
  part: string;
}

/** Below the sheet also stands how it looks. */
const MAX_DEPTH = 32;
/** Letters of all texts together, which are read before the first row. */
const MAX_LETTERS = 32 * 1024 * 1024;
const MAX_COLUMN = 2_000;

const WORKBOOK = 'xl/workbook.xml';

const elements = (part: AsyncIterable<string>, root: string, ...path: string[]): AsyncGenerator<XmlElement> =>
  readXml(part, { roots: [root], path, maxDepth: MAX_DEPTH, hasPrefixes: true });

/** Null: it is no workbook, or none that can be read. */
export async function firstSheet(open: OpenPart): Promise<Sheet | null> {
  const [book, links] = [open(WORKBOOK), open('xl/_rels/workbook.xml.rels')];
  if (!book || !links) return null;
  const targets = new Map<string, string>();
  for await (const { attributes } of elements(links, 'Relationships', 'Relationship'))
    targets.set(attributes.Id ?? '', attributes.Target ?? '');
  for await (const { attributes } of elements(book, 'workbook', 'sheets', 'sheet')) {
    if (attributes.state?.toLowerCase().endsWith('hidden')) continue;
    const [, id = ''] = Object.entries(attributes).find(([name]) => name.endsWith(':id')) ?? [];
    const target = targets.get(id);
    if (!target) return null;
    return { name: attributes.name ?? '', part: target.startsWith('/') ? target.slice(1) : `xl/${target}` };
  }
  return null;
}

/** The rows of a sheet as CSV with commas, each in the line that it has in the sheet unless a cell has several lines. */
export async function* sheetCsv(open: OpenPart, { part }: Sheet): AsyncGenerator<string> {
  const sheet = open(part);
  if (!sheet) throw new FileProblem('WORKBOOK');
  const texts = await sharedTexts(open);
  let last = 0;
  for await (const row of elements(sheet, 'worksheet', 'sheetData', 'row')) {
    const number = Number(row.attributes.r) || last + 1;
    const gap = number > last && number <= 1_048_576 ? number - last - 1 : 0;
    last = Math.max(number, last + 1);
    yield '\r\n'.repeat(gap);
    yield `${cellsOf(row, texts)
      .map((cell) => quoted(cell, ','))
      .join(',')}\r\n`;
  }
}

async function sharedTexts(open: OpenPart): Promise<string[]> {
  const part = open('xl/sharedStrings.xml');
  const texts: string[] = [];
  if (!part) return texts;
  let letters = 0;
  for await (const item of elements(part, 'sst', 'si')) {
    const text = textOf(item);
    letters += text.length;
    if (letters > MAX_LETTERS) throw new FileProblem('TOO_LONG');
    texts.push(text);
  }
  return texts;
}

/** What is shown, in however many pieces; how it is pronounced is not. */
const textOf = ({ children }: XmlElement): string =>
  children.map((child) => (child.name === 't' ? child.text : child.name === 'r' ? textOf(child) : '')).join('');

/** What is empty at the end of a row may have a look of its own, and is no cell. */
function cellsOf({ children }: XmlElement, texts: readonly string[]): string[] {
  const cells: string[] = [];
  for (const cell of children) {
    const at = columnOf(cell.attributes.r ?? '') ?? cells.length;
    const value = cellText(cell, texts);
    if (value === '' || at >= MAX_COLUMN) continue;
    while (cells.length < at) cells.push('');
    cells[at] = value;
  }
  return cells;
}

/** `C7` is the third one. */
function columnOf(place: string): number | null {
  const [letters] = /^[A-Z]{1,3}/.exec(place) ?? [];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : null;
}

function cellText({ attributes, children }: XmlElement, texts: readonly string[]): string {
  const written = children.find(({ name }) => name === 'v')?.text ?? '';
  switch (attributes.t) {
    case 's':
      return texts[Number(written)] ?? '';
    case 'inlineStr': {
      const inline = children.find(({ name }) => name === 'is');
      return inline ? textOf(inline) : '';
    }
    case 'e':
      return '';
    case 'str':
    case 'b':
    case 'd':
      return written;
    default:
      return numberOf(written);
  }
}

/** With as many digits as the program shows: 0.30000000000000004 is 0.3 to whoever has typed it. */
const numberOf = (written: string): string => {
  const number = Number(written);
  return written === '' || !Number.isFinite(number) ? written : String(Number(number.toPrecision(15)));
};
