import { type CatalogIndex, openCatalogIndex } from '@brixel/catalog-index/catalog-index';
import { buildIndexData } from '@brixel/catalog-index/index-data';
import { type Entities, type EntityName, entityNames, type Product } from '@brixel/contract/catalog';
import { type CatalogData, type CollectionData, type PathEntity, pathEntities } from './build/catalog-data.ts';
import { findKey } from './build/key-table.ts';
import { packDocuments } from './build/packed-documents.ts';
import { pathsOf, pathTable } from './build/path-table.ts';
import { createBundlesByPart } from './bundles-by-part.ts';
import type { CatalogStore } from './catalog-stores.ts';
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

/** What is replaced as a whole when one of its kind changes. */
export type ContentEntity = 'attribute' | 'category' | 'cms_page' | 'cms_block' | 'cms_hierarchy' | 'review';

export interface OwnFacet {
  field: string;
  /** numbers are chosen by ranges */
  inRanges: boolean;
}

/** One store's catalogue, which changes in place. */
export interface StoreCatalog {
  readonly store: CatalogStore;
  collection<E extends EntityName>(entity: E): Collection<Entities[E]>;
  /** all documents of one entity, in their standard order */
  all<E extends EntityName>(entity: E): readonly Entities[E][];
  product(sku: string): Product | null;
  findByPath(path: string): FoundByPath | null;
  /** a product as it was last known, switched off or not */
  stored(sku: string): Product | null;
  /** without reading any of them */
  readonly productCount: number;
  /** attributes of the owner that the index of products has a facet of */
  readonly ownFacets: readonly OwnFacet[];
  /** whether a product has been switched off since this catalogue was built: searches must leave it out */
  readonly hidesProducts: boolean;
  /** Shows a product as it is now, also one that is new; the words of its texts are found with the next build. */
  show(product: Product): void;
  hide(sku: string): void;
  /** Stock and what was sold change with every order and show in few places: only those are changed. */
  restock(sku: string, stock: CurrentStock): void;
  /** other documents of an entity, where one of them differs */
  replaceAll<E extends ContentEntity>(entity: E, documents: readonly Entities[E][]): void;
  close(): void;
}

/** A product of which stock has changed: found once, because that reads its document. */
interface Stocked {
  number: number;
  /** whether there is one of it depends on others */
  isComposed: boolean;
  /** of which it is a variant */
  family: number | null;
}

