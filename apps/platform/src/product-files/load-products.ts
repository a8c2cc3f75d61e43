import { toEuros } from '@brixel/commerce/money';
import { ALL_CUSTOMER_GROUPS } from '@brixel/commerce/tier-prices';
import { CONDITIONS } from '@brixel/contract/condition';
import type { taxClasses } from '@brixel/contract/office/product-facts';
import { visibilities } from '@brixel/contract/office/product-file';
import { storeCodes } from '@brixel/contract/stores';
import { TAX_CLASSES } from '@brixel/contract/vat';
import type { Kysely, Selectable } from 'kysely';
import type { ProductAttributes } from '../database/catalog-tables.ts';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { STATUS } from '../imports/plan-row.ts';
import { boundsOf, dayOfBound } from '../local-time.ts';
import { attributeKey, orNull, type ProductRecord, type RecordKey, textKey, type Value } from './product-record.ts';

/** A product with its rows, which a change of it is written over. */
export interface LoadedProduct {
  row: Selectable<Schema['product']>;
  texts: readonly Selectable<Schema['product_text']>[];
  /** whether place and cost are those of a lot */
  isLot: boolean;
  record: ProductRecord;
}

/** Attributes that have a column of their own in files. */
const NAMED = {
  configurable_by: 'configurableAttributes',
  bundle: 'bundleOptions',
  options: 'customOptions',
  downloads: 'downloads',
} as const satisfies Partial<Record<RecordKey, keyof ProductAttributes>>;
export const namedAttributes = Object.entries(NAMED) as [keyof typeof NAMED, (typeof NAMED)[keyof typeof NAMED]][];
export const ownColumns: ReadonlySet<string> = new Set(['pictures', 'condition', 'own', ...Object.values(NAMED)]);

export const LINK_TYPES = ['related', 'upsell', 'crosssell', 'associated'] as const;

/** Not goods that an import has staged, unless it is that import which asks. Texts are most of a product: who changes none leaves them out. */
export async function loadProducts(
  db: Kysely<Schema>,
  wanted: { ids: readonly number[] } | { skus: readonly string[] },
  { withTexts = true }: { withTexts?: boolean } = {},
): Promise<LoadedProduct[]> {
  const isEmpty = ('ids' in wanted ? wanted.ids : wanted.skus).length === 0;
  if (isEmpty) return [];
  let query = db.selectFrom('product').selectAll().where('status', '<>', STATUS.staged).orderBy('id');
  query = 'ids' in wanted ? query.where('id', 'in', wanted.ids) : query.where('sku', 'in', wanted.skus);
  const rows = await query.execute();
  const ids = rows.map(({ id }) => id);
  const skus = rows.map(({ sku }) => sku);
  if (ids.length === 0) return [];
  const texts = byProduct(
    withTexts ? await db.selectFrom('product_text').selectAll().where('product_id', 'in', ids).execute() : [],
  );
  const tiers = byProduct(await db.selectFrom('tier_price').selectAll().where('product_id', 'in', ids).execute());
  const categories = byProduct(
    await db.selectFrom('product_category').selectAll().where('product_id', 'in', ids).execute(),
  );
  const links = byProduct(await db.selectFrom('product_link').selectAll().where('product_id', 'in', ids).execute());
  const stocks = byProduct(await db.selectFrom('stock').selectAll().where('product_id', 'in', ids).execute());
  const shelf = (table: 'lot' | 'shelf') =>
    db.selectFrom(table).select(['sku', 'place', 'cost']).where('sku', 'in', skus).execute();
  const lots = new Map((await shelf('lot')).map((row) => [row.sku, row]));
  const shelves = new Map((await shelf('shelf')).map((row) => [row.sku, row]));
  return rows.map((row): LoadedProduct => {
    const { id, sku } = row;
    const ownTexts = texts.get(id) ?? [];
    const place = lots.get(sku) ?? shelves.get(sku);
    return {
      row,
      texts: ownTexts,
      isLot: lots.has(sku),
      record: {
        ...columnsOf(row),
        ...attributesOf(parseJson(row.attributes)),
        ...(withTexts && textsOf(ownTexts)),
        ...stockOf(stocks.get(id)?.[0]),
        tiers: orNull(
          (tiers.get(id) ?? [])
            .map(({ customer_group_id, qty, price }) => ({
              qty,
              price: toEuros(price),
              ...(customer_group_id !== ALL_CUSTOMER_GROUPS && { group: customer_group_id }),
            }))
            .toSorted(byGroupAndQty),
        ),
        categories: orNull((categories.get(id) ?? []).map(({ category_id }) => category_id).toSorted((a, b) => a - b)),
        ...Object.fromEntries(
          LINK_TYPES.map((type) => [
            type,
            orNull(
              (links.get(id) ?? [])
                .filter((link) => link.type === type)
                .toSorted((a, b) => a.position - b.position || (a.linked_sku < b.linked_sku ? -1 : 1))
                .map(({ linked_sku, qty }) => ({ sku: linked_sku, qty })),
            ),
          ]),
        ),
        place: orNull(place?.place),
        cost: place?.cost === undefined || place.cost === null ? null : toEuros(place.cost),
      },
    };
  });
}

