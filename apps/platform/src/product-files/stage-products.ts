import { productFileFields } from '@brixel/contract/office/product-file';
import { defaultStoreCode } from '@brixel/contract/stores';
import { decodeText } from '@brixel/exchange/decode-text';
import type { Kysely, Transaction } from 'kysely';
import { bundleParts } from '../catalog/changes/affected-products.ts';
import type { ProductAttributes } from '../database/catalog-tables.ts';
import { parseJson, toJson } from '../database/column-types.ts';
import type {
  CategoryChoice,
  FoundCategories,
  ImportChoice,
  ImportTotals,
  ProductsChoice,
} from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { type AdditionList, additionList } from '../dump-files/addition-list.ts';
import { type DumpSource, openDump } from '../dump-files/dump-source.ts';
import { buyerGetsOf } from '../goods/buyer-gets.ts';
import { addToTotals, noTotals } from '../imports/check-lots.ts';
import { type ClaimedJob, touchJob } from '../imports/claim-job.ts';
import { categoryCounter } from '../imports/file-categories.ts';
import type { FileLooks } from '../imports/look-at-file.ts';
import type { ProductLooks } from '../imports/look-at-products.ts';
import { chosenFor } from '../imports/lot-categories.ts';
import { importRow } from '../imports/plan-row.ts';
import { unpackFile } from '../imports/unpack-file.ts';
import { sliceWriter } from '../imports/write-slices.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { recordMovements } from '../stock/stock-movements.ts';
import { categoryMaker } from './make-categories.ts';
import { newProduct, newRecord } from './new-product.ts';
import { MAILED, type PlanContext } from './plan-product.ts';
import { type PlannedProduct, planProducts } from './plan-products.ts';
import { loadProductNames } from './product-names.ts';
import { attributeKey, type ProductRecord, type RecordKey } from './product-record.ts';
import { type ReadProduct, readJsonLines, readProductTable } from './read-products.ts';
import { writeProducts } from './write-products.ts';

/** Reading a file of products: what each row will do, and its new goods where nobody sees them. */

export interface ProductFile {
  path: string;
  encoding: FileLooks['encoding'];
  looks: ProductLooks;
  choice: ProductsChoice;
  prices: Pick<ImportChoice, 'jumps' | 'rowPrices' | 'prices' | 'vatRate' | 'reducedVatRate'>;
  categories: CategoryChoice;
}

/** Written at once. Orders and carts wait no longer than for one of them. */
const ROWS_AT_ONCE = 100;

function read({ path, encoding, looks, choice }: ProductFile): AsyncIterable<ReadProduct> {
  const chunks = decodeText(unpackFile(path), encoding);
  return looks.format === 'products-jsonl'
    ? readJsonLines(chunks)
    : readProductTable(chunks, { separator: looks.separator, decimals: choice.decimals });
}

type Facts = Omit<PlanContext, 'names'>;

/** Products may refer to others that stand further down in the file, so what matters of them is read first. */
async function factsOf(db: Kysely<Schema>, products: AsyncIterable<ReadProduct>): Promise<Facts> {
  const rows = await db.selectFrom('product').select('sku').execute();
  const skus = new Set(rows.map(({ sku }) => sku));
  const special = await db
    .selectFrom('product')
    .select(['sku', 'attributes'])
    .where('type_id', 'in', ['virtual', 'bundle'])
    .execute();
  /** by sku: which of the two it has */
  const mailed = new Map<string, readonly RecordKey[]>();
  const parts = new Map<string, readonly string[]>();
  for (const { sku, attributes } of special) {
    const known = parseJson(attributes);
    mailed.set(sku, buyerGetsOf(known) === 'nothing' ? [] : [attributeKey(buyerGetsOf(known))]);
    parts.set(sku, bundleParts(known));
  }
  for await (const { product } of products) {
    if (!product?.sku) continue;
    const { sku, said } = product;
    skus.add(sku);
    const before = mailed.get(sku) ?? [];
    mailed.set(
      sku,
      MAILED.filter((key) => (key in said ? said[key] === true : before.includes(key))),
    );
    if ('bundle' in said) parts.set(sku, saidParts(said.bundle));
  }
  const bundled = new Set([...parts.values()].flat());
  return {
    isKnownSku: (sku) => skus.has(sku),
    isMailed: (sku) => (mailed.get(sku) ?? []).length > 0,
    isBundled: (sku) => bundled.has(sku),
  };
}

/** None where it is no bundle: its own row says so. */
function saidParts(said: unknown): string[] {
  const { data } = productFileFields.bundle.schema.safeParse(said);
  return bundleParts({ bundleOptions: (data ?? []) as NonNullable<ProductAttributes['bundleOptions']> });
}

