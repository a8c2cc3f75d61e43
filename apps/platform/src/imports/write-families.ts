import { storeCodes } from '@brixel/contract/stores';
import type { Lot } from '@brixel/exchange/lot';
import { type Kysely, sql, type Transaction } from 'kysely';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { type ClaimedJob, touchJob } from './claim-job.ts';
import { freePaths } from './free-paths.ts';
import { familyRow, familyTexts, type LotText, textRow } from './goods-rows.ts';
import type { LotCategories } from './lot-categories.ts';
import { sliceWriter } from './write-slices.ts';

/** Written at once. Orders and carts wait no longer than for one of them. */
const FAMILIES_AT_ONCE = 100;

interface FamilyContext {
  categories: LotCategories;
  now: string;
}

/**
 * Prepares a product for each part that will be here in several colours and has none yet. Nobody sees it before an import is published
 * that needs it; which colours belong to it is said then, see `join-families.ts`.
 */
export async function writeFamilies(db: Kysely<Schema>, job: ClaimedJob, context: FamilyContext): Promise<void> {
  const wanted = await newFamilies(db, job.id);
  const writeSlice = sliceWriter(db);
  for (let first = 0; first < wanted.length; first += FAMILIES_AT_ONCE) {
    const families = await withLots(db, job.id, wanted.slice(first, first + FAMILIES_AT_ONCE));
    await writeSlice(async (tx) => {
      await touchJob(tx, job);
      await addFamilies(tx, families, context);
    });
  }
}

interface NewFamily {
  sku: string;
  /** the first of its goods, which lends it name, category and picture */
  productId: number;
}

async function newFamilies(db: Kysely<Schema>, jobId: number): Promise<NewFamily[]> {
  const { rows } = await sql<NewFamily>`
    select family_sku as "sku", min(product_id) as "productId" from (
      select lot.family_sku, lot.colour_no, lot.product_id from lot
      left join import_row as changed on changed.job_id = ${jobId} and changed.sku = lot.sku
      where lot.family_sku is not null
        and ((lot.is_gone = 0 and (changed.action is null or changed.action <> 'retire'))
          or (lot.is_gone = 1 and changed.action = 'update'))
      union all
      select family_sku, colour_no, product_id from import_row
      where job_id = ${jobId} and action = 'create' and family_sku is not null and product_id is not null
    ) as goods
    where family_sku not in (select sku from product where type_id = 'configurable')
    group by family_sku having count(distinct colour_no) > 1
    order by family_sku`.execute(db);
  return rows;
}

interface FamilyWithLot {
  sku: string;
  lot: Lot;
  variantSku: string;
  texts: LotText[];
}

async function withLots(db: Kysely<Schema>, jobId: number, wanted: readonly NewFamily[]): Promise<FamilyWithLot[]> {
  const firsts = await lotsOf(db, jobId, wanted);
  return wanted.flatMap(({ sku, productId }) => {
    const first = firsts.get(productId);
    return first ? { sku, ...first, texts: familyTexts(first.lot) } : [];
  });
}

async function addFamilies(
  tx: Transaction<Schema>,
  families: readonly FamilyWithLot[],
  { categories, now }: FamilyContext,
): Promise<void> {
  const { last } = await tx
    .selectFrom('product')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  const products = families.map((family, place) => ({ ...family, id: (last ?? 0) + place + 1 }));
  await insertRows(
    tx,
    'product',
    products.map((family) => familyRow({ ...family, now })),
  );
  for (const [place, store] of storeCodes.entries()) {
    const paths = await freePaths(
      tx,
      store,
      products.map(({ sku, texts }) => ({
        wanted: texts[place]!.slug,
        else: `${texts[place]!.slug}-${sku.toLowerCase()}`,
      })),
    );
    await insertRows(
      tx,
      'product_text',
      products.map(({ id, texts }, at) => textRow(id, texts[place]!, paths[at]!)),
    );
  }
  const placed: { product_id: number; category_id: number }[] = [];
  for (const { id, lot } of products) {
    const category_id = await categories.idOf(tx, lot.category, lot.itemType);
    if (category_id !== null) placed.push({ product_id: id, category_id });
  }
  await insertRows(tx, 'product_category', placed);
}

/** By the number of their product. */
async function lotsOf(
  db: Kysely<Schema>,
  jobId: number,
  wanted: readonly NewFamily[],
): Promise<Map<number, { lot: Lot; variantSku: string }>> {
  const ids = wanted.map(({ productId }) => productId);
  const known = await db
    .selectFrom('lot')
    .select(['product_id', 'sku', 'source as lot'])
    .where('product_id', 'in', ids)
    .execute();
  // by their skus: for products SQLite would read all rows of the import
  const products = await db.selectFrom('product').select('sku').where('id', 'in', ids).execute();
  const made = await db
    .selectFrom('import_row')
    .select(['product_id', 'sku', 'lot'])
    .where('job_id', '=', jobId)
    .where(
      'sku',
      'in',
      products.map(({ sku }) => sku),
    )
    .execute();
  return new Map(
    [...known, ...made].flatMap(({ product_id, sku, lot }) =>
      product_id !== null && sku !== null && lot !== null
        ? [[product_id, { lot: parseJson(lot), variantSku: sku }] as const]
        : [],
    ),
  );
}
