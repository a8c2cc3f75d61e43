import type { Category } from '@brixel/contract/catalog';
import { type Alternates } from '#data/alternates.ts';
import {
  categoryAlternates,
  categoryAncestors,
  categoryWithDescendants,
  loadProductPage,
  type ProductPage,
  productsOfCategories,
} from '#data/category-queries.ts';
import type { MenuCategory } from '#data/fields.ts';
import type { Services } from '#data/services.ts';

export interface CategoryViewData extends ProductPage {
  category: Pick<Category, 'id' | 'name' | 'description' | 'meta_title' | 'meta_description' | 'image'>;
  ancestors: MenuCategory[];
  alternates: Alternates;
}

/** Everything a category page shows at first sight; also used where a stored url_path leads to a category. */
export async function loadCategoryView(
  services: Services,
  category: Category,
  { signal, url }: Request,
): Promise<CategoryViewData> {
  const color = new URL(url).searchParams.getAll('color');
  const ids = await categoryWithDescendants(services, category, signal);
  const all = productsOfCategories(ids).sortBy('updated_at', 'desc');
  const query = color.length > 0 ? all.chosen('color', { in: color }) : all;
  const [page, ancestors, alternates] = await Promise.all([
    loadProductPage(services, query, {}, signal),
    categoryAncestors(services, category, signal),
    categoryAlternates(services, category, signal),
  ]);
  const { id, name, description, meta_title, meta_description, image } = category;
  return { ...page, ancestors, alternates, category: { id, name, description, meta_title, meta_description, image } };
}
