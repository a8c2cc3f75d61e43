import { fromEuros } from '@brixel/commerce/money';
import { ALL_CUSTOMER_GROUPS } from '@brixel/commerce/tier-prices';
import { CONDITIONS } from '@brixel/contract/condition';
import { visibilities } from '@brixel/contract/office/product-file';
import { uploadedPath } from '@brixel/contract/picture-paths';
import type { StoreCode } from '@brixel/contract/stores';
import { TAX_CLASSES } from '@brixel/contract/vat';
import type { Insertable, Selectable, Transaction } from 'kysely';
import type { ProductAttributes, ProductDetails } from '../database/catalog-tables.ts';
import { toJson } from '../database/column-types.ts';
import { prepareQuery } from '../database/prepare-query.ts';
import type { Schema } from '../database/schema.ts';
import { STATUS } from '../imports/plan-row.ts';
import { boundsOf } from '../local-time.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { LINK_TYPES, type LoadedProduct, namedAttributes, ownColumns } from './load-products.ts';
import { codeOfKey, type ProductRecord, type RecordKey, textKey, textOfKey, type Value } from './product-record.ts';

/** Writes products, many at once. What no key names stays as it is. */

export interface WrittenProduct {
  /** as it is; of a new one what it begins with */
  before: LoadedProduct;
  /** as it is to be */
  record: ProductRecord;
  /** what of it changes; of a new one everything */
  keys: readonly RecordKey[];
}

type ProductRow = Selectable<Schema['product']>;

/** Stocks are moved by those who call, who know by how much. */
export async function writeProducts(tx: Transaction<Schema>, products: readonly WrittenProduct[], now: string) {
  const touched = (...keys: RecordKey[]) =>
    products.filter((product) => product.keys.some((key) => keys.includes(key)));
  const rows = products.map(({ before, record }) => productRow(before.row, record, now));
  if (rows.length > 0) await upsertProducts(tx, rows);
  await writeTexts(tx, products);
  await replace(tx, 'tier_price', touched('tiers'), tierRows);
  await replace(tx, 'product_category', touched('categories'), ({ before, record }) =>
    list<number>(record.categories).map((category_id) => ({ product_id: before.row.id, category_id })),
  );
  await replace(tx, 'product_picture', touched('pictures'), pictureRows);
  await replace(tx, 'product_link', touched(...LINK_TYPES), linkRows);
  await writeStockRules(tx, touched('stock', 'manage_stock', 'min_sale', 'max_sale', 'step'));
  await writeShelves(tx, touched('place', 'cost'));
}

const list = <T>(value: Value | undefined): readonly T[] => (Array.isArray(value) ? (value as T[]) : []);
const money = (value: Value | undefined): number | null => (typeof value === 'number' ? fromEuros(value) : null);

function productRow(row: ProductRow, record: ProductRecord, now: string): ProductRow {
  return {
    ...row,
    parent_sku: (record.parent as string | null | undefined) ?? null,
    // what is staged is shown by those who publish it
    status: row.status === STATUS.staged ? STATUS.staged : record.status === 'on' ? STATUS.onSale : STATUS.off,
    visibility: visibilities.indexOf(record.visibility as (typeof visibilities)[number]) + 1,
    tax_class_id: TAX_CLASSES[record.tax_class as keyof typeof TAX_CLASSES],
    weight: (record.weight as number | null | undefined) ?? null,
    price: money(record.price) ?? 0,
    special_price: money(record.special_price),
    special_from: momentOf(record.special_from, 'from'),
    special_to: momentOf(record.special_to, 'to'),
    is_new: record.is_new === true ? 1 : 0,
    bestseller_rank: (record.bestseller_rank as number | null | undefined) ?? null,
    attributes: toJson(attributesOf(record)),
    updated_at: now,
  };
}

function momentOf(value: Value | undefined, bound: 'from' | 'to'): string | null {
  if (typeof value !== 'string') return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? boundsOf({ from: value, to: value })[bound] : value;
}

