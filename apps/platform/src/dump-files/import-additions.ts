import { comparedPath } from '@brixel/contract/shop-path';
import type { Kysely, Transaction } from 'kysely';
import { addRedirect } from '../content/redirects.ts';
import { parseJson, toJson } from '../database/column-types.ts';
import type { ImportAddition } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { type ClaimedJob, touchJob } from '../imports/claim-job.ts';
import { sliceWriter } from '../imports/write-slices.ts';
import { applyReview, undoReview } from './bring-reviews.ts';

/**
 * What an import brings beside goods: addresses of the other shop, filters, reviews, words in a further language. It waits beside the rows until
 * the import is published, is then written slice by slice, and taken back when it is undone.
 */

const AT_ONCE = 200;

export const applyAdditions = (db: Kysely<Schema>, job: ClaimedJob): Promise<void> => inSlices(db, job, 0, applyOne);

export const undoAdditions = (db: Kysely<Schema>, job: ClaimedJob): Promise<void> => inSlices(db, job, 1, undoOne);

/** Each remembers whether it was written, in the same transaction: whoever goes on after a crash does the rest. */
async function inSlices(
  db: Kysely<Schema>,
  job: ClaimedJob,
  isApplied: 0 | 1,
  change: (tx: Transaction<Schema>, addition: ImportAddition) => Promise<ImportAddition | null>,
): Promise<void> {
  const writeSlice = sliceWriter(db);
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('import_addition')
      .select(['number', 'content'])
      .where('job_id', '=', job.id)
      .where('is_applied', '=', isApplied)
      .where('number', '>', last)
      .orderBy('number')
      .limit(AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)!.number;
    await writeSlice(async (tx) => {
      await touchJob(tx, job);
      for (const { number, content } of rows) {
        const changed = await change(tx, parseJson(content));
        if (!changed) continue;
        await tx
          .updateTable('import_addition')
          .set({ content: toJson(changed), is_applied: isApplied === 1 ? 0 : 1 })
          .where('job_id', '=', job.id)
          .where('number', '=', number)
          .execute();
      }
    });
  }
}

/** Null: it is there already, or what it belongs to is not. */
async function applyOne(tx: Transaction<Schema>, addition: ImportAddition): Promise<ImportAddition | null> {
  switch (addition.kind) {
    case 'redirect': {
      const from = comparedPath(addition.from);
      const to = await addressesOf(tx, addition);
      if (from === null || to === null || from === '/' || to.includes(from)) return null;
      const known = await tx.selectFrom('redirect').select('id').where('from_path', '=', from).executeTakeFirst();
      if (known) return null;
      await addRedirect(tx, { from_path: from, to_path: to[0]!, status: 301 });
      return { ...addition, from, to: to[0]! };
    }
    case 'attribute':
      await showAttribute(tx, addition);
      return addition;
    case 'attribute-label': {
      const row = { attribute_id: addition.id, store_code: addition.store, label: addition.label };
      return addedOne(
        await tx
          .insertInto('attribute_text')
          .values(row)
          .onConflict((on) => on.doNothing())
          .executeTakeFirst(),
      )
        ? addition
        : null;
    }
    case 'option-label': {
      const { attributeId, id, store, label } = addition;
      const row = { attribute_id: attributeId, option_id: id, store_code: store, label };
      return addedOne(
        await tx
          .insertInto('attribute_option_text')
          .values(row)
          .onConflict((on) => on.doNothing())
          .executeTakeFirst(),
      )
        ? addition
        : null;
    }
    case 'review':
      return applyReview(tx, addition);
    case 'category-text': {
      const row = { category_id: addition.id, store_code: addition.store, ...addition.text };
      return addedOne(
        await tx
          .insertInto('category_text')
          .values(row)
          .onConflict((on) => on.doNothing())
          .executeTakeFirst(),
      )
        ? addition
        : null;
    }
  }
}

/** What somebody has changed since stays. */
async function undoOne(tx: Transaction<Schema>, addition: ImportAddition): Promise<ImportAddition> {
  switch (addition.kind) {
    case 'redirect':
      await tx
        .deleteFrom('redirect')
        .where('from_path', '=', addition.from)
        .where('to_path', '=', addition.to ?? '')
        .execute();
      break;
    case 'attribute':
      await showAttribute(tx, { ...addition, facet: false, sheet: false, search: false, compare: false });
      break;
    case 'attribute-label':
      await tx
        .deleteFrom('attribute_text')
        .where('attribute_id', '=', addition.id)
        .where('store_code', '=', addition.store)
        .where('label', '=', addition.label)
        .execute();
      break;
    case 'option-label':
      await tx
        .deleteFrom('attribute_option_text')
        .where('attribute_id', '=', addition.attributeId)
        .where('option_id', '=', addition.id)
        .where('store_code', '=', addition.store)
        .where('label', '=', addition.label)
        .execute();
      break;
    case 'review':
      await undoReview(tx, addition);
      break;
    case 'category-text':
      await tx
        .deleteFrom('category_text')
        .where('category_id', '=', addition.id)
        .where('store_code', '=', addition.store)
        .where('name', '=', addition.text.name)
        .execute();
  }
  return addition;
}

