import type { ProductFileFormat } from '@brixel/contract/office/product-file-words';
import type { StoreCode } from '@brixel/contract/stores';
import type { TableStyle } from '@brixel/exchange/csv-row';
import type { Kysely } from 'kysely';
import type { ProductAttributes } from '../database/catalog-tables.ts';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { STATUS } from '../imports/plan-row.ts';
import { loadProducts, ownColumns } from './load-products.ts';
import { withNames } from './named-record.ts';
import { jsonLine } from './product-lines.ts';
import { loadProductNames } from './product-names.ts';
import type { ProductRecord } from './product-record.ts';
import { tableColumns, tableHeader, tableRow } from './product-table.ts';

export interface ProductExport {
  format: ProductFileFormat;
  /** in whose language categories and options are named */
  store: StoreCode;
  /** whether what goods have cost is told */
  seesCosts: boolean;
  style: TableStyle;
}

const AT_ONCE = 250;

/** All products as they are now, a few at a time however many there are. */
export async function* exportProducts(
  db: Kysely<Schema>,
  { format, store, seesCosts, style }: ProductExport,
): AsyncGenerator<string> {
  const names = await loadProductNames(db);
  const isTable = format === 'csv';
  const columns = isTable ? tableColumns(await attributeCodes(db)).filter((key) => seesCosts || key !== 'cost') : [];
  if (isTable) yield tableHeader(columns, style);
  for await (const ids of idsOfGoods(db)) {
    const products = await loadProducts(db, { ids });
    const lines = products.map(({ row: { sku }, record }) => {
      const told = withNames(seesCosts ? record : withoutCost(record), names, store);
      return isTable ? tableRow(sku, told, columns, style) : jsonLine(sku, told);
    });
    yield lines.join('');
  }
}

const withoutCost = ({ cost: _, ...record }: ProductRecord): ProductRecord => record;

async function* idsOfGoods(db: Kysely<Schema>): AsyncGenerator<number[]> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('product')
      .select('id')
      .where('id', '>', last)
      .where('status', '<>', STATUS.staged)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    yield rows.map(({ id }) => id);
    last = rows.at(-1)!.id;
  }
}

const codesOf = (attributes: ProductAttributes): string[] =>
  Object.keys({ ...attributes.own, ...attributes }).filter((code) => !ownColumns.has(code));

/** A table says what its columns are before its first row. */
async function attributeCodes(db: Kysely<Schema>): Promise<string[]> {
  const codes = new Set<string>();
  for await (const ids of idsOfGoods(db)) {
    const rows = await db.selectFrom('product').select('attributes').where('id', 'in', ids).execute();
    for (const { attributes } of rows) for (const code of codesOf(parseJson(attributes))) codes.add(code);
  }
  return [...codes].toSorted();
}
