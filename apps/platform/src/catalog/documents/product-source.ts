import { byCodeUnits } from '@brixel/catalog-index/string-table';
import type { ProductLink, ProductType } from '@brixel/contract/catalog';
import type { Selectable } from 'kysely';
import type { ProductAttributes, ProductDetails } from '../../database/catalog-tables.ts';
import { parseJson } from '../../database/column-types.ts';
import type { Schema } from '../../database/schema.ts';
import type { CatalogStore } from '../catalog-stores.ts';
import { HISTORY_STORE } from '../price-history.ts';
import { type CatalogRows, textsOf } from '../rows.ts';
import type { FamilyMember } from './families.ts';

type Row<T extends keyof Schema> = Selectable<Schema[T]>;

/** What a product has in every store, still as rows. */
export interface ProductFacts {
  row: Row<'product'>;
  attributes: ProductAttributes;
  stock: Row<'stock'> | undefined;
  tiers: Row<'tier_price'>[];
  /** what was charged, oldest first */
  history: Row<'price_history'>[];
  categoryIds: number[];
}

/** A product of one store with everything that belongs to it. */
export interface ProductSource extends ProductFacts {
  text: Row<'product_text'>;
}

/** Parsed when a document is made, and not kept: those of all products take more memory than their rows. */
export const detailsOf = ({ text }: ProductSource): ProductDetails => parseJson(text.details);

type LinksOf = (product: Pick<ProductFacts, 'row'>) => ProductLink[];

export interface AllFacts {
  products: ProductFacts[];
  linksOf: LinksOf;
}

export interface ProductSources {
  list: ProductSource[];
  bySku: ReadonlyMap<string, ProductSource>;
  /** variants of a configurable product, by its sku */
  variantsOf: ReadonlyMap<string, ProductSource[]>;
  linksOf: LinksOf;
}

/** Products with status 2 or higher are disabled and never shown. */
export const SWITCHED_OFF = 2;

export type TypeOfSku = (sku: string) => ProductType | undefined;

/** The same for all stores. `typeOf` knows every product that is shown, also those that are not among these rows. */
export function productFacts(rows: CatalogRows, typeOf: TypeOfSku): AllFacts {
  const products = rows.product.filter(({ status }) => status < SWITCHED_OFF).toSorted((a, b) => a.id - b.id);
  const stocks = new Map(rows.stock.map((row) => [row.sku, row]));
  const tiers = Map.groupBy(rows.tier_price, (row) => row.product_id);
  const histories = Map.groupBy(
    rows.price_history.filter(({ store_code }) => store_code === HISTORY_STORE),
    (row) => row.product_id,
  );
  const categories = Map.groupBy(rows.product_category, (row) => row.product_id);
  return {
    products: products.map((row) => ({
      row,
      attributes: parseJson(row.attributes),
      stock: stocks.get(row.sku),
      tiers: (tiers.get(row.id) ?? []).toSorted((a, b) => a.qty - b.qty || a.customer_group_id - b.customer_group_id),
      history: (histories.get(row.id) ?? []).toSorted((a, b) => (a.valid_from < b.valid_from ? -1 : 1)),
      categoryIds: (categories.get(row.id) ?? []).map(({ category_id }) => category_id),
    })),
    linksOf: createLinks(rows, typeOf),
  };
}

/** Links to products that are not shown are left out. */
function createLinks({ product_link }: CatalogRows, typeOf: TypeOfSku): LinksOf {
  const links = Map.groupBy(product_link, (row) => row.product_id);
  const shown = ({ id, sku }: Row<'product'>): ProductLink[] =>
    (links.get(id) ?? [])
      .toSorted(
        (a, b) => a.position - b.position || byCodeUnits(a.type, b.type) || byCodeUnits(a.linked_sku, b.linked_sku),
      )
      .flatMap(({ type, linked_sku, qty, position }) => {
        const linkedType = typeOf(linked_sku);
        return linkedType === undefined
          ? []
          : {
              sku,
              link_type: type,
              linked_product_sku: linked_sku,
              linked_product_type: linkedType,
              position,
              qty,
            };
      });
  // every store asks for them
  const known = new Map<number, ProductLink[]>();
  return ({ row }) => {
    const found = known.get(row.id) ?? shown(row);
    known.set(row.id, found);
    return found;
  };
}

export const memberOf = ({ row, attributes }: ProductFacts): FamilyMember => ({
  color: attributes.color,
  rank: row.bestseller_rank,
});

export function productSources(
  rows: CatalogRows,
  { textsFrom }: CatalogStore,
  { products, linksOf }: AllFacts,
): ProductSources {
  const texts = textsOf(rows.product_text, (row) => row.product_id, textsFrom);
  const list = products.flatMap((product): ProductSource[] => {
    const text = texts.get(product.row.id);
    return text ? [{ ...product, text }] : [];
  });
  const variants = list.filter(({ row }) => row.parent_sku !== null && row.parent_sku !== row.sku);
  return {
    list,
    bySku: new Map(list.map((source) => [source.row.sku, source])),
    variantsOf: Map.groupBy(variants, ({ row }) => row.parent_sku ?? row.sku),
    linksOf,
  };
}
