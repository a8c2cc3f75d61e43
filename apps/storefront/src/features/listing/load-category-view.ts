import { productsIn } from '@brixel/commerce/category-query';
import type { Category } from '@brixel/contract/catalog';
import { categoryAlternates, findCategory } from '#data/catalog/category-queries.ts';
import {
  ancestorsOf,
  type CategoryKey,
  type CategoryTree,
  findInTree,
  withDescendants,
} from '#data/catalog/category-tree.ts';
import type { MenuCategory } from '#data/catalog/fields.ts';
import type { Services } from '#data/services.ts';
import { loadProductList, type ProductListData } from './load-product-list.ts';

export interface CategoryViewData {
  category: Pick<
    Category,
    'id' | 'parent_id' | 'name' | 'slug' | 'url_path' | 'description' | 'meta_title' | 'meta_description' | 'image'
  >;
  ancestors: MenuCategory[];
  alternates: Readonly<Record<string, string>>;
  list: ProductListData;
}

/**
 * Everything a category page shows at first sight, null where there is no such category; also used where a stored url_path
 * leads to a category. The tree knows what is below the category, so the list is requested together with its texts.
 */
export async function loadCategoryView(
  services: Services,
  key: CategoryKey,
  request: Request,
): Promise<CategoryViewData | null> {
  const [found, known] = await Promise.all([
    findCategory(services, key, request.signal),
    services.catalog.categories().then(async (tree) => {
      const place = findInTree(tree, key);
      return place ? { id: place.id, parts: await loadParts(services, tree, place, request) } : null;
    }),
  ]);
  // an index elsewhere may know no slugs; those of the tree are made of what it has
  const category =
    found ?? (known && (await findCategory(services, { attribute: 'id', value: String(known.id) }, request.signal)));
  if (!category) return null;
  // newer than the tree, or moved to another address since
  const parts =
    known?.id === category.id
      ? known.parts
      : await loadParts(services, await services.catalog.categories({ fresh: true }), category, request);
  const { id, parent_id, name, slug, url_path, description, meta_title, meta_description, image } = category;
  return {
    category: { id, parent_id, name, slug, url_path, description, meta_title, meta_description, image },
    ...parts,
  };
}

async function loadParts(services: Services, tree: CategoryTree, category: MenuCategory, request: Request) {
  const ids = withDescendants(tree, category);
  const [list, alternates] = await Promise.all([
    loadProductList(services, productsIn(ids, services.config.listOutOfStock), request),
    categoryAlternates(services, category, request.signal),
  ]);
  return { list, alternates, ancestors: ancestorsOf(tree, category, services.config.rootCategoryId) };
}
