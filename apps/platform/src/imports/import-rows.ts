import { toEuros } from '@brixel/commerce/money';
import type { OfficeImportRow } from '@brixel/contract/office/import-endpoints';
import type { OfficeImportAction } from '@brixel/contract/office/import-words';
import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import type { TableStyle } from '@brixel/exchange/csv-row';
import { type Lot, storagePlace } from '@brixel/exchange/lot';
import { pieceNames } from '@brixel/exchange/part-name';
import { type Problem, type ReadLot, severityOf } from '@brixel/exchange/problems';
import { type Kysely, sql } from 'kysely';
import { parseJson } from '../database/column-types.ts';
import type { ImportChoice, TableChoice, TableLooks } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { productFacts } from '../product-files/row-facts.ts';
import { canBeRead } from './can-be-read.ts';
import { colourOption } from './colour-option.ts';
import { ownDrawing } from './lot-picture.ts';
import { rowProblemText } from './problem-text.ts';
import { readTable, withVat } from './read-lots.ts';

export interface RowsQuery {
  list: 'all' | 'dearest' | 'prices';
  action?: OfficeImportAction | undefined;
  problem?: string | undefined;
  after?: number | undefined;
}

const PAGE = 50;

/** Rows of an import: in their order a page at a time, or those that deserve a look. */
export async function importRows(
  db: Kysely<Schema>,
  id: number,
  { list, action, problem, after = 0 }: RowsQuery,
  language: OfficeLanguage,
): Promise<{ rows: OfficeImportRow[]; next: number | null }> {
  let query = db
    .selectFrom('import_row')
    .leftJoin('product', 'product.id', 'import_row.product_id')
    .leftJoin('import_undo', (join) =>
      join.onRef('import_undo.job_id', '=', 'import_row.job_id').onRef('import_undo.sku', '=', 'import_row.sku'),
    )
    .select([
      'row_no',
      'line',
      'action',
      'problems',
      'lot',
      'import_row.qty',
      'qty_change',
      'order_no',
      'import_row.price',
      'import_row.sku',
      'import_row.product_id',
    ])
    .select(sql<number | null>`coalesce(import_undo.price, product.price)`.as('price_before'))
    .where('import_row.job_id', '=', id);
  if (action) query = query.where('action', '=', action);
  if (problem) query = query.where('problems', 'like', `%"code":"${problem}"%`);
  if (list === 'dearest') query = query.where('import_row.price', 'is not', null).orderBy('import_row.price', 'desc');
  if (list === 'prices')
    query = query
      .where('action', '=', 'update')
      .where('import_row.price', 'is not', null)
      .where(sql<boolean>`import_row.price <> coalesce(import_undo.price, product.price)`)
      .orderBy(change, 'desc');
  const isInOrder = list === 'all';
  if (isInOrder) query = query.where('row_no', '>', after);
  const rows = await query
    .orderBy('row_no')
    .limit(PAGE + (isInOrder ? 1 : 0))
    .execute();
  const shown = rows.slice(0, PAGE);
  const products = await productFacts(
    db,
    id,
    shown.filter((row) => row.lot === null),
  );
  const page = shown.map((row) => {
    const lot = row.lot && parseJson(row.lot);
    const { row_no, line, qty_change, order_no: order } = row;
    const qty = row.action === 'retire' ? row.qty : (lot?.qty ?? row.qty);
    const before = row.action === 'create' ? null : row.price_before;
    return {
      ...{ row: row_no, line, action: row.action, qty, qty_change, order },
      ...(products.get(row_no) ?? { ...lotFacts(lot), changes: [] }),
      price: row.action === 'error' || row.action === 'skip' ? null : priceOf(row, lot),
      price_before: before && toEuros(before),
      problems: problemsOf(parseJson(row.problems), language),
    };
  });
  return { rows: page, next: rows.length > PAGE ? (page.at(-1)?.row ?? null) : null };
}

