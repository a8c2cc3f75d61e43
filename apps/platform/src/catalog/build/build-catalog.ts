import {
  buildIndexData,
  createIndexBuilders,
  type IndexBuilder,
  type IndexSettings,
  samplePlaces,
} from '@brixel/catalog-index/index-data';
import type { Entities, EntityName, Product } from '@brixel/contract/catalog';
import type { StoreCode } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type CatalogStore, catalogStores } from '../catalog-stores.ts';
import type { LogPosition } from '../changes/change-log.ts';
import { attributeDocuments } from '../documents/attributes.ts';
import { categoryDocuments } from '../documents/categories.ts';
import { cmsBlockDocuments, cmsHierarchyDocuments, cmsPageDocuments, reviewDocuments } from '../documents/content.ts';
import { colourUse, createFamilies } from '../documents/families.ts';
import { ownAttributesOf } from '../documents/own-attributes.ts';
import { type AllFacts, productFacts, productSources } from '../documents/product-source.ts';
import { createProductDocument, type ProductContext } from '../documents/products.ts';
import { ratingsOf } from '../documents/ratings.ts';
import { taxRuleDocuments } from '../documents/tax-rules.ts';
import { termsOf } from '../documents/terms.ts';
import { fieldsOfAllStores, indexSettings } from '../index-settings.ts';
import { type CatalogRows, loadTables, sharedTables } from '../rows.ts';
import type { CatalogData, CollectionData, StoreData } from './catalog-data.ts';
import { createKeyTableBuilder, type KeyTable } from './key-table.ts';
import { createDocumentPacker, packDocuments } from './packed-documents.ts';
import { pathsOf, pathTable } from './path-table.ts';
import { type ProductOutline, readOutline } from './product-outline.ts';
import { loadSlice, type ProductSlice, productSlices, sliceOf } from './product-slices.ts';

/**
 * For the stores that are served, the default one first. `position` is that of the change log before this was called. Documents of
 * products are put aside in files that `fileOf` names; without it they are in memory.
 */
export async function buildCatalog(
  db: Kysely<Schema>,
  served: readonly StoreCode[],
  position: LogPosition,
  now: number,
  fileOf: (store: StoreCode) => string | null = () => null,
): Promise<CatalogData> {
  const rows = await loadTables(db, sharedTables);
  const outline = await readOutline(db, rows.category, now);
  const use = colourUse(outline.products);
  const shared = { rows, outline, now, familyOf: createFamilies(outline.variantsOf, use), ratings: ratingsOf(rows) };
  const drafts = catalogStores(served).map((store) => draftStore(store, shared));
  const products = await packProducts(db, drafts, outline, fileOf);
  return {
    facts: {
      stores: served,
      position,
      builtAt: now,
      priceMoments: outline.priceMoments,
      bundleParts: outline.bundleParts,
      colourUse: Object.fromEntries(served.map((code) => [code, [...use]])),
    },
    stores: Object.fromEntries(
      drafts.map((draft, place) => [draft.context.store.storeCode, storeData(draft, products[place]!)]),
    ),
  };
}

/** What is made of in every store. */
interface Shared extends Pick<ProductContext, 'familyOf' | 'ratings' | 'now'> {
  /** all but those of products */
  rows: CatalogRows;
  outline: ProductOutline;
}

type Content = { readonly [E in Exclude<EntityName, 'product'>]: readonly Entities[E][] };

/** A store with everything but its products, which are made in this context. */
interface StoreDraft {
  content: Content;
  context: ProductContext;
}

function draftStore(store: CatalogStore, { rows, outline, ...shared }: Shared): StoreDraft {
  const categories = categoryDocuments(rows, store, outline.counts);
  const attributes = attributeDocuments(rows, store);
  const terms = termsOf(rows);
  return {
    content: {
      category: categories.list,
      attribute: attributes,
      taxrule: taxRuleDocuments(terms.vat),
      review: reviewDocuments(rows),
      cms_page: cmsPageDocuments(rows, store),
      cms_block: cmsBlockDocuments(rows, store),
      cms_hierarchy: cmsHierarchyDocuments(rows, store),
    },
    context: { ...shared, store, categories, attributes, ownAttributes: ownAttributesOf(rows), terms },
  };
}