export async function planFile(
  db: Kysely<Schema>,
  job: ClaimedJob,
  file: ProductFile,
): Promise<{ totals: ImportTotals; categoryIds: readonly number[] }> {
  const additions = additionList();
  const dump = await dumpOf(db, job, file, additions);
  const rows = () => dump?.rows() ?? read(file);
  const facts = await factsOf(db, rows());
  const counter = categoryCounter();
  const isWanted = (path: string): boolean =>
    !dump && (file.choice.categories === 'make' || chosenFor(file.categories, path) === 'new');
  const maker = await categoryMaker(db, (tx) => touchJob(tx, job), isWanted);
  const loaded = await loadProductNames(db);
  let names = dump?.withPlaces(loaded) ?? loaded;
  const planned = planProducts(
    db,
    inCategories(rows(), file.categories, (name) => counter.add(name, null)),
    async (rows) => {
      names = await maker.namesFor(rows, names);
      return { names, ...facts };
    },
    file.prices,
  );
  const writeSlice = sliceWriter(db);
  let totals = noTotals;
  let written = 0;
  let waiting: PlannedProduct[] = [];
  const write = async (): Promise<void> => {
    const rows = waiting;
    waiting = [];
    written += rows.length;
    await writeSlice(async (tx) => {
      await touchJob(tx, job, { rows_read: written });
      await insertRows(
        tx,
        'import_row',
        rows.map(({ row }) => importRow(job.id, row)),
      );
      await insertRows(
        tx,
        'import_product',
        rows.flatMap(({ row: { row_no, sku, action }, changes }) =>
          sku && (action === 'create' || action === 'update')
            ? { job_id: job.id, row_no, sku, changes: toJson(changes), before: null }
            : [],
        ),
      );
    });
  };
  for await (const product of planned) {
    totals = added(totals, product);
    waiting.push(product);
    const { oldPaths, row } = product;
    for (const from of oldPaths)
      if (dump && row.sku) additions.add({ kind: 'redirect', from, store: dump.store, sku: row.sku });
    if (waiting.length === ROWS_AT_ONCE) await write();
  }
  if (waiting.length > 0) await write();
  await additions.write(db, job);
  return {
    totals: { ...totals, categories: dump ? withPlaces(counter.found(), dump) : counter.found() },
    categoryIds: [...(dump?.made ?? []), ...maker.made],
  };
}

const withPlaces = (found: FoundCategories, { placeOf }: DumpSource): FoundCategories =>
  Object.fromEntries(
    Object.entries(found).map(([path, one]) => {
      const id = placeOf(path);
      return [path, { ...one, ...(id !== null && { id }) }];
    }),
  );

/** Null: it is no dump. */
async function dumpOf(
  db: Kysely<Schema>,
  job: ClaimedJob,
  { path, encoding, looks, choice, prices, categories }: ProductFile,
  additions: AdditionList,
): Promise<DumpSource | null> {
  if (!looks.dump) return null;
  const dump = await openDump(db, job, {
    ...{ path, encoding, prices, categories, additions },
    choice: choice.dump ?? { store: looks.dump.store ?? defaultStoreCode, weight: 'kg' },
    newCategories: choice.categories,
  });
  await additions.write(db, job);
  return dump;
}

/** Rows with the categories that their owner has chosen for those of the file. */
async function* inCategories(
  rows: AsyncIterable<ReadProduct>,
  choice: CategoryChoice,
  count: (name: string) => void,
): AsyncGenerator<ReadProduct> {
  for await (const row of rows) {
    const said = row.product?.said.categories;
    if (!row.product || !Array.isArray(said)) {
      yield row;
      continue;
    }
    const categories = said.flatMap((path): unknown => {
      if (typeof path !== 'string' || path.startsWith('#')) return path;
      count(path);
      const chosen = chosenFor(choice, path);
      return chosen === null ? [] : typeof chosen === 'number' ? `#${chosen}` : path;
    });
    yield { ...row, product: { ...row.product, said: { ...row.product.said, categories } as typeof row.product.said } };
  }
}

function added(totals: ImportTotals, { row, stock, price }: PlannedProduct): ImportTotals {
  const { pieces, value } = totals;
  return { ...addToTotals(totals, row), pieces: pieces + stock, value: value + stock * price };
}

/** The new products of an import, a few at a time, with a status that no catalogue shows. */
export async function stageNewProducts(db: Kysely<Schema>, job: ClaimedJob): Promise<void> {
  const now = new Date().toISOString();
  const writeSlice = sliceWriter(db);
  let written = 0;
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('import_row')
      .innerJoin('import_product', (join) =>
        join
          .onRef('import_product.job_id', '=', 'import_row.job_id')
          .onRef('import_product.row_no', '=', 'import_row.row_no'),
      )
      .select(['import_row.row_no', 'import_product.sku', 'import_product.changes'])
      .where('import_row.job_id', '=', job.id)
      .where('action', '=', 'create')
      .where('import_row.row_no', '>', last)
      .orderBy('import_row.row_no')
      .limit(ROWS_AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    written += rows.length;
    await writeSlice(async (tx) => {
      await touchJob(tx, job, { goods_written: written });
      await insertNew(
        tx,
        job.id,
        rows.map(({ row_no, sku, changes }) => ({ row_no, sku, record: { ...newRecord, ...parseJson(changes) } })),
        now,
      );
    });
    last = rows.at(-1)!.row_no;
  }
}

async function insertNew(
  tx: Transaction<Schema>,
  jobId: number,
  rows: readonly { row_no: number; sku: string; record: ProductRecord }[],
  now: string,
): Promise<void> {
  const { last } = await tx
    .selectFrom('product')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  const goods = rows.map(({ row_no, sku, record }, place) => ({
    row_no,
    before: newProduct((last ?? 0) + place + 1, sku, record, now),
    record,
    keys: Object.keys(record) as RecordKey[],
  }));
  await writeProducts(tx, goods, now);
  await recordMovements(
    tx,
    goods.map(({ before, record }) => ({
      sku: before.row.sku,
      delta: Number(record.stock ?? 0),
      reason: 'import',
      importId: jobId,
    })),
  );
  for (const { row_no, before, record } of goods) {
    await tx
      .updateTable('stock')
      .set({ qty: Number(record.stock ?? 0) })
      .where('sku', '=', before.row.sku)
      .execute();
    await tx
      .updateTable('import_row')
      .set({ product_id: before.row.id })
      .where('job_id', '=', jobId)
      .where('row_no', '=', row_no)
      .execute();
  }
}
