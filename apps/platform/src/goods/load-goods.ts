import { setImmediate as nextTurn } from 'node:timers/promises';
import { CONDITIONS } from '@brixel/contract/condition';
import type { StoreCode } from '@brixel/contract/stores';
import { partKey } from '@brixel/exchange/part-number';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { textOrder } from '../catalog/catalog-stores.ts';
import { SWITCHED_OFF } from '../catalog/documents/product-source.ts';
import { sourcePriceOf } from '../catalog/price-history.ts';
import { textsOf } from '../catalog/rows.ts';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { STATUS } from '../imports/plan-row.ts';
import { numberOf } from '../parts/load-places.ts';
import { type GoodsRow, placeKeyOf, wordsOf } from './goods-row.ts';

/** Those cost what their parts or variants cost, and are there as long as those are. */
const COMPOSED = ['configurable', 'bundle', 'grouped'];

/** What is read at once, on the event loop. */
export const GOODS_AT_ONCE = 300;

/** What goods are called here. */
export interface GoodsNames {
  store: StoreCode;
  /** of all stores, by their number */
  colours: ReadonlyMap<number, string>;
}

export async function loadNames(db: Kysely<Schema>, store: StoreCode): Promise<GoodsNames> {
  const labels = await db
    .selectFrom('attribute')
    .innerJoin('attribute_option_text', 'attribute_option_text.attribute_id', 'attribute.id')
    .select(['option_id', 'label'])
    .where('attribute.code', '=', 'color')
    .execute();
  const byColour = Map.groupBy(labels, ({ option_id }) => option_id);
  return {
    store,
    colours: new Map([...byColour].map(([id, texts]) => [id, texts.map(({ label }) => label).join(' ')])),
  };
}

/** The next goods after an id; what an import has staged is none yet. */
export function goodsAfter(
  db: Kysely<Schema>,
  last: number,
  names: GoodsNames,
  ofNames: typeof wordsOf,
): Promise<GoodsRow[]> {
  const ids = db
    .selectFrom('product')
    .select('id')
    .where('id', '>', last)
    .where('status', '<>', STATUS.staged)
    .orderBy('id')
    .limit(GOODS_AT_ONCE);
  return readGoods(db, ids, names, ofNames);
}

export async function goodsOf(
  db: Kysely<Schema>,
  skus: readonly string[],
  names: GoodsNames,
): Promise<Map<string, GoodsRow>> {
  const found = new Map<string, GoodsRow>();
  for (let first = 0; first < skus.length; first += GOODS_AT_ONCE) {
    const ids = db
      .selectFrom('product')
      .select('id')
      .where('sku', 'in', skus.slice(first, first + GOODS_AT_ONCE))
      .where('status', '<>', STATUS.staged);
    for (const row of await readGoods(db, ids, names)) found.set(row.sku, row);
    await nextTurn();
  }
  return found;
}

type Ids = SelectQueryBuilder<Schema, 'product', { id: number }>;

async function readGoods(
  db: Kysely<Schema>,
  wanted: Ids,
  { store, colours }: GoodsNames,
  ofNames = wordsOf,
): Promise<GoodsRow[]> {
  const ids = (await wanted.execute()).map(({ id }) => id);
  if (ids.length === 0) return [];
  const products = await db
    .selectFrom('product')
    .leftJoin('stock', 'stock.sku', 'product.sku')
    .leftJoin('lot', 'lot.sku', 'product.sku')
    .leftJoin('shelf', 'shelf.sku', 'product.sku')
    .select([
      'product.id',
      'product.sku',
      'product.type_id',
      'product.status',
      'product.price',
      'product.special_price',
      'product.special_from',
      'product.special_to',
      'product.attributes',
      'product.updated_at',
      'stock.qty',
      'stock.managed',
      'stock.sold',
      'lot.lot_key',
      'lot.source as lot_source',
      'lot.place as lot_place',
      'lot.cost as lot_cost',
      'shelf.place as shelf_place',
      'shelf.cost as shelf_cost',
    ])
    .where('product.id', 'in', ids)
    .orderBy('product.id')
    .execute();
  const texts = await db
    .selectFrom('product_text')
    .select(['product_id', 'store_code', 'name'])
    .where('product_id', 'in', ids)
    .execute();
  const names = textsOf(texts, ({ product_id }) => product_id, textOrder(store, store));
  const allNames = Map.groupBy(texts, ({ product_id }) => product_id);
  const categories = Map.groupBy(
    await db.selectFrom('product_category').selectAll().where('product_id', 'in', ids).execute(),
    ({ product_id }) => product_id,
  );
  return products.map((product): GoodsRow => {
    const { id, sku } = product;
    const { pictures, color = null, designId = null, condition } = parseJson(product.attributes);
    const isComposed = COMPOSED.includes(product.type_id);
    const named = (allNames.get(id) ?? []).map(({ name }) => name);
    const name = names.get(id)?.name ?? named[0] ?? sku;
    const number = numberOf(product.lot_source && parseJson(product.lot_source), designId ?? undefined);
    const place = product.lot_place ?? product.shelf_place ?? '';
    return {
      id,
      sku,
      name,
      picture: pictures[0] ?? '',
      colour: color,
      number,
      part: number && partKey(number),
      condition: conditionOf(condition),
      isOn: product.status < SWITCHED_OFF,
      price: isComposed ? null : sourcePriceOf(product),
      stock: isComposed || product.managed !== 1 ? null : product.qty,
      place,
      cost: product.lot_key === null ? product.shelf_cost : product.lot_cost,
      sold: product.sold ?? 0,
      categories: (categories.get(id) ?? []).map(({ category_id }) => category_id),
      updatedAt: product.updated_at,
      words:
        ofNames(name) +
        wordsOf(sku, designId, number, place) +
        ofNames(
          color === null ? null : (colours.get(color) ?? null),
          ...new Set(named.filter((other) => other !== name)),
        ),
      placeKey: placeKeyOf(place),
    };
  });
}

const conditionOf = (option: number | undefined): GoodsRow['condition'] =>
  option === CONDITIONS.used ? 'used' : option === CONDITIONS.new ? 'new' : null;
