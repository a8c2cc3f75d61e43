import { buildIndexData, createIndexBuilder, samplePlaces } from '@brixel/catalog-index/index-data';
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
import { productFacts, productSources } from '../documents/product-source.ts';
import { createProductDocument, type ProductContext } from '../documents/products.ts';
import { ratingsOf } from '../documents/ratings.ts';
import { taxRuleDocuments } from '../documents/tax-rules.ts';
import { termsOf } from '../documents/terms.ts';
import { indexSettings } from '../index-settings.ts';
import { type CatalogRows, loadTables, sharedTables } from '../rows.ts';
import type { CatalogData, CollectionData, StoreData } from './catalog-data.ts';
import { createDocumentPacker, packDocuments } from './packed-documents.ts';
import { keyTable, pathsOf, pathTable } from './path-table.ts';
import { type ProductOutline, readOutline } from './product-outline.ts';
import { loadSlice, type ProductSlice, productSlices, sliceOf } from './product-slices.ts';

/** What the catalogue of each store is built from. */
interface Source {
  db: Kysely<Schema>;
  /** all but those of products */
  rows: CatalogRows;
  outline: ProductOutline;
  now: number;
}

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
  const source = { db, rows, outline, now };
  const shared = { familyOf: createFamilies(outline.variantsOf, use), ratings: ratingsOf(rows) };
  const stores: Partial<Record<StoreCode, StoreData>> = {};
  for (const store of catalogStores(served)) {
    stores[store.storeCode] = await buildStore(source, store, shared, fileOf(store.storeCode));
  }
  return {
    facts: {
      stores: served,
      position,
      builtAt: now,
      priceMoments: outline.priceMoments,
      bundleParts: outline.bundleParts,
      colourUse: Object.fromEntries(served.map((code) => [code, [...use]])),
    },
    stores,
  };
}

type Content = { readonly [E in Exclude<EntityName, 'product'>]: readonly Entities[E][] };

async function buildStore(
  source: Source,
  store: CatalogStore,
  shared: Pick<ProductContext, 'familyOf' | 'ratings'>,
  file: string | null,
): Promise<StoreData> {
  const { rows, outline, now } = source;
  const categories = categoryDocuments(rows, store, outline.counts);
  const attributes = attributeDocuments(rows, store);
  const terms = termsOf(rows);
  const content: Content = {
    category: categories.list,
    attribute: attributes,
    taxrule: taxRuleDocuments(terms.vat),
    review: reviewDocuments(rows),
    cms_page: cmsPageDocuments(rows, store),
    cms_block: cmsBlockDocuments(rows, store),
    cms_hierarchy: cmsHierarchyDocuments(rows, store),
  };
  const context = { ...shared, store, categories, attributes, ownAttributes: ownAttributesOf(rows), terms, now };
  const pack = <E extends keyof Content>(entity: E): CollectionData => ({
    documents: packDocuments(content[entity]),
    index: buildIndexData(content[entity], indexSettings(entity, store)),
  });
  const products = await packProducts(source, context, file);
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

/** Products are read, made, packed and forgotten a few hundred at a time: all of them at once would fill the memory. */
async function packProducts(source: Source, context: ProductContext, file: string | null) {
  const { outline } = source;
  const filterable = context.attributes.filter(({ is_filterable }) => is_filterable);
  const settings = indexSettings(
    'product',
    context.store,
    filterable.map(({ attribute_code }) => attribute_code),
  );
  const sampled = samplePlaces(outline.products.length).map((place) => outline.products[place]!);
  const sample: Product[] = [];
  for await (const product of documentsOf(source, context, sliceOf(sampled, outline))) sample.push(product);
  const index = createIndexBuilder(settings, sample);
  const packer = createDocumentPacker(file);
  const skus: string[][] = [];
  const paths: string[][] = [];
  for (const slice of productSlices(outline)) {
    for await (const product of documentsOf(source, context, slice)) {
      packer.add(product);
      skus.push([product.sku]);
      paths.push(pathsOf(product));
      index.add(product);
    }
  }
  return {
    collection: { documents: packer.finish(), index: index.finish() },
    skus: keyTable(skus),
    paths: keyTable(paths),
  };
}

/** What is gone since the outline was read has none; the change log tells the rest. */
async function* documentsOf(
  { db, outline }: Source,
  context: ProductContext,
  slice: ProductSlice,
): AsyncGenerator<Product> {
  const rows = await loadSlice(db, slice, outline, context.store);
  const facts = productFacts(rows, (sku) => outline.bySku.get(sku)?.type);
  const sources = productSources(rows, context.store, facts);
  const documentOf = createProductDocument(sources, context);
  for (const { sku } of slice.products) {
    const source = sources.bySku.get(sku);
    if (source) yield documentOf(source);
  }
}