function attributesOf(record: ProductRecord): ProductAttributes {
  const others = (Object.entries(record) as [string, Value][]).flatMap(([key, value]) => {
    const code = codeOfKey(key);
    return code === null || value === null || ownColumns.has(code) ? [] : [[code, value]];
  });
  const named = namedAttributes.flatMap(([key, code]) => {
    const value = record[key] ?? null;
    return value === null ? [] : [[code, value]];
  });
  const { condition } = record;
  const isOwn = ([code, value]: readonly Value[]): boolean => !isBuiltIn(String(code)) && isNumbers(value ?? null);
  const own = others.filter(isOwn);
  return {
    ...Object.fromEntries([...others.filter((entry) => !isOwn(entry)), ...named]),
    ...(own.length > 0 && { own: Object.fromEntries(own) }),
    ...((condition === 'new' || condition === 'used') && { condition: CONDITIONS[condition] }),
    pictures: [...list<string>(record.pictures)],
  };
}

/** Attributes that the owner made lie apart from those that the shop reckons with. */
const isBuiltIn = (code: string): boolean => BUILT_IN.has(code);
const BUILT_IN: ReadonlySet<string> = new Set<keyof ProductAttributes>([
  ...(['color', 'size', 'manufacturer', 'designId', 'elementId', 'sizeLabel', 'pieceCount'] as const),
  ...(['netWeightGrams', 'ageFrom', 'deliveryDays', 'voucher', 'ticket'] as const),
]);
const isNumbers = (value: Value): boolean =>
  typeof value === 'number' || (Array.isArray(value) && value.every((each) => typeof each === 'number'));

/** All of an import are written while orders wait: its statement is built once. */
const upsertProducts = prepareQuery<ProductRow, unknown>((db, rows) =>
  db
    .insertInto('product')
    .values(
      rows.map((row) => ({
        id: row.id,
        sku: row.sku,
        parent_sku: row.parent_sku,
        type_id: row.type_id,
        status: row.status,
        visibility: row.visibility,
        tax_class_id: row.tax_class_id,
        weight: row.weight,
        price: row.price,
        special_price: row.special_price,
        special_from: row.special_from,
        special_to: row.special_to,
        is_new: row.is_new,
        bestseller_rank: row.bestseller_rank,
        attributes: row.attributes,
        created_at: row.created_at,
        updated_at: row.updated_at,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        parent_sku: ref('excluded.parent_sku'),
        status: ref('excluded.status'),
        visibility: ref('excluded.visibility'),
        tax_class_id: ref('excluded.tax_class_id'),
        weight: ref('excluded.weight'),
        price: ref('excluded.price'),
        special_price: ref('excluded.special_price'),
        special_from: ref('excluded.special_from'),
        special_to: ref('excluded.special_to'),
        is_new: ref('excluded.is_new'),
        bestseller_rank: ref('excluded.bestseller_rank'),
        attributes: ref('excluded.attributes'),
        updated_at: ref('excluded.updated_at'),
      })),
    ),
);

/** Texts of three stores each, ten values: below what a statement takes. */
const TEXTS_AT_ONCE = 500;

