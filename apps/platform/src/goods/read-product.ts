import { toEuros } from '@brixel/commerce/money';
import { ALL_CUSTOMER_GROUPS } from '@brixel/commerce/tier-prices';
import type { taxClasses } from '@brixel/contract/office/product-facts';
import type { OfficeProduct } from '@brixel/contract/office/product-form-endpoints';
import { type StoreCode, storeCodes } from '@brixel/contract/stores';
import { TAX_CLASSES } from '@brixel/contract/vat';
import { sellersNote } from '@brixel/exchange/lot';
import { type Kysely, type Selectable, sql } from 'kysely';
import { SWITCHED_OFF } from '../catalog/documents/product-source.ts';
import { HISTORY_STORE, sourcePriceOf } from '../catalog/price-history.ts';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { dayOfBound } from '../local-time.ts';
import { buyerGetsOf } from './buyer-gets.ts';
import { readComposition } from './composition.ts';
import type { GoodsList } from './goods-list.ts';
import type { GoodsRow } from './goods-row.ts';
import { lowestPrice } from './lowest-price.ts';
import { shortPartOf } from './short-part.ts';
import { readSoldFiles } from './sold-files.ts';

type TextRow = Selectable<Schema['product_text']>;

/** So many movements are told; the plot needs no more. */
const MOST_MOVEMENTS = 60;
const PRICES_MS = 180 * 24 * 60 * 60 * 1000;

/** One product with everything that the office knows of it. */
export async function readProduct(
  db: Kysely<Schema>,
  known: GoodsRow,
  { seesCosts, now, goods }: { seesCosts: boolean; now: number; goods: Pick<GoodsList, 'get'> },
): Promise<OfficeProduct | null> {
  const { id, sku } = known;
  const row = await db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const texts = await db.selectFrom('product_text').selectAll().where('product_id', '=', id).execute();
  const tiers = await db
    .selectFrom('tier_price')
    .select(['qty', 'price'])
    .where('product_id', '=', id)
    .where('customer_group_id', '=', ALL_CUSTOMER_GROUPS)
    .orderBy('qty')
    .execute();
  const history = await db
    .selectFrom('price_history')
    .select(['valid_from', 'price', 'is_reduced'])
    .where('product_id', '=', id)
    .where('store_code', '=', HISTORY_STORE)
    .orderBy('valid_from')
    .execute();
  const { pictures, own } = parseJson(row.attributes);
  const counted = await db.selectFrom('stock').select('step').where('sku', '=', sku).executeTakeFirst();
  const lot = await db.selectFrom('lot').select('source').where('sku', '=', sku).executeTakeFirst();
  const { special } = sourcePriceOf(row);
  const byStore = <T>(pick: (text: TextRow) => T): Partial<Record<StoreCode, T>> =>
    Object.fromEntries(
      storeCodes.flatMap((store) => {
        const text = texts.find(({ store_code }) => store_code === store);
        return text ? [[store, pick(text)]] : [];
      }),
    );
  const composition = await readComposition(db, row, texts);
  const since = new Date(now - PRICES_MS).toISOString();
  const before = history.findLast(({ valid_from }) => valid_from < since);
  return {
    id,
    sku,
    type: row.type_id,
    condition: known.condition,
    buyer_gets: buyerGetsOf(parseJson(row.attributes)),
    colour: texts.map(({ details }) => parseJson(details).farbe).find((colour) => colour !== undefined) ?? null,
    stock: known.stock,
    sold: known.sold,
    note: lot?.source ? sellersNote(parseJson(lot.source)) : '',
    version: row.updated_at,
    created_at: row.created_at,
    texts: byStore(({ name, url_key, short_description, description, details }) => ({
      name,
      url_key,
      short_description,
      description,
      data_sheet: parseJson(details).dataSheet.map(({ label, value }) => ({ label, value })),
      attributes: parseJson(details).own ?? {},
    })),
    pictures: pictures.map((path, place) => ({
      path,
      alt: byStore(({ details }) => parseJson(details).pictureLabels[place] ?? ''),
    })),
    categories: [...known.categories],
    attributes: own ?? {},
    composition,
    short_part: shortPartOf(composition, goods),
    ...(await readSoldFiles(db, row, texts)),
    variants: row.type_id === 'configurable' ? await variantsOf(db, sku) : [],
    status: known.isOn ? 'on' : 'off',
    tax_class: taxClassOf(row.tax_class_id),
    weight: row.weight,
    price: known.price === null ? null : toEuros(row.price),
    special: special && {
      price: toEuros(special.price),
      from: special.from === null ? null : dayOfBound(special.from, 'from'),
      to: special.to === null ? null : dayOfBound(special.to, 'to'),
    },
    tiers: tiers.map(({ qty, price }) => ({ qty, price: toEuros(price) })),
    step: counted?.step ?? 1,
    place: known.place,
    cost: known.cost === null || !seesCosts ? null : toEuros(known.cost),
    paths: byStore(({ url_key }) => `/p/${encodeURIComponent(row.parent_sku || sku)}/${encodeURIComponent(url_key)}`),
    lowest_30_days: lowestPrice(history, now),
    prices: [...(before ? [before] : []), ...history.filter(({ valid_from }) => valid_from >= since)].map((step) => ({
      at: step.valid_from,
      price: toEuros(step.price),
      reduced: step.is_reduced === 1,
    })),
    movements: await movementsOf(db, sku),
  };
}

async function variantsOf(db: Kysely<Schema>, family: string): Promise<OfficeProduct['variants']> {
  const rows = await db
    .selectFrom('product')
    .leftJoin('stock', 'stock.sku', 'product.sku')
    .select(['product.sku', 'product.price', 'product.status', 'stock.qty', 'stock.managed'])
    .where('parent_sku', '=', family)
    .where('product.sku', '<>', family)
    .orderBy('product.id')
    .execute();
  return rows.map(({ sku, price, status, qty, managed }) => ({
    sku,
    price: toEuros(price),
    stock: managed === 1 ? qty : null,
    on: status < SWITCHED_OFF,
  }));
}

async function movementsOf(db: Kysely<Schema>, sku: string): Promise<OfficeProduct['movements']> {
  const rows = await db
    .selectFrom('stock_movement')
    .select(['at', 'delta', 'reason', 'order_number', 'import_id', 'staff_name'])
    .select(sql<number>`cast(sum(delta) over (order by id) as integer)`.as('after'))
    .where('sku', '=', sku)
    .orderBy('id', 'desc')
    .limit(MOST_MOVEMENTS)
    .execute();
  return rows;
}

const taxClassOf = (id: number): (typeof taxClasses)[number] =>
  id === TAX_CLASSES.reduced
    ? 'reduced'
    : id === TAX_CLASSES.margin
      ? 'margin'
      : id === TAX_CLASSES.none
        ? 'none'
        : 'standard';
