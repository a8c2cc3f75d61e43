import type { Language, SeedCategory, SeedProduct } from '@brixel/demo-catalog/seed';
import { written } from './written-texts.ts';

export interface UrlPaths {
  category(id: number): string;
  product(id: number): string;
}

/**
 * The addresses of one store. A category's path joins the url keys of its parents below the root category, a product's is
 * its url key; one that is already taken gets the id appended, because an address must lead to exactly one thing.
 */
export function urlPaths(language: Language, categories: Map<number, SeedCategory>, products: SeedProduct[]): UrlPaths {
  const taken = new Set<string>();
  const claim = (wanted: string, suffix: string): string => {
    const path = taken.has(wanted) ? `${wanted}-${suffix}` : wanted;
    taken.add(path);
    return path;
  };

  const categoryPaths = new Map<number, string>();
  for (const category of categories.values()) {
    const keys = lineage(category, categories).map((ancestor) => written(ancestor.urlKey, language));
    const belowRoot = keys.length > 1 ? keys.slice(1) : keys;
    categoryPaths.set(category.id, claim(belowRoot.join('/'), `c${category.id}`));
  }
  const productPaths = new Map(
    products.map((product) => [product.id, claim(written(product.urlKey, language), `p${product.id}`)]),
  );

  return {
    category: (id) => categoryPaths.get(id) ?? '',
    product: (id) => productPaths.get(id) ?? '',
  };
}

/** From the root category down to the category itself. */
export function lineage(category: SeedCategory, categories: Map<number, SeedCategory>): SeedCategory[] {
  const parent = categories.get(category.parentId);
  return parent && parent !== category ? [...lineage(parent, categories), category] : [category];
}
