import { ALL_CUSTOMER_GROUPS } from '@brixel/commerce/tier-prices';
import type { Lot } from '@brixel/exchange/lot';
import { type Kysely, type NotNull, sql, type Transaction } from 'kysely';
import { type CatalogChange, recordChanges } from '../catalog/changes/change-log.ts';
import { notifyWithCommit } from '../catalog/changes/change-signal.ts';
import { recordPlainPrices } from '../catalog/price-history.ts';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Database } from '../database/database.ts';
import type { ImportTotals } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { applyAdditions } from '../dump-files/import-additions.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { isOfProducts } from '../product-files/product-formats.ts';
import { publishProducts } from '../product-files/publish-products.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { salesChanges, takeOffSales } from './apply-sales.ts';
import { applyInSlices, beginApplying, type RowRange } from './apply-slices.ts';
import { touchJob } from './claim-job.ts';
import { lotTexts, tierRows } from './goods-rows.ts';
import { findJob, type ImportJob, importRevision, moveJob, toJob, totalsOf } from './import-jobs.ts';
import { joinFamilies } from './join-families.ts';
import { moveImportStock } from './move-import-stock.ts';
import { rememberGoods, toldRows } from './remember-goods.ts';
import { countRows } from './row-counts.ts';

export type PublishRefusal =
  | 'NOT_FOUND'
  | 'NOT_STAGED'
  | 'OUTDATED'
  | 'TOO_MANY_ERRORS'
  | 'TOO_MANY_GONE'
  /** another import is worked on at this moment */
  | 'BUSY';

/** Beyond these shares it is probably the wrong file. */
const MOST_ERRORS = 0.2;
const MOST_GONE = 0.3;

export interface PublishOptions {
  author: Author;
  /** the owner has seen how much is wrong or gone */
  isSure: boolean;
  now?: number;
  /** the process that has claimed the import; without it the import is claimed now */
  runner?: string;
}

/** Shows what an import has staged: slice by slice it is brought into the tables, and shoppers see all of it at once when it is there. */
export async function publishJob(
  database: Pick<Database, 'db' | 'kind'>,
  id: number,
  { author, isSure, now = Date.now(), runner }: PublishOptions,
): Promise<ImportJob | PublishRefusal> {
  const { db, kind } = database;
  const refusal = (tx: Transaction<Schema>) => refusalOf(tx, id, isSure);
  const begun = await beginApplying(database, id, 'publish', { author, runner, refusal });
  if (begun === 'OTHER_HAS_BEGUN') return 'OUTDATED';
  if (typeof begun === 'string') return begun;
  const publishedAt = new Date(now).toISOString();
  const staged = toJob((await findJob(db, id))!);
  const { format } = staged;
  if (isOfProducts(format)) {
    await applyInSlices(db, begun, staged, (tx, rows) => publishProducts(tx, kind, id, rows, publishedAt));
    await applyAdditions(db, begun);
  } else if (format !== 'orders-xml') {
    await applyInSlices(db, begun, staged, (tx, rows) => applyGoods(tx, kind, staged, rows, publishedAt));
    await joinFamilies(db, begun, publishedAt);
  }
  return db.transaction().execute(async (tx) => {
    await touchJob(tx, begun);
    const facts = { publishedAt, applied_to: null, file: null };
    if (!(await moveJob(tx, id, 'staged', 'published', facts))) return 'NOT_STAGED';
    const job = toJob((await findJob(tx, id))!);
    if (format === 'orders-xml') await takeOffSales(tx, kind, id);
    else await showCategories(tx, id);
    await recordChanges(tx, format === 'orders-xml' ? await salesChanges(tx, id) : await changesOf(tx, id));
    await notifyWithCommit(tx, kind);
    const { create, update, retire } = job.totals;
    const after = { create, update, retire };
    await recordChange(tx, { ...author, action: 'imports.publish', subject: job.name, after });
    return job;
  });
}