const byProduct = <T extends { product_id: number }>(rows: readonly T[]): Map<number, T[]> =>
  Map.groupBy(rows, ({ product_id }) => product_id);

export const byGroupAndQty = (a: { qty: number; group?: unknown }, b: { qty: number; group?: unknown }): number =>
  Number(a.group ?? -1) - Number(b.group ?? -1) || a.qty - b.qty;

const taxClassNames = Object.fromEntries(Object.entries(TAX_CLASSES).map(([name, id]) => [id, name])) as Record<
  number,
  (typeof taxClasses)[number]
>;

const columnsOf = (row: LoadedProduct['row']): ProductRecord => ({
  type: row.type_id,
  parent: orNull(row.parent_sku ?? null),
  status: row.status === STATUS.onSale ? 'on' : 'off',
  visibility: visibilities[row.visibility - 1] ?? 'everywhere',
  tax_class: taxClassNames[row.tax_class_id] ?? 'standard',
  weight: row.weight,
  price: toEuros(row.price),
  special_price: row.special_price === null ? null : toEuros(row.special_price),
  special_from: dayOrMoment(row.special_from, 'from'),
  special_to: dayOrMoment(row.special_to, 'to'),
  is_new: row.is_new === 1,
  bestseller_rank: row.bestseller_rank,
});

/** A day where that says as much. */
function dayOrMoment(moment: string | null, bound: 'from' | 'to'): string | null {
  if (moment === null) return null;
  const day = dayOfBound(moment, bound);
  return boundsOf({ from: day, to: day })[bound] === moment ? day : moment;
}

function attributesOf(attributes: ProductAttributes): ProductRecord {
  const { pictures, condition } = attributes;
  const all = { ...attributes.own, ...attributes };
  const others = Object.entries(all).filter(([code]) => !ownColumns.has(code)) as [string, Value][];
  return {
    pictures: orNull(pictures),
    condition: condition === CONDITIONS.used ? 'used' : condition === CONDITIONS.new ? 'new' : null,
    ...Object.fromEntries(namedAttributes.map(([key, code]) => [key, orNull(attributes[code] as Value | undefined)])),
    ...Object.fromEntries(others.map(([code, value]) => [attributeKey(code), value])),
  };
}

function textsOf(texts: LoadedProduct['texts']): ProductRecord {
  const record: Partial<Record<RecordKey, Value>> = {};
  for (const store of storeCodes) {
    const text = texts.find(({ store_code }) => store_code === store);
    const { dataSheet, pictureLabels, ...details } = text ? parseJson(text.details) : {};
    record[textKey('name', store)] = orNull(text?.name);
    record[textKey('url_key', store)] = orNull(text?.url_key);
    record[textKey('short_description', store)] = orNull(text?.short_description);
    record[textKey('description', store)] = orNull(text?.description);
    record[textKey('meta_title', store)] = orNull(text?.meta_title);
    record[textKey('meta_description', store)] = orNull(text?.meta_description);
    record[textKey('data_sheet', store)] = orNull(dataSheet);
    record[textKey('picture_labels', store)] = orNull(pictureLabels);
    record[textKey('details', store)] = Object.keys(details).length > 0 ? (details as Value) : null;
  }
  return record;
}

/** Goods without a row of stock are composed of others. */
const stockOf = (stock: Selectable<Schema['stock']> | undefined): ProductRecord => ({
  stock: stock?.qty ?? null,
  manage_stock: stock ? stock.managed === 1 : null,
  min_sale: stock?.min_sale ?? null,
  max_sale: stock?.max_sale ?? null,
  step: stock?.step ?? null,
});