async function writeTexts(tx: Transaction<Schema>, products: readonly WrittenProduct[]): Promise<void> {
  const rows: Insertable<Schema['product_text']>[] = [];
  for (const { before, record, keys } of products) {
    const stores = new Set(keys.flatMap((key) => textOfKey(key)?.store ?? []));
    for (const store of stores) {
      if (typeof record[textKey('name', store)] === 'string') rows.push(textRow(before, record, store));
      else
        await tx
          .deleteFrom('product_text')
          .where('product_id', '=', before.row.id)
          .where('store_code', '=', store)
          .execute();
    }
  }
  for (let first = 0; first < rows.length; first += TEXTS_AT_ONCE)
    await tx
      .insertInto('product_text')
      .values(rows.slice(first, first + TEXTS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(['product_id', 'store_code']).doUpdateSet(({ ref }) => ({
          name: ref('excluded.name'),
          url_key: ref('excluded.url_key'),
          url_path: ref('excluded.url_path'),
          short_description: ref('excluded.short_description'),
          description: ref('excluded.description'),
          meta_title: ref('excluded.meta_title'),
          meta_description: ref('excluded.meta_description'),
          details: ref('excluded.details'),
        })),
      )
      .execute();
}

function textRow(
  { row, texts }: LoadedProduct,
  record: ProductRecord,
  store: StoreCode,
): Insertable<Schema['product_text']> {
  const text = (name: 'name' | 'url_key' | 'short_description' | 'description' | 'meta_title' | 'meta_description') =>
    (record[textKey(name, store)] as string | null | undefined) ?? '';
  const isNew = !texts.some(({ store_code }) => store_code === store);
  const details = {
    ...(record[textKey('details', store)] as object | null | undefined),
    dataSheet: list(record[textKey('data_sheet', store)]),
    pictureLabels: list(record[textKey('picture_labels', store)]),
  } as ProductDetails;
  return {
    product_id: row.id,
    store_code: store,
    name: text('name'),
    url_key: text('url_key'),
    url_path: text('url_key'),
    short_description: text('short_description'),
    description: text('description'),
    meta_title: text('meta_title') || (isNew ? text('name') : ''),
    meta_description: text('meta_description') || (isNew ? text('name') : ''),
    details: toJson(details),
  };
}

async function replace<T extends 'tier_price' | 'product_category' | 'product_picture' | 'product_link'>(
  tx: Transaction<Schema>,
  table: T,
  products: readonly WrittenProduct[],
  rowsOf: (product: WrittenProduct) => readonly Insertable<Schema[T]>[],
): Promise<void> {
  if (products.length === 0) return;
  await tx
    .deleteFrom(table as 'product_category')
    .where(
      'product_id',
      'in',
      products.map(({ before }) => before.row.id),
    )
    .execute();
  await insertRows(tx, table, products.flatMap(rowsOf));
}

const tierRows = ({ before, record }: WrittenProduct): Insertable<Schema['tier_price']>[] => {
  const tiers = list<{ qty: number; price: number; group?: number }>(record.tiers);
  const byKey = new Map(tiers.map((tier) => [`${tier.group} ${tier.qty}`, tier]));
  return [...byKey.values()].map(({ qty, price, group = ALL_CUSTOMER_GROUPS }) => ({
    product_id: before.row.id,
    customer_group_id: group,
    qty,
    price: fromEuros(price),
  }));
};

function pictureRows({ before, record }: WrittenProduct): Insertable<Schema['product_picture']>[] {
  const uploads = new Set(list<string>(record.pictures).flatMap((path) => uploadedPath(path)?.sha256 ?? []));
  return [...uploads].map((sha256) => ({ product_id: before.row.id, sha256 }));
}

const linkRows = ({ before, record }: WrittenProduct): Insertable<Schema['product_link']>[] =>
  LINK_TYPES.flatMap((type) => {
    const bySku = new Map(list<{ sku: string; qty: number }>(record[type]).map((link) => [link.sku, link]));
    return [...bySku.values()].map(({ sku, qty }, position) => ({
      product_id: before.row.id,
      type,
      linked_sku: sku,
      qty,
      position,
    }));
  });

/** How many there are is not said here: a new row of stock is empty. */
async function writeStockRules(tx: Transaction<Schema>, products: readonly WrittenProduct[]): Promise<void> {
  if (products.length === 0) return;
  const number = (value: Value | undefined, otherwise: number): number =>
    typeof value === 'number' ? value : otherwise;
  await tx
    .insertInto('stock')
    .values(
      products.map(({ before: { row }, record }) => ({
        sku: row.sku,
        product_id: row.id,
        qty: 0,
        managed: record.manage_stock === false ? 0 : 1,
        min_sale: number(record.min_sale, 1),
        max_sale: number(record.max_sale, MOST_AT_ONCE),
        step: number(record.step, 1),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('sku').doUpdateSet(({ ref }) => ({
        managed: ref('excluded.managed'),
        min_sale: ref('excluded.min_sale'),
        max_sale: ref('excluded.max_sale'),
        step: ref('excluded.step'),
      })),
    )
    .execute();
}

export const MOST_AT_ONCE = 10_000;

async function writeShelves(tx: Transaction<Schema>, products: readonly WrittenProduct[]): Promise<void> {
  const shelves = products.map(({ before, record }) => ({
    isLot: before.isLot,
    sku: before.row.sku,
    place: (record.place as string | null | undefined) ?? '',
    cost: money(record.cost),
  }));
  for (const { sku, place, cost } of shelves.filter(({ isLot }) => isLot))
    await tx.updateTable('lot').set({ place, cost }).where('sku', '=', sku).execute();
  const others = shelves.filter(({ isLot }) => !isLot).map(({ sku, place, cost }) => ({ sku, place, cost }));
  if (others.length === 0) return;
  await tx
    .insertInto('shelf')
    .values(others)
    .onConflict((conflict) =>
      conflict.column('sku').doUpdateSet(({ ref }) => ({ place: ref('excluded.place'), cost: ref('excluded.cost') })),
    )
    .execute();
}