const addedOne = ({ numInsertedOrUpdatedRows }: { numInsertedOrUpdatedRows?: bigint | undefined }): boolean =>
  numInsertedOrUpdatedRows === 1n;

const showAttribute = (
  tx: Transaction<Schema>,
  { id, facet, sheet, search, compare }: Extract<ImportAddition, { kind: 'attribute' }>,
) =>
  tx
    .updateTable('attribute')
    .set({
      is_facet: facet ? 1 : 0,
      on_sheet: sheet ? 1 : 0,
      in_search: search ? 1 : 0,
      is_comparable: compare ? 1 : 0,
    })
    .where('id', '=', id)
    .execute();

/** Where a product or a category stands here: its stored path first, and what else leads to it. Null: there is none. */
async function addressesOf(
  tx: Transaction<Schema>,
  { store, sku, categoryId }: Extract<ImportAddition, { kind: 'redirect' }>,
): Promise<readonly string[] | null> {
  const row =
    sku === undefined
      ? await tx
          .selectFrom('category_text')
          .select(['url_path', 'url_key'])
          .where('store_code', '=', store)
          .where('category_id', '=', categoryId ?? 0)
          .executeTakeFirst()
      : await tx
          .selectFrom('product_text')
          .innerJoin('product', 'product.id', 'product_text.product_id')
          .select(['url_path', 'url_key'])
          .where('store_code', '=', store)
          .where('sku', '=', sku)
          .executeTakeFirst();
  if (!row) return null;
  return [`/${row.url_path}`, ...(sku === undefined ? [`/c/${row.url_key}`] : [])];
}

/**
 * Removes what an import would add, and what was made for it where nobody sees it, unless goods may have it: those of another dump, or
 * of this one, which was published and whose rows are too old to be kept.
 */
export async function clearAdditions(
  db: Kysely<Schema>,
  jobId: number,
  beforeEach: (tx: Transaction<Schema>) => Promise<void>,
): Promise<void> {
  const writeSlice = sliceWriter(db);
  await writeSlice((tx) => tx.deleteFrom('import_addition').where('job_id', '=', jobId).execute());
  if (await isLeftToGoods(db, jobId)) return;
  const made = await db
    .selectFrom('foreign_id')
    .select(['kind', 'own_id'])
    .where('job_id', '=', jobId)
    .where('is_made', '=', 1)
    .orderBy('own_id', 'desc')
    .execute();
  const idsOf = (kind: string): number[] => made.filter((one) => one.kind === kind).map(({ own_id }) => own_id);
  for (const ids of piecesOf(idsOf('option')))
    await writeSlice(async (tx) => {
      await beforeEach(tx);
      await tx.deleteFrom('attribute_option').where('id', 'in', ids).execute();
    });
  for (const ids of piecesOf(idsOf('attribute')))
    await writeSlice(async (tx) => {
      await beforeEach(tx);
      // one that somebody has worked on meanwhile stays
      await tx
        .deleteFrom('attribute')
        .where('id', 'in', ids)
        .where('is_own', '=', 1)
        .where('version', '=', 1)
        .execute();
    });
  // children have higher numbers than their parents
  for (const ids of piecesOf(idsOf('category')))
    await writeSlice(async (tx) => {
      await beforeEach(tx);
      for (const id of ids) await removeUnseen(tx, id);
    });
  await writeSlice((tx) => tx.deleteFrom('foreign_id').where('job_id', '=', jobId).execute());
}

async function isLeftToGoods(db: Kysely<Schema>, jobId: number): Promise<boolean> {
  const dumps = await db
    .selectFrom('import_job')
    .select(['id', 'state'])
    .where('format', '=', 'products-dump')
    .where('state', 'not in', ['dropped', 'failed'])
    .execute();
  return dumps.some(({ id, state }) => id !== jobId || state === 'published' || state === 'undone');
}

const removeUnseen = (tx: Transaction<Schema>, id: number) =>
  tx
    .deleteFrom('category')
    .where('id', '=', id)
    .where('is_active', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('product_category').select('product_id').where('category_id', '=', id))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('category as child').select('child.id').where('child.parent_id', '=', id))),
    )
    .execute();

function* piecesOf(ids: readonly number[]): Generator<readonly number[]> {
  for (let first = 0; first < ids.length; first += AT_ONCE) yield ids.slice(first, first + AT_ONCE);
}
