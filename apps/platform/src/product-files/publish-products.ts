import { type StoreCode, storeCodes } from '@brixel/contract/stores';
import { type Selectable, sql, type Transaction } from 'kysely';
import { recordPrices } from '../catalog/price-history.ts';
import { parseJson, toJson } from '../database/column-types.ts';
import { prepareQuery } from '../database/prepare-query.ts';
import type { Schema } from '../database/schema.ts';
import { moveAddress } from '../goods/save-product.ts';
import type { Slice } from '../imports/apply-slices.ts';
import { moveImportStock } from '../imports/move-import-stock.ts';
import { STATUS } from '../imports/plan-row.ts';
import { type LoadedProduct, loadProducts } from './load-products.ts';
import { takenAddresses } from './plan-products.ts';
import { isSame, type ProductRecord, type RecordKey, textKey, textOfKey, type Value } from './product-record.ts';
import { type WrittenProduct, writeProducts } from './write-products.ts';

/** Publishing and undoing a slice of a file of products, each in the transaction of the caller. */

interface ChangedRow {
  row_no: number;
  product_id: number;
  changes: ProductRecord;
  before: ProductRecord | null;
}

async function changedRows(tx: Transaction<Schema>, { id, rows: { after, to } }: Slice): Promise<ChangedRow[]> {
  const rows = await tx
    .selectFrom('import_row')
    .innerJoin('import_product', (join) =>
      join
        .onRef('import_product.job_id', '=', 'import_row.job_id')
        .onRef('import_product.row_no', '=', 'import_row.row_no'),
    )
    .select(['import_row.row_no', 'import_row.product_id', 'import_product.changes', 'import_product.before'])
    .where('import_row.job_id', '=', id)
    .where('action', '=', 'update')
    .where('import_row.row_no', '>', after)
    .where('import_row.row_no', '<=', to)
    .orderBy('import_row.row_no')
    .execute();
  return rows.flatMap(({ row_no, product_id, changes, before }) =>
    product_id === null ? [] : { row_no, product_id, changes: parseJson(changes), before: before && parseJson(before) },
  );
}

/** The products that these rows made. */
const madeBy = (tx: Transaction<Schema>, { id, rows: { after, to } }: Slice) =>
  tx
    .selectFrom('import_row')
    .select('product_id')
    .where('job_id', '=', id)
    .where('row_no', '>', after)
    .where('row_no', '<=', to)
    .where('action', '=', 'create');

export async function publishProducts(tx: Transaction<Schema>, slice: Slice): Promise<void> {
  const rows = await changedRows(tx, slice);
  const written = await writeChanges(tx, rows, slice.now, ({ changes }) => changes);
  await remember(tx, slice.id, rows, written);
  await showNew(tx, slice);
  await moveImportStock(tx, slice, 'import');
}

export async function undoProducts(tx: Transaction<Schema>, slice: Slice): Promise<void> {
  await moveImportStock(tx, slice, 'undo');
  await tx
    .updateTable('product')
    .set({ status: STATUS.off, updated_at: slice.now })
    .where('id', 'in', madeBy(tx, slice))
    .execute();
  const rows = await changedRows(tx, slice);
  await writeChanges(tx, rows, slice.now, ({ changes, before }, { record }) => {
    // what somebody has changed since stays
    const still = (Object.entries(before ?? {}) as [RecordKey, Value][]).filter(([key]) =>
      isSame(record[key] ?? null, changes[key] ?? null),
    );
    return Object.fromEntries(still);
  });
}

const PRICE_KEYS: readonly RecordKey[] = ['price', 'special_price', 'special_from', 'special_to'];

