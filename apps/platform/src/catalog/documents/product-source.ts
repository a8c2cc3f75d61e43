import type { Selectable } from 'kysely';
import type { ProductAttributes, ProductDetails } from '../../database/catalog-tables.ts';
import { parseJson } from '../../database/column-types.ts';
import type { Schema } from '../../database/schema.ts';
import type { CatalogStore } from '../catalog-stores.ts';
import { HISTORY_STORE } from '../price-history.ts';
import { type CatalogRows, textsOf } from '../rows.ts';

type Row<T extends keyof Schema> = Selectable<Schema[T]>;

/** A product of one store with everything that belongs to it, still as rows. */
export interface ProductSource {
  row: Row<'product'>;
  text: Row<'product_text'>;
  attributes: ProductAttributes;
  details: ProductDetails;
  stock: Row<'stock'> | undefined;
  tiers: Row<'tier_price'>[];
  /** what was charged, oldest first */
  history: Row<'price_history'>[];
  links: Row<'product_link'>[];
  categoryIds: number[];
}

export interface ProductSources {
  list: ProductSource[];
  bySku: ReadonlyMap<string, ProductSource>;
  /** variants of a configurable product, by its sku */
  variantsOf: ReadonlyMap<string, ProductSource[]>;
}

/** Products with status 2 or higher are disabled and never shown. */
export const SWITCHED_OFF = 2;

export function productSources(rows: CatalogRows, { textsFrom }: CatalogStore): ProductSources {
  const texts = textsOf(rows.product_text, (row) => row.product_id, textsFrom);
  const stocks = new Map(rows.stock.map((row) => [row.sku, row]));
  const tiers = Map.groupBy(rows.tier_price, (row) => row.product_id);
  const histories = Map.groupBy(
    rows.price_history.filter(({ store_code }) => store_code === HISTORY_STORE),
    (row) => row.product_id,
  );
  const links = Map.groupBy(rows.product_link, (row) => row.product_id);
  const categories = Map.groupBy(rows.product_category, (row) => row.product_id);
  const list = rows.product
    .filter(({ status }) => status < SWITCHED_OFF)
    .toSorted((a, b) => a.id - b.id)
    .flatMap((row): ProductSource[] => {
      const text = texts.get(row.id);
      if (!text) return [];
      return [
        {
          row,
          text,
          attributes: parseJson(row.attributes),
          details: parseJson(text.details),
          stock: stocks.get(row.sku),
          tiers: (tiers.get(row.id) ?? []).toSorted(
            (a, b) => a.qty - b.qty || a.customer_group_id - b.customer_group_id,
          ),
          history: (histories.get(row.id) ?? []).toSorted((a, b) => (a.valid_from < b.valid_from ? -1 : 1)),
          links: (links.get(row.id) ?? []).toSorted((a, b) => a.position - b.position),
          categoryIds: (categories.get(row.id) ?? []).map(({ category_id }) => category_id),
        },
      ];
    });
  const variants = list.filter(({ row }) => row.parent_sku !== null && row.parent_sku !== row.sku);
  return {
    list,
    bySku: new Map(list.map((source) => [source.row.sku, source])),
    variantsOf: Map.groupBy(variants, ({ row }) => row.parent_sku ?? row.sku),
  };
}
