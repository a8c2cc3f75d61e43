import type { Category } from '@brixel/contract/catalog';
import type { CatalogStore } from '../catalog-stores.ts';
import { type CatalogRows, textsOf } from '../rows.ts';

export interface CategoryDocuments {
  list: Category[];
  byId: ReadonlyMap<number, Category>;
}

/** How many products are in each category or below it, by its id. */
export type ProductCounts = ReadonlyMap<number, number>;

export function categoryDocuments(
  rows: CatalogRows,
  { textsFrom }: CatalogStore,
  counts: ProductCounts,
): CategoryDocuments {
  const texts = textsOf(rows.category_text, (row) => row.category_id, textsFrom);
  const flat = new Map<number, Category>();
  for (const { row, text, slug } of withSlugs(rows.category, texts)) {
    flat.set(row.id, {
      id: row.id,
      parent_id: row.parent_id,
      name: text.name,
      slug,
      url_key: text.url_key,
      url_path: text.url_path,
      image: row.image,
      thumbnail: row.thumbnail ?? row.image,
      children_count: 0,
      children_data: [],
      sku: row.sku,
      is_active: row.is_active === 1,
      level: row.level,
      product_count: counts.get(row.id) ?? 0,
      path: row.path,
      position: row.position,
      description: text.description,
      meta_title: text.meta_title,
      meta_description: text.meta_description,
      include_in_menu: row.include_in_menu === 1,
      updated_at: row.updated_at,
      logo_design_id: row.logo_design_id,
      logo_element_id: row.logo_element_id,
      farbe: text.farbe,
    });
  }
  const byId = new Map(withChildren(flat).map((category) => [category.id, category]));
  return { list: [...byId.values()], byId };
}

/** A slug must lead to one category only, and url keys may repeat below different parents. */
export function withSlugs<
  Row extends { id: number; level: number; position: number },
  TextRow extends { url_key: string },
>(rows: readonly Row[], texts: ReadonlyMap<number, TextRow>): { row: Row; text: TextRow; slug: string }[] {
  const slugs = new Set<string>();
  return rows
    .toSorted((a, b) => a.level - b.level || a.position - b.position || a.id - b.id)
    .flatMap((row) => {
      const text = texts.get(row.id);
      if (!text) return [];
      const slug = slugs.has(text.url_key) ? `${text.url_key}-${row.id}` : text.url_key;
      slugs.add(slug);
      return { row, text, slug };
    });
}

/** Gives each category the tree below it. Texts that only the category's own page shows are left out there. */
function withChildren(flat: ReadonlyMap<number, Category>): Category[] {
  const active = [...flat.values()].filter(({ is_active }) => is_active).sort((a, b) => a.position - b.position);
  const byParent = Map.groupBy(active, ({ id, parent_id }) => (parent_id === id ? null : parent_id));
  const branches = new Map<number, Category>();

  function childrenOf(id: number): Category[] {
    return (byParent.get(id) ?? []).map((child) => {
      const known = branches.get(child.id);
      if (known) return known;
      const children_data = childrenOf(child.id);
      const branch = {
        ...child,
        description: '',
        meta_title: '',
        meta_description: '',
        children_count: children_data.length,
        children_data,
      };
      branches.set(child.id, branch);
      return branch;
    });
  }

  return [...flat.values()].map((category) => {
    const children_data = childrenOf(category.id);
    return { ...category, children_count: children_data.length, children_data };
  });
}

/** The products `shown` in each category or anywhere below it, each counted once. */
export function productCounts(
  { category, product_category }: Pick<CatalogRows, 'category' | 'product_category'>,
  shown: ReadonlySet<number>,
): ProductCounts {
  const ancestors = new Map(category.map(({ id, path }) => [id, path.split('/').map(Number)]));
  const productsOf = new Map<number, Set<number>>();
  for (const { product_id, category_id } of product_category) {
    if (!shown.has(product_id)) continue;
    for (const id of new Set([...(ancestors.get(category_id) ?? []), category_id])) {
      const products = productsOf.get(id) ?? new Set();
      productsOf.set(id, products);
      products.add(product_id);
    }
  }
  return new Map([...productsOf].map(([id, products]) => [id, products.size]));
}