/** Writes what each row wants of its product as it is now. */
async function writeChanges(
  tx: Transaction<Schema>,
  rows: readonly ChangedRow[],
  now: string,
  wantedOf: (row: ChangedRow, product: LoadedProduct) => ProductRecord,
): Promise<Map<number, WrittenProduct>> {
  const ids = rows.map(({ product_id }) => product_id);
  const withTexts = rows.some(({ changes }) => Object.keys(changes).some((key) => textOfKey(key) !== null));
  const loaded = new Map((await loadProducts(tx, { ids }, { withTexts })).map((product) => [product.row.id, product]));
  const products = rows.flatMap((row) => {
    const before = loaded.get(row.product_id);
    if (!before) return [];
    // stocks are moved by the difference, for all rows at once
    const { stock: _, ...wanted } = wantedOf(row, before);
    return [{ before, wanted: { ...wanted } as Partial<Record<RecordKey, Value>>, stock: 'stock' in row.changes }];
  });
  for (const store of storeCodes) await keepTaken(tx, store, products);
  const written = products.map(
    ({ before, wanted, stock }): WrittenProduct => ({
      before,
      record: { ...before.record, ...wanted },
      keys: [...(Object.keys(wanted) as RecordKey[]), ...(stock ? (['stock'] as const) : [])],
    }),
  );
  await writeProducts(tx, written, now);
  const priced = written.filter(({ keys }) => keys.some((key) => PRICE_KEYS.includes(key)));
  await recordPricesOf(
    tx,
    priced.map(({ before }) => before.row.id),
    now,
  );
  for (const { before, record, keys } of written)
    for (const store of storeCodes) {
      const key = textKey('url_key', store);
      const [from, to] = [before.record[key], record[key]];
      if (keys.includes(key) && typeof from === 'string' && typeof to === 'string') await moveAddress(tx, from, to);
    }
  return new Map(written.map((product) => [product.before.row.id, product]));
}

/** An address that something else has got since the file was checked is left to it. */
async function keepTaken(
  tx: Transaction<Schema>,
  store: StoreCode,
  products: readonly { before: LoadedProduct; wanted: Partial<Record<RecordKey, Value>> }[],
): Promise<void> {
  const key = textKey('url_key', store);
  const paths = products.flatMap(({ wanted }) => (typeof wanted[key] === 'string' ? wanted[key] : []));
  const taken = await takenAddresses(tx, store, paths);
  for (const { before, wanted } of products) {
    const owner = typeof wanted[key] === 'string' ? taken.get(wanted[key]) : undefined;
    if (owner === undefined || owner === before.row.id) continue;
    if (before.record[key] === null) wanted[key] = `${String(wanted[key])}-${before.row.id}`;
    else delete wanted[key];
  }
}

async function recordPricesOf(tx: Transaction<Schema>, ids: readonly number[], now: string): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .selectFrom('product')
    .select(['id', 'price', 'special_price', 'special_from', 'special_to'])
    .where('id', 'in', ids)
    .execute();
  await recordPrices(tx, rows, now);
}

async function remember(
  tx: Transaction<Schema>,
  jobId: number,
  rows: readonly ChangedRow[],
  written: ReadonlyMap<number, WrittenProduct>,
): Promise<void> {
  const kept = rows.flatMap(({ row_no, product_id, changes }) => {
    const product = written.get(product_id);
    if (!product) return [];
    const { before, keys } = product;
    const told = keys.filter((key) => key !== 'stock').map((key) => [key, before.record[key] ?? null]);
    return {
      job_id: jobId,
      row_no,
      sku: before.row.sku,
      changes: toJson(changes),
      before: toJson(Object.fromEntries(told) as ProductRecord),
    };
  });
  if (kept.length > 0) await keepBefore(tx, kept);
}

const keepBefore = prepareQuery<Selectable<Schema['import_product']>, unknown>((db, rows) =>
  db
    .insertInto('import_product')
    .values(rows.map(({ job_id, row_no, sku, changes, before }) => ({ job_id, row_no, sku, changes, before })))
    .onConflict((conflict) =>
      conflict.columns(['job_id', 'row_no']).doUpdateSet(({ ref }) => ({ before: ref('excluded.before') })),
    ),
);

/** New products get the status that they are to have, and their first price is noted. */
async function showNew(tx: Transaction<Schema>, slice: Slice): Promise<void> {
  const { id, rows, now } = slice;
  const made = await madeBy(tx, slice).execute();
  const ids = made.flatMap(({ product_id }) => product_id ?? []);
  if (ids.length === 0) return;
  await sql`update product set status = changed.status, updated_at = ${now}
    from import_row as changed
    where changed.job_id = ${id} and changed.row_no > ${rows.after} and changed.row_no <= ${rows.to}
      and changed.product_id = product.id and changed.action = 'create'`.execute(tx);
  await recordPricesOf(tx, ids, now);
}
