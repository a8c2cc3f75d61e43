import { textIn } from '@brixel/contract/local-text';
import { storeCodes } from '@brixel/contract/stores';
import type { Lot } from '@brixel/exchange/lot';
import type { Insertable, Kysely, Transaction } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import type { CategoryChoice } from '../database/import-tables.ts';
import { prepareQuery } from '../database/prepare-query.ts';
import type { Schema } from '../database/schema.ts';
import { followPartPicture } from '../goods/part-pictures.ts';
import { picturedParts } from '../media/part-pictures.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { recordMovements } from '../stock/stock-movements.ts';
import { type ClaimedJob, touchJob } from './claim-job.ts';
import { colourOption } from './colour-option.ts';
import { freePaths } from './free-paths.ts';
import { type LotText, lotTexts, productRow, stockRow, textRow, tierRows, wantedSku } from './goods-rows.ts';
import { type LotCategories, lotCategories } from './lot-categories.ts';
import { writeFamilies } from './write-families.ts';
import { sliceWriter } from './write-slices.ts';

/** Written at once. Orders and carts wait no longer than for one of them. */
const GOODS_AT_ONCE = 100;

/** What takes time is done before the transaction. */
interface NewLot {
  row_no: number;
  lot: Lot;
  sku: string;
  /** its number comes with the transaction */
  product: Insertable<Schema['product']>;
  texts: readonly LotText[];
}

/** The goods of an import, a few at a time, with a status that no catalogue shows. */
export async function writeGoods(
  db: Kysely<Schema>,
  job: ClaimedJob,
  choice: CategoryChoice,
): Promise<readonly number[]> {
  const now = new Date().toISOString();
  const categories = lotCategories(now, choice);
  const colours = new Set<number>();
  const skus = await takenSkus(db);
  const writeSlice = sliceWriter(db);
  let written = 0;
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('import_row')
      .select(['row_no', 'lot'])
      .where('job_id', '=', job.id)
      .where('action', '=', 'create')
      .where('row_no', '>', last)
      .orderBy('row_no')
      .limit(GOODS_AT_ONCE)
      .execute();
    if (rows.length === 0) break;
    const lots = rows.flatMap(({ row_no, lot }) => (lot ? newLot(row_no, parseJson(lot), skus, now) : []));
    written += lots.length;
    await writeSlice(async (tx) => {
      await touchJob(tx, job, { goods_written: written });
      await addColours(tx, lots, colours);
      await addGoods(tx, job.id, lots, categories);
    });
    last = rows.at(-1)!.row_no;
  }
  await writeFamilies(db, job, { categories, now });
  return categories.made;
}

/** `skus` are those of all products. */
function newLot(row_no: number, lot: Lot, skus: Set<string>, now: string): NewLot {
  const sku = freeSku(lot, skus);
  return { row_no, lot, sku, product: productRow({ id: 0, sku, lot, now }), texts: lotTexts(lot) };
}

/** Which product a row has become. */
const setProduct = prepareQuery<{ jobId: number; row_no: number; id: number; sku: string }, unknown>((db, [made]) =>
  db
    .updateTable('import_row')
    .set({ product_id: made!.id, sku: made!.sku })
    .where('job_id', '=', made!.jobId)
    .where('row_no', '=', made!.row_no),
);

async function addGoods(
  tx: Transaction<Schema>,
  jobId: number,
  lots: readonly NewLot[],
  categories: LotCategories,
): Promise<void> {
  const { last } = await tx
    .selectFrom('product')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  const goods = lots.map((lot, place) => ({ ...lot, id: (last ?? 0) + place + 1 }));
  await insertRows(
    tx,
    'product',
    goods.map(({ id, product }) => ({ ...product, id })),
  );
  for (const [place, store] of storeCodes.entries()) {
    const paths = await freePaths(
      tx,
      store,
      goods.map(({ sku, texts }) => ({
        wanted: texts[place]!.slug,
        else: `${texts[place]!.slug}-${sku.toLowerCase()}`,
      })),
    );
    await insertRows(
      tx,
      'product_text',
      goods.map(({ id, texts }, at) => textRow(id, texts[place]!, paths[at]!)),
    );
  }
  await insertRows(tx, 'stock', goods.map(stockRow));
  await recordMovements(
    tx,
    goods.map(({ sku, lot }) => ({ sku, delta: lot.qty, reason: 'import', importId: jobId })),
  );
  await insertRows(
    tx,
    'tier_price',
    goods.flatMap(({ id, lot }) => tierRows(id, lot)),
  );
  const placed: { product_id: number; category_id: number }[] = [];
  for (const { id, lot } of goods) {
    const category_id = await categories.idOf(tx, lot.category, lot.itemType);
    if (category_id !== null) placed.push({ product_id: id, category_id });
  }
  await insertRows(tx, 'product_category', placed);
  const isPictured = await picturedParts(tx);
  await followPartPicture(
    tx,
    goods.filter(({ lot }) => isPictured(lot)).map(({ id, sku, lot }) => ({ product_id: id, sku, lot })),
  );
  for (const { row_no, id, sku } of goods) await setProduct(tx, [{ jobId, row_no, id, sku }]);
}

async function takenSkus(db: Kysely<Schema>): Promise<Set<string>> {
  const rows = await db.selectFrom('product').select('sku').execute();
  return new Set(rows.map(({ sku }) => sku));
}

/** Several lots may be of the same goods: each further one has a number after its sku. */
function freeSku(lot: Lot, taken: Set<string>): string {
  const wanted = wantedSku(lot);
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
  taken.add(free);
  return free;
}

const COLOUR_ATTRIBUTE = 'color';

/** Colours that the shop has not had become options of it. */
async function addColours(tx: Transaction<Schema>, lots: readonly NewLot[], done: Set<number>): Promise<void> {
  const numbers = new Set(lots.map(({ lot }) => lot.colourNo).filter((colourNo) => !done.has(colourNo)));
  const { id: attributeId } = await tx
    .selectFrom('attribute')
    .select('id')
    .where('code', '=', COLOUR_ATTRIBUTE)
    .executeTakeFirstOrThrow();
  for (const number of numbers) {
    done.add(number);
    const colour = colourOption(number);
    if (!colour) continue;
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('attribute_option')
      .values({
        attribute_id: attributeId,
        id: colour.id,
        sort_order: colour.id,
        swatch: colour.swatch && toJson(colour.swatch),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) continue;
    await tx
      .insertInto('attribute_option_text')
      .values(
        storeCodes.map((store) => ({
          attribute_id: attributeId,
          option_id: colour.id,
          store_code: store,
          label: textIn(colour.name, store),
        })),
      )
      .execute();
  }
}
