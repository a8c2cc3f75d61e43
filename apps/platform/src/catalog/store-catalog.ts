import { type CatalogIndex, openCatalogIndex } from '@brixel/catalog-index/catalog-index';
import { type Entities, type EntityName, entityNames, type Product } from '@brixel/contract/catalog';
import { type StoreCode, storeViews } from '@brixel/contract/stores';
import { type CatalogData, type PathEntity, pathEntities } from './build/catalog-data.ts';
import { findKey } from './build/key-table.ts';
import { DocumentStore } from './document-store.ts';
import { SWITCHED_OFF } from './documents/product-source.ts';
import { type CurrentStock, isSameStock, withCurrentStock } from './documents/stock.ts';
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
  /** Stock and what was sold change with every order and show in few places: only those are changed. */
  restock(sku: string, stock: CurrentStock): void;
  close(): void;
}

/** A product of which stock has changed: found once, because that reads its document. */
interface Stocked {
  number: number;
  isFamily: boolean;
  /** of which it is a variant */
  family: number | null;
}

export function openStoreCatalog({ stores }: CatalogData, storeCode: StoreCode): StoreCatalog {
  const { collections: packed, skus, paths } = stores[storeCode];
  const stocks = new Map<string, CurrentStock>();
  const stocked = new Map<string, Stocked>();
  const collections = Object.fromEntries(
    entityNames.map((entity) => {
      const { documents: bytes, index: data } = packed[entity];
      const documents =
        entity === 'product'
          ? new DocumentStore<Product>(bytes, (product) => withCurrentStock(product, stocks))
          : new DocumentStore(bytes);
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
    products.index.update(number, products.documents.peek(number));
  }

  function findStocked(sku: string): Stocked | null {
    const known = stocked.get(sku);
    if (known) return known;
    const number = numberOf(sku);
    if (number === null) return null;
    const { family_sku, configurable_children } = products.documents.peek(number);
    const family = family_sku === null ? null : numberOf(family_sku);
    const found = { number, family, isFamily: configurable_children !== undefined };
    stocked.set(sku, found);
    return found;
  }

  /** Reads a document only where its fields in the index are made of more than what is given. */
  function restockIndex(
    { number, isFamily, family }: Stocked,
    before: CurrentStock | undefined,
    now: CurrentStock,
  ): void {
    const { index, documents } = products;
    const isSame = before && isSameStock(before.stock, now.stock);
    if (isFamily && !isSame) index.update(number, documents.peek(number), ['stock', 'sold_qty']);
    else index.update(number, { stock: now.stock, sold_qty: now.sold }, isSame ? ['sold_qty'] : ['stock', 'sold_qty']);
    if (family === null || isSame) return;
    const variants = 'configurable_children.stock';
    const isAsAvailable = before && before.stock.is_in_stock === now.stock.is_in_stock;
    if (!isAsAvailable) index.update(family, documents.peek(family), ['stock', variants]);
    else if (index.readsIn(variants)) index.update(family, documents.peek(family), [variants]);
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
    restock(sku, now) {
      const before = stocks.get(sku);
      stocks.set(sku, now);
      const found = findStocked(sku);
      if (!found) return;
      products.documents.reviseAgain(found.number);
      if (found.family !== null) products.documents.reviseAgain(found.family);
      restockIndex(found, before, now);
    },
    close() {
      for (const entity of entityNames) collection(entity).documents.close();
    },
  };
}

const addressesOf = (document: Entities[PathEntity]): string[] =>
  'identifier' in document ? [document.url_path, document.identifier] : [document.url_path];
