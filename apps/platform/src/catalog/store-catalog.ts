import { setImmediate } from 'node:timers/promises';
import { type CatalogIndex, createCatalogIndex } from '@brixel/catalog-index/catalog-index';
import { type Entities, type EntityName, entityNames, type Product } from '@brixel/contract/catalog';
import type { StoreView } from '@brixel/contract/stores';
import { attributeDocuments } from './documents/attributes.ts';
import { categoryDocuments } from './documents/categories.ts';
import { cmsBlockDocuments, cmsHierarchyDocuments, cmsPageDocuments, reviewDocuments } from './documents/content.ts';
import { productDocuments } from './documents/products.ts';
import { taxRuleDocuments } from './documents/tax-rules.ts';
import { indexSettings } from './index-settings.ts';
import type { CatalogRows } from './rows.ts';

type Documents = { readonly [E in EntityName]: readonly Entities[E][] };

/** The documents of one entity and the index over them; a document's number is its place in the list. */
export interface Collection<T extends object = object> {
  documents: readonly T[];
  index: CatalogIndex;
}

/** One store's catalogue at one moment. Never changed, only replaced. */
export interface StoreCatalog {
  collection<E extends EntityName>(entity: E): Collection<Entities[E]>;
  product(sku: string): Product | null;
  findByPath(path: string): FoundByPath | null;
}

export type FoundByPath = {
  [E in 'product' | 'category' | 'cms_page']: { entity: E; document: Entities[E] };
}['product' | 'category' | 'cms_page'];

/** Built in steps, because requests are answered meanwhile by the catalogue that this one will replace. */
export async function buildStoreCatalog(rows: CatalogRows, store: StoreView, now: number): Promise<StoreCatalog> {
  const documents = buildDocuments(rows, store, now);
  const collections = new Map<EntityName, Collection>();
  for (const entity of entityNames) {
    await setImmediate();
    const index = createCatalogIndex(documents[entity], indexSettings(entity, store));
    collections.set(entity, { documents: documents[entity], index });
  }
  const products = new Map(documents.product.map((product) => [product.sku, product]));
  const paths = pathTable(documents);
  return {
    collection: <E extends EntityName>(entity: E) => collections.get(entity) as Collection<Entities[E]>,
    product: (sku) => products.get(sku) ?? null,
    findByPath: (path) => paths.get(path) ?? null,
  };
}

function buildDocuments(rows: CatalogRows, store: StoreView, now: number): Documents {
  const categories = categoryDocuments(rows, store);
  const attributes = attributeDocuments(rows, store);
  const taxRules = taxRuleDocuments(rows);
  return {
    product: productDocuments(rows, { store, categories, attributes, taxRules, now }),
    category: categories.list,
    attribute: attributes,
    taxrule: taxRules,
    review: reviewDocuments(rows),
    cms_page: cmsPageDocuments(rows, store),
    cms_block: cmsBlockDocuments(rows, store),
    cms_hierarchy: cmsHierarchyDocuments(rows, store),
  };
}

/** Where two things claim one address, a product wins over a category and a category over a page. */
function pathTable(documents: Documents): Map<string, FoundByPath> {
  const paths = new Map<string, FoundByPath>();
  for (const document of documents.cms_page) {
    paths.set(document.identifier, { entity: 'cms_page', document });
    paths.set(document.url_path, { entity: 'cms_page', document });
  }
  for (const document of documents.category) {
    if (document.is_active && document.url_path !== '') paths.set(document.url_path, { entity: 'category', document });
  }
  for (const document of documents.product) paths.set(document.url_path, { entity: 'product', document });
  return paths;
}
