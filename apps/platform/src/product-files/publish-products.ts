import { type StoreCode, storeCodes } from '@brixel/contract/stores';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { type PricedRow, recordPlainPrices, recordPrice } from '../catalog/price-history.ts';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Database } from '../database/database.ts';
import { prepareQuery } from '../database/prepare-query.ts';
import type { Schema } from '../database/schema.ts';
import { moveAddress } from '../goods/save-product.ts';
import type { RowRange } from '../imports/apply-slices.ts';
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

async function changedRows(tx: Kysely<Schema>, jobId: number, { after, to }: RowRange): Promise<ChangedRow[]> {
  const rows = await tx
    .selectFrom('import_row')
    .innerJoin('import_product', (join) =>
      join
        .onRef('import_product.job_id', '=', 'import_row.job_id')
        .onRef('import_product.row_no', '=', 'import_row.row_no'),
    )
    .select(['import_row.row_no', 'import_row.product_id', 'import_product.changes', 'import_product.before'])
    .where('import_row.job_id', '=', jobId)
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
const madeBy = (tx: Transaction<Schema>, jobId: number, { after, to }: RowRange) =>
  tx
    .selectFrom('import_row')
    .select('product_id')
    .where('job_id', '=', jobId)
    .where('row_no', '>', after)
    .where('row_no', '<=', to)
    .where('action', '=', 'create');

export async function publishProducts(
  tx: Transaction<Schema>,
  kind: Database['kind'],
  jobId: number,
  range: RowRange,
  now: string,
): Promise<void> {
  const rows = await changedRows(tx, jobId, range);
  const written = await writeChanges(tx, rows, now, ({ changes }) => changes);
  await remember(tx, jobId, rows, written);
  await showNew(tx, jobId, range, now);
  await moveImportStock(tx, kind, jobId, range, 'import');
}

export async function undoProducts(
  tx: Transaction<Schema>,
  kind: Database['kind'],
  jobId: number,
  range: RowRange,
  now: string,
): Promise<void> {
  await moveImportStock(tx, kind, jobId, range, 'undo');
  await tx
    .updateTable('product')
    .set({ status: STATUS.off, updated_at: now })
    .where('id', 'in', madeBy(tx, jobId, range))
    .execute();
  const rows = await changedRows(tx, jobId, range);
  await writeChanges(tx, rows, now, ({ changes, before }, { record }) => {
    // what somebody has changed since stays
    const still = (Object.entries(before ?? {}) as [RecordKey, Value][]).filter(([key]) =>
      isSame(record[key] ?? null, changes[key] ?? null),
    );
    return Object.fromEntries(still);
  });
}

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
  await recordPrices(tx, written, now);
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

const PRICE_KEYS: readonly RecordKey[] = ['price', 'special_price', 'special_from', 'special_to'];

async function recordPrices(tx: Transaction<Schema>, written: readonly WrittenProduct[], now: string): Promise<void> {
  const ids = written
    .filter(({ keys }) => keys.some((key) => PRICE_KEYS.includes(key)))
    .map(({ before }) => before.row.id);
  await recordPricesOf(tx, ids, now);
}

async function recordPricesOf(tx: Transaction<Schema>, ids: readonly number[], now: string): Promise<void> {
  if (ids.length === 0) return;
  const rows: PricedRow[] = await tx
    .selectFrom('product')
    .select(['id', 'price', 'special_price', 'special_from', 'special_to'])
    .where('id', 'in', ids)
    .execute();
  const isPlain = ({ special_from, special_to }: PricedRow): boolean => special_from === null && special_to === null;
  for (const row of rows.filter((product) => !isPlain(product))) await recordPrice(tx, row, Date.parse(now));
  const plain = rows.filter(isPlain).map(({ id }) => id);
  if (plain.length > 0) await recordPlainPrices(tx, plain, now);
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
async function showNew(tx: Transaction<Schema>, jobId: number, range: RowRange, now: string): Promise<void> {
  const made = await madeBy(tx, jobId, range).execute();
  const ids = made.flatMap(({ product_id }) => product_id ?? []);
  if (ids.length === 0) return;
  await sql`update product set status = changed.status, updated_at = ${now}
    from import_row as changed
    where changed.job_id = ${jobId} and changed.row_no > ${range.after} and changed.row_no <= ${range.to}
      and changed.product_id = product.id and changed.action = 'create'`.execute(tx);
  await recordPricesOf(tx, ids, now);
}
