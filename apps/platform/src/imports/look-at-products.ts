import { type StoreCode, storeCodes } from '@brixel/contract/stores';
import { proposeColumns } from '@brixel/exchange/csv-columns';
import { decimalStyle } from '@brixel/exchange/decimal-style';
import { FileProblem } from '@brixel/exchange/problems';
import { readCsv, type Separator, separatorOf } from '@brixel/exchange/read-csv';
import { isDump, languageOfDump } from '@brixel/exchange/vsf/dump-line';
import type { ProductImportFormat, ProductsChoice } from '../database/import-tables.ts';
import { columnsOfHeader, SKU } from '../product-files/product-table.ts';
import { canBeRead } from './can-be-read.ts';

/** What is seen of a file of products in its first piece. */
export interface ProductLooks {
  format: ProductImportFormat;
  separator: Separator;
  proposed: Omit<ProductsChoice, 'dump'>;
  /** of a dump: the language that it names itself */
  dump: { store: StoreCode | null } | null;
}

const MONEY = ['price', 'special_price', 'cost'];

/** Null: the text is something else. A table of products names their skus, one of lots parts and quantities. */
export async function lookAtProducts(text: string): Promise<ProductLooks | null> {
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (isDump(start))
    return {
      format: 'products-dump',
      separator: ',',
      // the tree is part of what moves
      proposed: { decimals: 'point', categories: 'make' },
      dump: { store: languageOfDump(start, storeCodes) },
    };
  if (start.startsWith('{'))
    return {
      format: 'products-jsonl',
      separator: ',',
      proposed: { decimals: 'point', categories: 'refuse' },
      dump: null,
    };
  if (start.startsWith('<')) return null;
  const separator = separatorOf(text);
  const [header, ...rows] = await firstRecords(text, separator);
  if (!header) return null;
  const columns = columnsOfHeader(header);
  if (!columns.includes(SKU) || canBeRead({ columns: proposeColumns(header) })) return null;
  const numbers = rows.flatMap((cells) =>
    columns.flatMap((key, place) => (key !== null && MONEY.includes(key) ? (cells[place] ?? []) : [])),
  );
  return {
    format: 'products-csv',
    separator,
    proposed: { decimals: decimalStyle(numbers, separator), categories: 'refuse' },
    dump: null,
  };
}

/** As many as there are before the text is cut. */
async function firstRecords(text: string, separator: Separator): Promise<(readonly string[])[]> {
  const records: (readonly string[])[] = [];
  try {
    for await (const { cells } of readCsv([text], separator)) records.push(cells);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
  }
  return records;
}
