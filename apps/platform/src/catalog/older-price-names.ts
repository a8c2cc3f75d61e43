import { currentPriceField, deprecatedPriceFields } from '@brixel/commerce/deprecated-price-fields';
import type { Product } from '@brixel/contract/catalog';
import { Refusal } from './answer-budget.ts';
import type { Catalog } from './catalog.ts';

/** For clients that read `priceInclTax`: products carry their prices, and those of their variants, under both names. */
export function withOlderPriceNames(catalog: Catalog): Catalog {
  return {
    ...catalog,
    get version() {
      return catalog.version;
    },
    get stores() {
      return catalog.stores;
    },
    async search(store, entity, request, budget) {
      if (entity !== 'product') return catalog.search(store, entity, request, budget);
      const include = [...new Set([...request.include, ...request.include.map(currentPriceField)])];
      const result = await catalog.search(store, entity, { ...request, include }, budget);
      if (result instanceof Refusal) return result;
      return { ...result, hits: result.hits.map((hit) => ({ ...hit, source: withCopies(hit.source) })) };
    },
    findByUrl(store, path) {
      const found = catalog.findByUrl(store, path);
      return found?.entity === 'product' ? { ...found, document: withCopies(found.document) } : found;
    },
  };
}

function withCopies<T extends Partial<Product>>(product: T): T {
  const children = product.configurable_children?.map((child) => ({ ...child, ...deprecatedPriceFields(child) }));
  return { ...product, ...deprecatedPriceFields(product), ...(children && { configurable_children: children }) };
}
