import { fromEuros } from '@brixel/commerce/money';
import { type DecimalStyle, decimalStyle, plainNumber } from '../decimal-style.ts';
import { MAX_ENTRIES } from '../limits.ts';
import { FileProblem } from '../problems.ts';
import { type CsvRecord, readCsv, type Separator, separators } from '../read-csv.ts';
import { type Credit, MAX_NAME, MAX_PURPOSE, plainIban, plainText, type Statement } from './statement.ts';
import { isEnough, proposeStatementColumns, type StatementColumns, type StatementField } from './statement-columns.ts';

/** Tables that banks give out. Before the header there may be lines about the account, after the entries one with the balance. */

/** Shown to whoever has to say what the columns are. */
export interface UnknownTable {
  header: readonly string[];
  rows: readonly (readonly string[])[];
  proposed: StatementColumns;
}

const MOST_LINES_BEFORE = 40;
const SHOWN_ROWS = 3;
const MAX_RECORD = 16 * 1024;
const IBAN_IN_TEXT = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}\b/;
/** States of what is booked; a table without such a column holds only that. */
const NOT_BOOKED = /vorgemerkt|pending|offen|ausstehend|in attesa|prenotat/i;

/** `columns` are what a person has said of a table that was not understood. */
export async function readStatementCsv(text: string, columns?: StatementColumns): Promise<Statement | UnknownTable> {
  const records = await recordsOf(text);
  const place = records.indexOf(likelyHeader(records));
  const head = findHead(records) ?? (columns && isEnough(columns) ? { place, columns } : null);
  if (!head) {
    const header = records[place]!.cells;
    const rows = records.slice(place + 1, place + 1 + SHOWN_ROWS).map(({ cells }) => cells);
    return { header, rows, proposed: proposeStatementColumns(header) };
  }
  const before = records.slice(0, head.place).flatMap(({ cells }) => cells);
  return readRows(records.slice(head.place + 1), head.columns, ownIban(before));
}

/** The line with most names. */
function likelyHeader(records: readonly CsvRecord[]): CsvRecord {
  const [likely] = records.slice(0, MOST_LINES_BEFORE).toSorted((a, b) => filled(b) - filled(a));
  if (!likely || filled(likely) < 2) throw new FileProblem('NO_HEADERS');
  return likely;
}

const filled = ({ cells }: CsvRecord): number => cells.filter((cell) => cell !== '').length;

export const isUnknown = (read: Statement | UnknownTable): read is UnknownTable => 'header' in read;

async function recordsOf(text: string): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  for await (const record of readCsv([text], separatorIn(text), MAX_RECORD)) {
    records.push(record);
    if (records.length > MAX_ENTRIES + MOST_LINES_BEFORE) throw new FileProblem('TOO_LONG', { line: record.line });
  }
  return records;
}

/** The one that parts a line near the beginning into most columns: the first lines may have hardly any. */
function separatorIn(text: string): Separator {
  const lines = text.slice(0, 64 * 1024).split(/\r\n|\n|\r/, MOST_LINES_BEFORE);
  const bare = lines.map((line) => line.replaceAll(/"(?:[^"]|"")*"/g, ''));
  const most = (separator: string): number => Math.max(...bare.map((line) => line.split(separator).length));
  return separators.toSorted((a, b) => most(b) - most(a))[0]!;
}

interface Head {
  place: number;
  columns: StatementColumns;
}

function findHead(records: readonly CsvRecord[]): Head | null {
  for (const [place, { cells }] of records.slice(0, MOST_LINES_BEFORE).entries()) {
    const columns = proposeStatementColumns(cells);
    if (isEnough(columns)) return { place, columns };
  }
  return null;
}

const ownIban = (cells: readonly string[]): string =>
  cells.map((cell) => plainIban(IBAN_IN_TEXT.exec(cell)?.[0] ?? '')).find(Boolean) ?? '';

function readRows(records: readonly CsvRecord[], columns: StatementColumns, ibanBefore: string): Statement {
  const textsOf = ({ cells }: CsvRecord, field: StatementField): string[] =>
    columns.flatMap((each, place) => (each === field ? (cells[place] ?? '') : [])).filter(Boolean);
  const numbers = records.flatMap((record) =>
    (['amount', 'credit', 'debit'] as const).flatMap((field) => textsOf(record, field).map(unsigned)),
  );
  const style = decimalStyle(numbers);
  const credits: Credit[] = [];
  let passedOver = 0;
  let account = ibanBefore;
  for (const record of records) {
    const text = (field: StatementField): string => textsOf(record, field)[0] ?? '';
    const day = dayOf(text('day'));
    // lines below the entries, such as the balance
    if (day === null) continue;
    account ||= plainIban(text('account'));
    const amount = signedAmount(text, style);
    const currency = text('currency').toUpperCase();
    const isEuro = currency === 'EUR' || !/^[A-Z]{3}$/.test(currency);
    if (amount === null || amount <= 0 || !isEuro || NOT_BOOKED.test(text('state'))) passedOver += 1;
    else
      credits.push({
        day,
        amount,
        name: plainText(text('name'), MAX_NAME),
        iban: plainIban(text('iban')),
        purpose: plainText(textsOf(record, 'purpose').join('\n'), MAX_PURPOSE),
        isReturned: false,
      });
    if (credits.length > MAX_ENTRIES) throw new FileProblem('TOO_LONG', { line: record.line });
  }
  return { account, credits, passedOver };
}

const unsigned = (text: string): string => text.replaceAll(/[\s\u00a0€+\-−]|EUR/gi, '');

/** Negative for debits; null where there is no number. */
function signedAmount(text: (field: StatementField) => string, style: DecimalStyle): number | null {
  const credit = text('credit') && number(text('credit'), style);
  if (credit) return credit;
  const debit = text('debit') && number(text('debit'), style);
  if (debit) return -Math.abs(debit);
  const amount = text('amount') ? number(text('amount'), style) : null;
  const isDebit = /^(?:s|soll|d|dare|debit)$/i.test(text('sign'));
  return amount !== null && isDebit ? -Math.abs(amount) : amount;
}

function number(text: string, style: DecimalStyle): number | null {
  const plain = plainNumber(unsigned(text), style);
  if (!/^\d{1,13}(?:\.\d{1,2})?$/.test(plain)) return null;
  return fromEuros(Number(plain)) * (/[-−]/.test(text) ? -1 : 1);
}

/** `2026-11-17`, `17.11.2026`, `17.11.26`, `17/11/2026`, also with a time behind it. */
function dayOf(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]|$)/.exec(text);
  const local = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:\s|$)/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : local ? [local[3], local[2], local[1]] : [];
  if (!year || !month || !day) return null;
  const whole = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${whole}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(whole) ? whole : null;
}
