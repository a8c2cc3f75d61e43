import { type CatalogIndex, openCatalogIndex } from '@brixel/catalog-index/catalog-index';
import { type Entities, type EntityName, entityNames, type Product } from '@brixel/contract/catalog';
import { type StoreCode, storeViews } from '@brixel/contract/stores';
import { type CatalogData, type PathEntity, pathEntities } from './build/catalog-data.ts';
import { findKey } from './build/key-table.ts';
import { DocumentStore } from './document-store.ts';
import { SWITCHED_OFF } from './documents/product-source.ts';
import { indexSettings } from './index-settings.ts';

/** The documents of one entity and the index over them. */
export interface Collection<T extends { id: number }> {
  documents: DocumentStore<T>;
  index: CatalogIndex;
}

export type FoundByPath = { [E in PathEntity]: { entity: E; document: Entities[E] } }[PathEntity];

/** One store's catalogue: the products change in place, everything else only with the whole. */
export interface StoreCatalog {
  readonly storeCode: StoreCode;
  collection<E extends EntityName>(entity: E): Collection<Entities[E]>;
  /** all documents of one entity, in their standard order */
  all<E extends EntityName>(entity: E): readonly Entities[E][];
  product(sku: string): Product | null;
  findByPath(path: string): FoundByPath | null;
  /** a product as it was last known, switched off or not */
  stored(sku: string): Product | null;
  /** whether a product has been switched off since this catalogue was built: searches must leave it out */
  readonly hidesProducts: boolean;
  /** False for a product that is not in this catalogue: only a rebuild can add it. */
  show(product: Product): boolean;
  hide(sku: string): void;
  close(): void;
}

export function openStoreCatalog({ stores }: CatalogData, storeCode: StoreCode): StoreCatalog {
  const { collections: packed, skus, paths } = stores[storeCode];
  const collections = Object.fromEntries(
    entityNames.map((entity) => {
      const { documents: bytes, index: data } = packed[entity];
      const documents = new DocumentStore(bytes);
      const settings = indexSettings(entity, storeViews[storeCode]);
      return [entity, { documents, index: openCatalogIndex(data, settings, (number) => documents.peek(number)) }];
    }),
  ) as unknown as { readonly [E in EntityName]: Collection<Entities[E]> };
  const collection = <E extends EntityName>(entity: E): Collection<Entities[E]> => collections[entity];
  const products = collection('product');
  const hidden = new Set<number>();

  const numberOf = (sku: string): number | null =>
    findKey(skus, sku, (number) => products.documents.at(number).sku === sku);

  function replace(number: number, product: Product): void {
    products.documents.replace(number, product);
    products.index.update(number, product);
  }

  function findInEntity<E extends PathEntity>(entity: E, path: string): { entity: E; document: Entities[E] } | null {
    const { documents } = collection(entity);
    const number = findKey(paths[entity], path, (candidate) => {
      if (entity === 'product' && hidden.has(candidate)) return false;
      return addressesOf(documents.at(candidate)).includes(path);
    });
    return number === null ? null : { entity, document: documents.at(number) };
  }

  return {
    storeCode,
    collection,
    all(entity) {
      const documents = collection(entity).documents.all();
      return entity === 'product' && hidden.size > 0 ? documents.filter((_, number) => !hidden.has(number)) : documents;
    },
    product(sku) {
      const number = numberOf(sku);
      return number === null || hidden.has(number) ? null : products.documents.at(number);
    },
    findByPath(path) {
      for (const entity of pathEntities) {
        const found = findInEntity(entity, path);
        if (found) return found as FoundByPath;
      }
      return null;
    },
    stored(sku) {
      const number = numberOf(sku);
      return number === null ? null : products.documents.at(number);
    },
    get hidesProducts() {
      return hidden.size > 0;
    },
    show(product) {
      const number = numberOf(product.sku);
      if (number === null) return false;
      hidden.delete(number);
      replace(number, product);
      return true;
    },
    hide(sku) {
      const number = numberOf(sku);
      if (number === null || hidden.has(number)) return;
      hidden.add(number);
      replace(number, { ...products.documents.at(number), status: SWITCHED_OFF });
    },
    close() {
      for (const entity of entityNames) collection(entity).documents.close();
    },
  };
}

const addressesOf = (document: Entities[PathEntity]): string[] =>
  'identifier' in document ? [document.url_path, document.identifier] : [document.url_path];