/** In the file; what says nothing of it leaves it as it is. */
function priceOf(row: { price: number | null; price_before: number | null; sku: string | null }, lot: Lot | null) {
  const price = row.price ?? lot?.price ?? (row.sku === null ? null : row.price_before);
  return price === null ? null : toEuros(price);
}

/** How many times the one price is the other. */
const change = sql<number>`case when coalesce(import_undo.price, product.price) < 1 then 0
  when import_row.price > coalesce(import_undo.price, product.price)
    then import_row.price * 1.0 / coalesce(import_undo.price, product.price)
  else coalesce(import_undo.price, product.price) * 1.0 / import_row.price end`;

const problemsOf = (problems: readonly Problem[], language: OfficeLanguage): OfficeImportRow['problems'] =>
  problems.map(({ code, field, value }) => ({
    ...{ code, field, value },
    severity: severityOf({ code }),
    text: rowProblemText(code, language),
  }));

function lotFacts(
  lot: Lot | null,
): Pick<OfficeImportRow, 'name' | 'item' | 'colour' | 'condition' | 'place' | 'picture'> {
  if (!lot) return { name: null, item: '', colour: null, condition: null, place: '', picture: null };
  const colour = colourOption(lot.colourNo);
  return {
    name: pieceNames(lot),
    item: lot.itemNo,
    colour: colour && { name: colour.name, hex: colour.swatch?.hex ?? null },
    condition: lot.condition,
    place: storagePlace(lot),
    picture: ownDrawing(lot),
  };
}

/** How the first rows of a table read with a choice; `vatRate` is what their prices lack. */
export async function previewRows(
  { header, rows }: TableLooks,
  { vatRate, ...choice }: TableChoice & { vatRate: ImportChoice['vatRate'] },
  language: OfficeLanguage,
): Promise<OfficeImportRow[]> {
  if (!canBeRead(choice)) return [];
  const records = [header, ...rows].map((cells, place) => ({ line: place + 1, cells }));
  const read: ReadLot[] = [];
  for await (const row of readTable(records, choice)) read.push(row);
  return read.map(({ row, line, lot, said = lot, problems }) => ({
    ...({ row, line, action: lot ? 'create' : 'error' } as const),
    ...lotFacts(said),
    changes: [],
    ...{ qty: said?.qty ?? 0, qty_change: 0, order: null, price_before: null },
    // one that stays out without a price has none, rather than 0
    price: said && said.price > 0 ? toEuros(withVat(said, vatRate).price) : null,
    problems: problemsOf(problems, language),
  }));
}

const ROWS_AT_ONCE = 500;

/** By which a seller finds the row in his own program, where lines have no numbers. */
const LOT_COLUMNS = ['item', 'colour', 'condition', 'remarks'];
const lotColumns = ({ itemNo, colourNo, condition, remarks }: Lot) => [itemNo, colourNo, condition, remarks];

/** What was wrong with which row, as CSV; the sentence is in a language where one is given. */
export async function* importReport(
  db: Kysely<Schema>,
  id: number,
  { style, language }: { style: TableStyle; language?: OfficeLanguage },
): AsyncGenerator<string> {
  const message = language ? ['message'] : [];
  yield style.start + style.row(['row', 'line', 'severity', 'code', 'field', 'value', ...message, ...LOT_COLUMNS]);
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('import_row')
      .select(['row_no', 'line', 'problems', 'lot', 'sku'])
      .where('job_id', '=', id)
      .where('problems', '<>', '[]')
      .where('row_no', '>', last)
      .orderBy('row_no')
      .limit(ROWS_AT_ONCE)
      .execute();
    let text = '';
    for (const { row_no, line, problems, lot, sku } of rows) {
      const which = lot ? lotColumns(parseJson(lot)) : [sku ?? '', '', '', ''];
      for (const problem of parseJson(problems)) {
        const { code, field, value } = problem;
        const message = language ? [rowProblemText(code, language)] : [];
        text += style.row([row_no, line, severityOf(problem), code, field, value, ...message, ...which]);
      }
    }
    yield text;
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1)!.row_no;
  }
}
