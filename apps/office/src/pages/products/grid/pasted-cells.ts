import type { CellField, ProductRow } from '@brixel/contract/office/product-endpoints';
import type { MessageKey } from '#i18n/i18n.ts';
import { type RowChange, typedChange } from './cell-text.ts';
import type { GridColumn } from './grid-columns.ts';

/** Rows and cells as spreadsheets put them on the clipboard; what has a tab, a line break or a quote in it stands in quotes. */
export function parseCells(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|\r|$)/y;
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? [];
    rows.at(-1)!.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\t') {
      if (cell.lastIndex === text.length) rows.at(-1)!.push('');
    } else if (cell.lastIndex < text.length) rows.push([]);
  }
  return rows;
}

export interface WrongCell {
  row: ProductRow;
  field: CellField | 'sku';
  text: string;
  sentence: MessageKey;
}

/** What a block of cells changes where it is put. */
export interface PastePlan {
  changes: RowChange[];
  wrong: WrongCell[];
  /** cells beside the grid, of columns that only show something, or of goods of which this cannot be changed */
  left: number;
}

interface PasteTarget {
  rows: readonly ProductRow[];
  /** from the active one on */
  columns: readonly GridColumn[];
  isEditable: (row: ProductRow, field: CellField) => boolean;
  /** the words of the language for them */
  status: Record<'on' | 'off', string>;
}

/** In all others an empty cell of a table says nothing of the product. */
const CAN_BE_EMPTY: ReadonlySet<CellField> = new Set(['cost', 'place']);

export function planPaste(cells: readonly (readonly string[])[], target: PasteTarget): PastePlan {
  const { rows, columns, isEditable, status } = target;
  const plan: PastePlan = { changes: [], wrong: [], left: 0 };
  const numbers = columns.findIndex(({ key }) => key === 'sku');
  for (const [place, texts] of cells.entries()) {
    const row = rows[place];
    const number = texts[numbers]?.trim();
    if (row && number !== undefined && number !== row.sku) {
      // the table is of other goods, or in another order
      plan.wrong.push({ row, field: 'sku', text: number, sentence: 'products.wrong.sku' });
      continue;
    }
    for (const [offset, text] of texts.entries()) {
      const field = columns[offset]?.field ?? null;
      if (!row || field === null || !isEditable(row, field)) {
        if (offset !== numbers) plan.left += 1;
        continue;
      }
      if (text.trim() === '' && !CAN_BE_EMPTY.has(field)) continue;
      const change = field === 'status' ? statusChange(row, text, status) : typedChange(row, field, text);
      if (typeof change === 'string') plan.wrong.push({ row, field, text, sentence: change });
      else if (change) plan.changes.push({ row, change });
    }
  }
  return plan;
}

function statusChange(row: ProductRow, text: string, words: PasteTarget['status']) {
  const word = text.trim().toLowerCase();
  const to = (['on', 'off'] as const).find((state) => word === state || word === words[state].toLowerCase());
  if (!to) return 'products.wrong.status';
  return to === row.status ? null : ({ field: 'status', from: row.status, to } as const);
}
