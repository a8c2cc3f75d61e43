import { decodeText } from '@brixel/exchange/decode-text';
import { FileProblem } from '@brixel/exchange/problems';
import { firstSheet, type OpenPart, type Sheet, sheetCsv } from '@brixel/exchange/workbook';
import { filesIn, isZip, unzip, withinLimit } from './zip-files.ts';

/** A workbook whose first sheet can be read. */
export interface Workbook {
  /** what its owner calls the sheet */
  sheet: string;
  csv(): AsyncGenerator<Uint8Array>;
}

/** Null: it is none, or not one of those that can be read. */
export async function openWorkbook(path: string): Promise<Workbook | null> {
  if (!(await isZip(path))) return null;
  const names = new Set((await filesIn(path)).map(({ fileName }) => fileName));
  const open: OpenPart = (name) =>
    names.has(name)
      ? decodeText(withinLimit(unzip(path, (files) => files.find(({ fileName }) => fileName === name)!)), 'utf-8')
      : null;
  const sheet = await firstSheet(open).catch(unreadable);
  return sheet && { sheet: sheet.name, csv: () => csvOf(open, sheet) };
}

async function* csvOf(open: OpenPart, sheet: Sheet): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  try {
    for await (const text of sheetCsv(open, sheet)) yield encoder.encode(text);
  } catch (error) {
    unreadable(error);
  }
}

/** Nobody has written the XML within a workbook: its owner is told of the workbook. */
function unreadable(error: unknown): never {
  const isOfParts = error instanceof FileProblem && error.code !== 'TOO_LONG' && error.code !== 'BROKEN_ARCHIVE';
  throw isOfParts ? new FileProblem('WORKBOOK') : error;
}