/** Whoever orders waits for this: what these rows have none of is not looked for among them. */
async function applyGoods(
  tx: Transaction<Schema>,
  kind: Database['kind'],
  { id, totals }: ImportJob,
  rows: RowRange,
  now: string,
): Promise<void> {
  const isOfExport = totals.base?.isUsed ?? false;
  const found = await countRows(tx, id, rows);
  const hasTold = found.known > 0 || isOfExport || (totals.news ?? 0) > 0;
  if (hasTold) await rememberGoods(tx, id, rows, { ...found, isOfExport });
  await applyPrices(tx, id, rows, now, found.known === 0);
  if (hasTold) {
    if (found.stocks > 0) await moveImportStock(tx, kind, id, rows, 'import');
    await changeLots(tx, id, rows, { today: sellersDay(now), isOfExport });
  }
  if (found.created > 0) await addLots(tx, id, rows);
  if (found.texts > 0) await applyTexts(tx, id, rows);
  if (found.tiers > 0) await applyTiers(tx, id, rows);
}

/** The day in the time of BrickLink, whose orders have no other. */
const sellersDay = (moment: string): string =>
  new Date(moment).toLocaleDateString('sv-SE', { timeZone: 'America/New_York' });

export async function refusalOf(tx: Kysely<Schema>, id: number, isSure: boolean): Promise<PublishRefusal | null> {
  const job = await findJob(tx, id);
  if (!job) return 'NOT_FOUND';
  if (job.state !== 'staged') return 'NOT_STAGED';
  if (job.basis !== (await importRevision(tx))) return 'OUTDATED';
  const doubt = doubtOf(totalsOf(job));
  if (isSure || !doubt) return null;
  return doubt.kind === 'gone' ? 'TOO_MANY_GONE' : 'TOO_MANY_ERRORS';
}

/** Why it is probably the wrong file: so many of so many are gone, or have errors. */
export interface Doubt {
  kind: 'errors' | 'gone';
  number: number;
  of: number;
}

export function doubtOf({ create, update, unchanged, skip, error, retire }: ImportTotals): Doubt | null {
  const [rows, known] = [create + update + unchanged + skip + error, update + unchanged + retire];
  if (retire > MOST_GONE * known) return { kind: 'gone', number: retire, of: known };
  return error > MOST_ERRORS * rows ? { kind: 'errors', number: error, of: rows } : null;
}

/** Rows of `import_row as changed`. */
const inRange = (id: number, { after, to }: RowRange) =>
  sql`changed.job_id = ${id} and changed.row_no > ${after} and changed.row_no <= ${to}`;

/** Price, reduction and status, and what is charged from now on. */
async function applyPrices(
  tx: Transaction<Schema>,
  id: number,
  rows: RowRange,
  now: string,
  areNew: boolean,
): Promise<void> {
  await sql`update product set
      price = coalesce(changed.price, product.price),
      special_price = case when changed.price is null then product.special_price else changed.special_price end,
      special_from = case when changed.price is null then product.special_from end,
      special_to = case when changed.price is null then product.special_to end,
      status = coalesce(changed.status, product.status),
      updated_at = ${now}
    from import_row as changed
    where ${inRange(id, rows)} and changed.product_id = product.id
      and (changed.price is not null or changed.status is not null)`.execute(tx);
  const priced = tx
    .selectFrom('import_row')
    .select('product_id')
    .where('job_id', '=', id)
    .where('row_no', '>', rows.after)
    .where('row_no', '<=', rows.to)
    .where('price', 'is not', null)
    .where('product_id', 'is not', null)
    .$narrowType<{ product_id: NotNull }>();
  await recordPlainPrices(tx, priced, now, { areNew });
}

const addLots = (tx: Transaction<Schema>, id: number, rows: RowRange) =>
  sql`insert into lot (sku, product_id, external_id, lot_key, place, cost, source, source_qty, is_gone, family_sku, colour_no)
    select sku, product_id, external_id, lot_key, place, cost, lot, qty, 0, family_sku, colour_no
    from import_row as changed where ${inRange(id, rows)} and action = 'create'`.execute(tx);

/** A file that was made from an export knows also of lots that it leaves as they are what was sold here. */
const changeLots = (
  tx: Transaction<Schema>,
  id: number,
  rows: RowRange,
  { today, isOfExport }: { today: string; isOfExport: boolean },
) =>
  sql`update lot set external_id = changed.external_id, lot_key = changed.lot_key, place = coalesce(changed.place, lot.place),
      cost = coalesce(changed.cost, lot.cost), source = changed.lot, source_qty = changed.qty,
      source_drop = lot.source_drop + case when changed.qty_change < 0 then -changed.qty_change else 0 end,
      dropped_on = case when changed.qty_change < 0 then cast(${today} as text) else lot.dropped_on end,
      is_gone = case when changed.action = 'retire' then 1 else 0 end
    from import_row as changed
    where ${inRange(id, rows)} and changed.sku = lot.sku and ${toldRows(isOfExport)}`.execute(tx);

