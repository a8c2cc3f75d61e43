import { productsIn } from '@brixel/commerce/category-query';
import type { Category } from '@brixel/contract/catalog';
import type { Alternates } from '#data/catalog/alternates.ts';
import { categoryAlternates, categoryAncestors, categoryWithDescendants } from '#data/catalog/category-queries.ts';
import type { MenuCategory } from '#data/catalog/fields.ts';
import type { Services } from '#data/services.ts';
import { loadProductList, type ProductListData } from './load-product-list.ts';

export interface CategoryViewData {
  category: Pick<
    Category,
    'id' | 'parent_id' | 'name' | 'slug' | 'url_path' | 'description' | 'meta_title' | 'meta_description' | 'image'
  >;
  ancestors: MenuCategory[];
  alternates: Alternates;
  list: ProductListData;
}

/** Everything a category page shows at first sight; also used where a stored url_path leads to a category. */
export async function loadCategoryView(
  services: Services,
  category: Category,
  request: Request,
): Promise<CategoryViewData> {
  const { signal } = request;
  const ids = await categoryWithDescendants(services, category, signal);
  const [list, ancestors, alternates] = await Promise.all([
    loadProductList(services, productsIn(ids, services.config.listOutOfStock), request),
    categoryAncestors(services, category, signal),
    categoryAlternates(services, category, signal),
  ]);
  const { id, parent_id, name, slug, url_path, description, meta_title, meta_description, image } = category;
  return {
    category: { id, parent_id, name, slug, url_path, description, meta_title, meta_description, image },
    ancestors,
    alternates,
    list,
  };
}
