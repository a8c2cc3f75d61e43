import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BulkChange } from '@brixel/contract/office/product-endpoints';
import { type Insertable, type RawBuilder, sql, type Transaction } from 'kysely';
import type { CatalogChange } from '../catalog/changes/change-log.ts';
import { type PricedRow, recordPrices } from '../catalog/price-history.ts';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { insertRows } from '../seed/insert-rows.ts';
import type { BulkStep } from './bulk-plan.ts';

/** More are shown by a build, which takes in everything. */
const MOST_IN_PLACE = 400;
/** What is changed without a break: in SQLite statements run on the event loop. */
const AT_ONCE = 200;

/** Which side of its rows an edit puts in place of the other. */
type Side = 'before' | 'after';
const other = { before: 'after', after: 'before' } as const satisfies Record<Side, Side>;

export interface BulkEdit {
  id: number;
  changes: CatalogChange[];
  skus: string[];
}

/** Changes many products with a few statements, and remembers how they were. */
export async function applyBulk(
  tx: Transaction<Schema>,
  change: BulkChange,
  steps: readonly BulkStep[],
  author: Author,
): Promise<BulkEdit> {
  const { id } = await tx
    .insertInto('bulk_edit')
    .values({ change: toJson(change), staff_name: author.staff.name, at: new Date().toISOString(), undone_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ordered = steps.toSorted((a, b) => a.row.id - b.row.id);
  for (let first = 0; first < ordered.length; first += AT_ONCE) {
    await insertRows(tx, 'bulk_edit_row', rowsOf(id, ordered.slice(first, first + AT_ONCE)));
    await nextTurn();
  }
  const ids = ordered.map(({ row }) => row.id);
  const skus = await putInPlace(tx, { id, ids, change }, 'after');
  const after = { products: skus.length, ...factsOf(change) };
  await recordChange(tx, { ...author, action: 'products.bulk', subject: subjectOf(skus), after });
  return { id, skus, changes: changesOf(change, skus) };
}

const rowsOf = (edit_id: number, steps: readonly BulkStep[]): Insertable<Schema['bulk_edit_row']>[] =>
  steps.map(({ row, numbers, texts }) => ({
    edit_id,
    product_id: row.id,
    sku: row.sku,
    number_before: numbers?.before ?? null,
    number_after: numbers?.after ?? null,
    text_before: texts?.before ?? null,
    text_after: texts?.after ?? null,
  }));

export interface UndoneBulk extends BulkEdit {
  kept: number;
}

/** Takes an edit back where products still are as it made them. */
export async function undoBulk(
  tx: Transaction<Schema>,
  id: number,
  author: Author,
): Promise<UndoneBulk | 'NOT_FOUND' | 'CHANGED_MEANWHILE'> {
  const edit = await tx.selectFrom('bulk_edit').select('change').where('id', '=', id).executeTakeFirst();
  if (!edit) return 'NOT_FOUND';
  const { numUpdatedRows } = await tx
    .updateTable('bulk_edit')
    .set({ undone_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'CHANGED_MEANWHILE';
  const change = parseJson(edit.change);
  const rows = await tx
    .selectFrom('bulk_edit_row')
    .select('product_id')
    .where('edit_id', '=', id)
    .orderBy('product_id')
    .execute();
  const ids = rows.map(({ product_id }) => product_id);
  const skus = await putInPlace(tx, { id, ids, change }, 'before');
  const before = { products: skus.length, ...factsOf(change) };
  await recordChange(tx, { ...author, action: 'products.undoBulk', subject: subjectOf(skus), before });
  return { id, skus, changes: changesOf(change, skus), kept: ids.length - skus.length };
}

/** What the audit log tells of a change. */
function factsOf({ kind, ...facts }: BulkChange): object {
  return 'status' in facts ? { published: facts.status === 'on' } : facts;
}

const subjectOf = ([first = '', ...more]: readonly string[]): string =>
  more.length === 0 ? first : `${first} + ${more.length}`;

const kinds = {
  percent: 'price',
  amount: 'price',
  status: 'status',
  place: 'stock',
  addCategory: 'content',
  removeCategory: 'content',
} as const satisfies Record<BulkChange['kind'], CatalogChange['kind']>;

function changesOf({ kind }: BulkChange, skus: readonly string[]): CatalogChange[] {
  const named = skus.map((sku): CatalogChange => ({ kind: kinds[kind], sku }));
  // places are no matter of the catalogue: other nodes of the office learn of them by the log all the same
  if (kind === 'place' || (named.length <= MOST_IN_PLACE && kinds[kind] !== 'content')) return named;
  return [{ kind: 'content', sku: null }, ...(named.length <= MOST_IN_PLACE ? named : [])];
}

interface WrittenEdit {
  id: number;
  /** of its products, in order */
  ids: readonly number[];
  change: BulkChange;
}

/** The skus that were changed: those that still were as the other side says. */
async function putInPlace(tx: Transaction<Schema>, { id, ids, change }: WrittenEdit, side: Side): Promise<string[]> {
  const skus: string[] = [];
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const some = ids.slice(first, first + AT_ONCE);
    const steps = sql<boolean>`step.edit_id = ${id} and step.product_id between ${some[0]} and ${some.at(-1)}`;
    skus.push(...(await putSome(tx, steps, change, side)));
    await nextTurn();
  }
  return skus;
}

/** Which rows of an edit. */
type Steps = RawBuilder<boolean>;

function putSome(tx: Transaction<Schema>, steps: Steps, change: BulkChange, side: Side): Promise<string[]> {
  switch (change.kind) {
    case 'percent':
    case 'amount':
      return putPrices(tx, steps, side);
    case 'status':
      return putStatus(tx, steps, side);
    case 'place':
      return putPlaces(tx, steps, side);
    case 'addCategory':
    case 'removeCategory':
      return putCategories(tx, steps, change.category, side);
  }
}

const column = (name: 'number' | 'text', side: Side) => sql.ref(`step.${name}_${side}`);

async function putPrices(tx: Transaction<Schema>, steps: Steps, side: Side): Promise<string[]> {
  const at = new Date().toISOString();
  const { rows } = await sql<PricedRow & { sku: string }>`
    update product set price = ${column('number', side)}, updated_at = ${at}
    from bulk_edit_row as step
    where ${steps} and step.product_id = product.id and product.price = ${column('number', other[side])}
    returning product.id, product.sku, product.price, product.special_price, product.special_from, product.special_to`.execute(
    tx,
  );
  await recordPrices(tx, rows, at);
  return rows.map(({ sku }) => sku);
}

async function putStatus(tx: Transaction<Schema>, steps: Steps, side: Side): Promise<string[]> {
  const at = new Date().toISOString();
  const { rows } = await sql<{ sku: string }>`
    update product set status = ${column('number', side)}, updated_at = ${at}
    from bulk_edit_row as step
    where ${steps} and step.product_id = product.id and product.status = ${column('number', other[side])}
    returning product.sku`.execute(tx);
  return rows.map(({ sku }) => sku);
}

async function putPlaces(tx: Transaction<Schema>, steps: Steps, side: Side): Promise<string[]> {
  // goods without a lot may have no shelf yet, which is as good as an empty place
  await sql`insert into shelf (sku, place, cost)
    select step.sku, '', null from bulk_edit_row as step
    where ${steps} and not exists (select 1 from lot where lot.sku = step.sku)
      and not exists (select 1 from shelf where shelf.sku = step.sku)`.execute(tx);
  const skus: string[] = [];
  for (const table of [sql.table('lot'), sql.table('shelf')]) {
    const { rows } = await sql<{ sku: string }>`
      update ${table} set place = ${column('text', side)}
      from bulk_edit_row as step
      where ${steps} and step.sku = ${table}.sku and ${table}.place = ${column('text', other[side])}
      returning ${table}.sku`.execute(tx);
    skus.push(...rows.map(({ sku }) => sku));
  }
  await sql`update product set updated_at = ${new Date().toISOString()}
    where id in (select step.product_id from bulk_edit_row as step where ${steps})`.execute(tx);
  return skus;
}

async function putCategories(tx: Transaction<Schema>, steps: Steps, category: number, side: Side): Promise<string[]> {
  const inIt = sql`exists (select 1 from product_category as placed
    where placed.product_id = step.product_id and placed.category_id = ${category})`;
  const { rows } = await sql<{ sku: string }>`select step.sku from bulk_edit_row as step
    where ${steps} and (case when ${inIt} then 1 else 0 end) = ${column('number', other[side])}`.execute(tx);
  await sql`insert into product_category (product_id, category_id)
    select step.product_id, cast(${category} as integer) from bulk_edit_row as step
    where ${steps} and ${column('number', side)} = 1 and not ${inIt}`.execute(tx);
  await sql`delete from product_category where category_id = ${category} and product_id in (
    select step.product_id from bulk_edit_row as step where ${steps} and ${column('number', side)} = 0)`.execute(tx);
  return rows.map(({ sku }) => sku);
}