const rowsThat = (
  tx: Transaction<Schema>,
  id: number,
  { after, to }: RowRange,
  change: 'changes_texts' | 'changes_tiers',
) =>
  tx
    .selectFrom('import_row')
    .select(['product_id', 'lot'])
    .where('job_id', '=', id)
    .where('row_no', '>', after)
    .where('row_no', '<=', to)
    .where('action', '=', 'update')
    .where(change, '=', 1)
    .execute();

/** Addresses stay: they are in search engines and bookmarks. */
async function applyTexts(tx: Transaction<Schema>, id: number, range: RowRange): Promise<void> {
  for (const { product_id, lot } of await rowsThat(tx, id, range, 'changes_texts')) {
    if (product_id === null || lot === null) continue;
    for (const { store, name, description, details } of lotTexts(parseJson(lot)))
      await tx
        .updateTable('product_text')
        .set({ name, description, details: toJson(details), meta_title: name, meta_description: name })
        .where('product_id', '=', product_id)
        .where('store_code', '=', store)
        .execute();
  }
}

async function applyTiers(tx: Transaction<Schema>, id: number, range: RowRange): Promise<void> {
  const rows = await rowsThat(tx, id, range, 'changes_tiers');
  for (const { product_id, lot } of rows) {
    if (product_id === null || lot === null) continue;
    await removeTiers(tx, product_id);
    await setStep(tx, product_id, parseJson(lot));
  }
  await insertRows(
    tx,
    'tier_price',
    rows.flatMap(({ product_id, lot }) =>
      product_id !== null && lot !== null ? tierRows(product_id, parseJson(lot)) : [],
    ),
  );
}

export const setStep = (tx: Transaction<Schema>, productId: number, { step }: Pick<Lot, 'step'>) =>
  tx.updateTable('stock').set({ step, min_sale: step }).where('product_id', '=', productId).execute();

export const removeTiers = (tx: Transaction<Schema>, productId: number) =>
  tx
    .deleteFrom('tier_price')
    .where('product_id', '=', productId)
    .where('customer_group_id', '=', ALL_CUSTOMER_GROUPS)
    .execute();

async function showCategories(tx: Transaction<Schema>, id: number): Promise<void> {
  const { category_ids } = (await findJob(tx, id))!;
  const ids = parseJson(category_ids);
  if (ids.length > 0) await tx.updateTable('category').set({ is_active: 1 }).where('id', 'in', ids).execute();
}

/** More are shown by a build, which takes in everything. */
const MOST_IN_PLACE = 400;

export async function changesOf(db: Kysely<Schema>, id: number): Promise<CatalogChange[]> {
  const rows = await db
    .selectFrom('import_row')
    .select('sku')
    .where('job_id', '=', id)
    .where('action', 'in', ['create', 'update', 'retire'])
    .limit(MOST_IN_PLACE + 1)
    .execute();
  const isOther = rows.length > 0 || (await hasAdditions(db, id));
  if (!isOther) return [];
  const skus = rows.length > MOST_IN_PLACE ? [] : rows.flatMap(({ sku }) => sku ?? []);
  return [null, ...skus, ...(await familiesOf(db, skus))].map((sku) => ({ kind: 'content', sku }));
}

/** Categories and filters are to be seen without any goods that change. */
async function hasAdditions(db: Kysely<Schema>, id: number): Promise<boolean> {
  const job = await findJob(db, id);
  if (job && parseJson(job.category_ids).length > 0) return true;
  const row = await db
    .selectFrom('import_addition')
    .select('number')
    .where('job_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function familiesOf(db: Kysely<Schema>, skus: readonly string[]): Promise<string[]> {
  if (skus.length === 0) return [];
  const rows = await db.selectFrom('lot').select('family_sku').distinct().where('sku', 'in', skus).execute();
  return rows.flatMap(({ family_sku }) => family_sku ?? []);
}