export function openStoreCatalog({ facts, stores }: CatalogData, store: CatalogStore): StoreCatalog {
  const data = stores[store.storeCode];
  if (!data) throw new Error(`The catalogue was not built for the store ${store.storeCode}`);
  const { collections: packed, skus } = data;
  const paths = { ...data.paths };
  const stocks = new Map<string, CurrentStock>();
  const stocked = new Map<string, Stocked>();
  const settingsOf = (entity: EntityName) => indexSettings(entity, store);

  function open<E extends EntityName>(
    entity: E,
    { documents: bytes, index }: CollectionData,
    revise?: (document: Entities[E]) => Entities[E],
  ): Collection<Entities[E]> {
    const documents = new DocumentStore<Entities[E]>(bytes, revise);
    return { documents, index: openCatalogIndex(index, settingsOf(entity), (number) => documents.peek(number)) };
  }

  const openProducts = () => open('product', packed.product, (product) => withCurrentStock(product, stocks));
  const collections = Object.fromEntries(
    entityNames.map((entity) => [entity, entity === 'product' ? openProducts() : open(entity, packed[entity])]),
  ) as unknown as { [E in EntityName]: Collection<Entities[E]> };
  const collection = <E extends EntityName>(entity: E): Collection<Entities[E]> => collections[entity];
  const products = collection('product');
  const bundles = createBundlesByPart(facts.bundleParts);
  const ownFacets = collection('attribute')
    .documents.all()
    .filter(({ is_filterable }) => is_filterable)
    .map(({ attribute_code, frontend_input }) => ({ field: attribute_code, inRanges: frontend_input === 'number' }));
  const hidden = new Set<number>();
  /** products that came after the build, and addresses that others have had since */
  const addedSkus = new Map<string, number>();
  const newPaths = new Map<string, number>();

  const numberOf = (sku: string): number | null =>
    addedSkus.get(sku) ?? findKey(skus, sku, (number) => products.documents.at(number).sku === sku);

  function add(product: Product): number {
    const number = products.documents.add(product);
    products.index.add(products.documents.peek(number));
    addedSkus.set(product.sku, number);
    return number;
  }

  function replace(number: number, product: Product): void {
    products.documents.replace(number, product);
    products.index.update(number, products.documents.peek(number));
  }

  function findStocked(sku: string): Stocked | null {
    const known = stocked.get(sku);
    if (known) return known;
    const number = numberOf(sku);
    if (number === null) return null;
    const { family_sku, configurable_children, bundle_options } = products.documents.peek(number);
    const family = family_sku === null ? null : numberOf(family_sku);
    const found = { number, family, isComposed: (configurable_children ?? bundle_options) !== undefined };
    stocked.set(sku, found);
    return found;
  }

  /** Reads a document only where its fields in the index are made of more than what is given. */
  function restockIndex(
    { number, isComposed, family }: Stocked,
    before: CurrentStock | undefined,
    now: CurrentStock,
  ): void {
    const { index, documents } = products;
    const isSame = before && isSameStock(before.stock, now.stock);
    if (isComposed && !isSame) index.update(number, documents.peek(number), ['stock', 'sold_qty']);
    else index.update(number, { stock: now.stock, sold_qty: now.sold }, isSame ? ['sold_qty'] : ['stock', 'sold_qty']);
    if (family === null || isSame) return;
    const variants = 'configurable_children.stock';
    const isAsAvailable = before && before.stock.is_in_stock === now.stock.is_in_stock;
    if (!isAsAvailable) index.update(family, documents.peek(family), ['stock', variants]);
    else if (index.readsIn(variants)) index.update(family, documents.peek(family), [variants]);
  }

  /** Whether a box can be filled stands in its document. */
  function restockBundle(sku: string): void {
    const number = numberOf(sku);
    if (number === null) return;
    products.documents.reviseAgain(number);
    products.index.update(number, products.documents.peek(number), ['stock']);
  }

  function findInEntity<E extends PathEntity>(entity: E, path: string): { entity: E; document: Entities[E] } | null {
    const { documents } = collection(entity);
    const leadsTo = (candidate: number): boolean => {
      if (entity === 'product' && hidden.has(candidate)) return false;
      return pathsOf(documents.at(candidate)).includes(path);
    };
    const renamed = entity === 'product' ? newPaths.get(path) : undefined;
    const number = renamed !== undefined && leadsTo(renamed) ? renamed : findKey(paths[entity], path, leadsTo);
    return number === null ? null : { entity, document: documents.at(number) };
  }

  return {
    store,
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
    get productCount() {
      return products.documents.length - hidden.size;
    },
    ownFacets,
    get hidesProducts() {
      return hidden.size > 0;
    },
    show(product) {
      const known = numberOf(product.sku);
      const number = known ?? add(product);
      hidden.delete(number);
      if (known !== null) replace(number, product);
      bundles.put(product);
      if (findInEntity('product', product.url_path)?.document.id !== product.id) newPaths.set(product.url_path, number);
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
      for (const bundle of bundles.changed(sku, before?.stock, now.stock)) restockBundle(bundle);
    },
    replaceAll(entity, documents) {
      if (JSON.stringify(documents) === JSON.stringify(collection(entity).documents.all())) return;
      const data = { documents: packDocuments(documents), index: buildIndexData(documents, settingsOf(entity)) };
      Object.assign(collections, { [entity]: open(entity, data) });
      if (isPathEntity(entity)) paths[entity] = pathTable(collection(entity).documents.all());
    },
    close() {
      for (const entity of entityNames) collection(entity).documents.close();
    },
  };
}

const isPathEntity = (entity: EntityName): entity is PathEntity => pathEntities.some((each) => each === entity);