function storeData({ content, context: { store } }: StoreDraft, products: PackedProducts): StoreData {
  const pack = <E extends keyof Content>(entity: E): CollectionData => ({
    documents: packDocuments(content[entity]),
    index: buildIndexData(content[entity], indexSettings(entity, store)),
  });
  return {
    collections: {
      product: products.collection,
      category: pack('category'),
      attribute: pack('attribute'),
      taxrule: pack('taxrule'),
      review: pack('review'),
      cms_page: pack('cms_page'),
      cms_block: pack('cms_block'),
      cms_hierarchy: pack('cms_hierarchy'),
    },
    skus: products.skus,
    paths: { product: products.paths, category: pathTable(content.category), cms_page: pathTable(content.cms_page) },
  };
}

interface PackedProducts {
  collection: CollectionData;
  skus: KeyTable;
  paths: KeyTable;
}

/**
 * Products are read a few hundred at a time, their documents are made for one store after the other, packed and forgotten: all of them
 * at once would fill the memory, and reading them for each store anew takes as long as making their documents.
 */
async function packProducts(
  db: Kysely<Schema>,
  drafts: readonly StoreDraft[],
  outline: ProductOutline,
  fileOf: (store: StoreCode) => string | null,
): Promise<PackedProducts[]> {
  const stores = drafts.map(({ context }) => context.store.storeCode);
  const read = async (slice: ProductSlice): Promise<ReadSlice> => {
    const rows = await loadSlice(db, slice, outline, stores);
    return { slice, rows, facts: productFacts(rows, (sku) => outline.bySku.get(sku)?.type) };
  };
  const packers = (await startIndexes(read, drafts, outline)).map((index, place) =>
    createProductPacker(index, fileOf(stores[place]!)),
  );
  for (const slice of productSlices(outline)) {
    const loaded = await read(slice);
    for (const [place, { context }] of drafts.entries())
      for (const product of documentsOf(loaded, context)) packers[place]!.add(product);
  }
  // what an index was built from is given back before the next one is put together
  return drafts.map(() => packers.shift()!.finish());
}

/** Apart from what reads all products: a few hundred of them with their families are not to be kept until the end. */
async function startIndexes(
  read: (slice: ProductSlice) => Promise<ReadSlice>,
  drafts: readonly StoreDraft[],
  outline: ProductOutline,
): Promise<IndexBuilder[]> {
  const sampled = samplePlaces(outline.products.length).map((place) => outline.products[place]!);
  const sample = await read(sliceOf(sampled, outline));
  return createIndexBuilders(
    drafts.map(({ context }) => ({ settings: settingsOf(context), sample: [...documentsOf(sample, context)] })),
    fieldsOfAllStores,
  );
}

const settingsOf = ({ store, attributes }: ProductContext): IndexSettings => {
  const filterable = attributes.filter(({ is_filterable }) => is_filterable);
  return indexSettings(
    'product',
    store,
    filterable.map(({ attribute_code }) => attribute_code),
  );
};

function createProductPacker(index: IndexBuilder, file: string | null) {
  const packer = createDocumentPacker(file);
  const skus = createKeyTableBuilder();
  const paths = createKeyTableBuilder();
  let count = 0;
  return {
    add(product: Product): void {
      packer.add(product);
      skus.add(product.sku, count);
      for (const path of pathsOf(product)) paths.add(path, count);
      index.add(product);
      count += 1;
    },
    finish: (): PackedProducts => ({
      collection: { documents: packer.finish(), index: index.finish() },
      skus: skus.finish(),
      paths: paths.finish(),
    }),
  };
}

/** Products with all that their documents are made of, in whatever store. */
interface ReadSlice {
  slice: ProductSlice;
  rows: CatalogRows;
  facts: AllFacts;
}

/** What is gone since the outline was read has none; the change log tells the rest. */
function* documentsOf({ slice, rows, facts }: ReadSlice, context: ProductContext): Generator<Product> {
  const sources = productSources(rows, context.store, facts);
  const documentOf = createProductDocument(sources, context);
  for (const { sku } of slice.products) {
    const source = sources.bySku.get(sku);
    if (source) yield documentOf(source);
  }
}
