import { ALL_CUSTOMER_GROUPS } from '@brixel/commerce/tier-prices';
import type { Lot } from '@brixel/exchange/lot';
import { type NotNull, sql, type Transaction } from 'kysely';
import { recordPlainPrices } from '../catalog/price-history.ts';
import { parseJson, toJson } from '../database/column-types.ts';
import type { ImportTotals } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { insertRows } from '../seed/insert-rows.ts';
import type { Slice } from './apply-slices.ts';
import { lotTexts, tierRows } from './goods-rows.ts';
import { moveImportStock } from './move-import-stock.ts';
import { rememberGoods, toldRows } from './remember-goods.ts';
import { countRows } from './row-counts.ts';

/** Brings a slice of an import of lots into the tables of goods. Whoever orders waits for it: what its rows have none of is not looked for among them. */
export async function applyLots(tx: Transaction<Schema>, slice: Slice, totals: ImportTotals): Promise<void> {
  const { id, rows } = slice;
  const isOfExport = totals.base?.isUsed ?? false;
  const found = await countRows(tx, id, rows);
  const hasTold = found.known > 0 || isOfExport || (totals.news ?? 0) > 0;
  if (hasTold) await rememberGoods(tx, id, rows, { ...found, isOfExport });
  await applyPrices(tx, slice, { areNew: found.known === 0 });
  if (hasTold) {
    if (found.stocks > 0) await moveImportStock(tx, slice, 'import');
    await changeLots(tx, slice, isOfExport);
  }
  if (found.created > 0) await addLots(tx, slice);
  if (found.texts > 0) await applyTexts(tx, slice);
  if (found.tiers > 0) await applyTiers(tx, slice);
}

/** The day in the time of BrickLink, whose orders have no other. */
const sellersDay = (moment: string): string =>
  new Date(moment).toLocaleDateString('sv-SE', { timeZone: 'America/New_York' });

/** Rows of `import_row as changed`. */
const inRange = ({ id, rows: { after, to } }: Slice) =>
  sql`changed.job_id = ${id} and changed.row_no > ${after} and changed.row_no <= ${to}`;

/** Price, reduction and status, and what is charged from now on. */
async function applyPrices(tx: Transaction<Schema>, slice: Slice, { areNew }: { areNew: boolean }): Promise<void> {
  const { id, rows, now } = slice;
  await sql`update product set
      price = coalesce(changed.price, product.price),
      special_price = case when changed.price is null then product.special_price else changed.special_price end,
      special_from = case when changed.price is null then product.special_from end,
      special_to = case when changed.price is null then product.special_to end,
      status = coalesce(changed.status, product.status),
      updated_at = ${now}
    from import_row as changed
    where ${inRange(slice)} and changed.product_id = product.id
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

const addLots = (tx: Transaction<Schema>, slice: Slice) =>
  sql`insert into lot (sku, product_id, external_id, lot_key, place, cost, source, source_qty, is_gone, family_sku, colour_no)
    select sku, product_id, external_id, lot_key, place, cost, lot, qty, 0, family_sku, colour_no
    from import_row as changed where ${inRange(slice)} and action = 'create'`.execute(tx);

/** A file that was made from an export knows also of lots that it leaves as they are what was sold here. */
const changeLots = (tx: Transaction<Schema>, slice: Slice, isOfExport: boolean) =>
  sql`update lot set external_id = changed.external_id, lot_key = changed.lot_key, place = coalesce(changed.place, lot.place),
      cost = coalesce(changed.cost, lot.cost), source = changed.lot, source_qty = changed.qty,
      source_drop = lot.source_drop + case when changed.qty_change < 0 then -changed.qty_change else 0 end,
      dropped_on = case when changed.qty_change < 0 then cast(${sellersDay(slice.now)} as text) else lot.dropped_on end,
      is_gone = case when changed.action = 'retire' then 1 else 0 end
    from import_row as changed
    where ${inRange(slice)} and changed.sku = lot.sku and ${toldRows(isOfExport)}`.execute(tx);

const rowsThat = (
  tx: Transaction<Schema>,
  { id, rows: { after, to } }: Slice,
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
async function applyTexts(tx: Transaction<Schema>, slice: Slice): Promise<void> {
  for (const { product_id, lot } of await rowsThat(tx, slice, 'changes_texts')) {
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

async function applyTiers(tx: Transaction<Schema>, slice: Slice): Promise<void> {
  const rows = await rowsThat(tx, slice, 'changes_tiers');
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

const setStep = (tx: Transaction<Schema>, productId: number, { step }: Pick<Lot, 'step'>) =>
  tx.updateTable('stock').set({ step, min_sale: step }).where('product_id', '=', productId).execute();

export const removeTiers = (tx: Transaction<Schema>, productId: number) =>
  tx
    .deleteFrom('tier_price')
    .where('product_id', '=', productId)
    .where('customer_group_id', '=', ALL_CUSTOMER_GROUPS)
    .execute();
