import { buildIndexData } from '@brixel/catalog-index/index-data';
import type { Entities, EntityName, Product } from '@brixel/contract/catalog';
import type { StoreCode, StoreView } from '@brixel/contract/stores';
import { parseJson } from '../../database/column-types.ts';
import { type CatalogStore, catalogStores } from '../catalog-stores.ts';
import type { LogPosition } from '../changes/change-log.ts';
import { createNextMoment } from '../changes/price-moments.ts';
import { attributeDocuments } from '../documents/attributes.ts';
import { categoryDocuments } from '../documents/categories.ts';
import { cmsBlockDocuments, cmsHierarchyDocuments, cmsPageDocuments, reviewDocuments } from '../documents/content.ts';
import { type ColourUse, colourUse } from '../documents/families.ts';
import { ownAttributesOf } from '../documents/own-attributes.ts';
import { type AllFacts, productFacts, productSources } from '../documents/product-source.ts';
import { createProductDocument } from '../documents/products.ts';
import { taxRuleDocuments } from '../documents/tax-rules.ts';
import { termsOf } from '../documents/terms.ts';
import { indexSettings } from '../index-settings.ts';
import type { CatalogRows, StoredCatalog } from '../rows.ts';
import type { CatalogData, CatalogFacts, CollectionData, StoreData } from './catalog-data.ts';
import { LazyList } from './lazy-list.ts';
import { createDocumentPacker, packDocuments } from './packed-documents.ts';
import { keyTable, pathsOf, pathTable } from './path-table.ts';

type Content = { readonly [E in Exclude<EntityName, 'product'>]: readonly Entities[E][] };

/** Products are made one after another, packed and forgotten: all of them at once would fill the memory. */
interface StoreDocuments {
  content: Content;
  products: LazyList<Product>;
  use: ColourUse;
}

/**
 * For the stores that are served, the default one first. `position` is that of the change log before the rows were read. Documents of
 * products are put aside in files that `fileOf` names; without it they are in memory.
 */
export async function buildCatalog(
  { rows, named, shownTexts }: StoredCatalog,
  served: readonly StoreCode[],
  position: LogPosition,
  now: number,
  fileOf: (store: StoreCode) => string | null = () => null,
): Promise<CatalogData> {
  const stores: Partial<Record<StoreCode, StoreData>> = {};
  const colours: Partial<Record<StoreCode, [number, number][]>> = {};
  const facts = productFacts(rows, named);
  for (const store of catalogStores(served)) {
    const texts = await shownTexts(store.storeCode);
    const documents = buildDocuments({ ...rows, product_text: texts }, facts, store, now);
    stores[store.storeCode] = packStore(documents, store, fileOf(store.storeCode));
    colours[store.storeCode] = [...documents.use];
  }
  const nextMoment = createNextMoment(rows, now);
  return {
    facts: {
      stores: served,
      position,
      builtAt: now,
      priceMoments: rows.product.flatMap((row) => {
        const moment = nextMoment(row);
        return moment === null ? [] : [[row.sku, moment] as const];
      }),
      bundleParts: rows.product.flatMap(bundlePartsOf),
      colourUse: colours,
    },
    stores,
  };
}

function bundlePartsOf({ sku, type_id, attributes }: CatalogRows['product'][number]): CatalogFacts['bundleParts'] {
  const { bundleOptions = [] } = type_id === 'bundle' ? parseJson(attributes) : {};
  return bundleOptions.flatMap(({ selections }) => selections.map((part) => [sku, part.sku, part.qty] as const));
}

function buildDocuments(rows: CatalogRows, facts: AllFacts, store: CatalogStore, now: number): StoreDocuments {
  const categories = categoryDocuments(rows, store);
  const attributes = attributeDocuments(rows, store);
  const terms = termsOf(rows);
  const sources = productSources(rows, store, facts);
  const use = colourUse(sources);
  const ownAttributes = ownAttributesOf(rows);
  const context = { store, categories, attributes, ownAttributes, terms, colourUse: use, now };
  const documentOf = createProductDocument(sources, rows, context);
  return {
    use,
    products: new LazyList(sources.list.length, (number) => documentOf(sources.list[number]!)),
    content: {
      category: categories.list,
      attribute: attributes,
      taxrule: taxRuleDocuments(terms.vat),
      review: reviewDocuments(rows),
      cms_page: cmsPageDocuments(rows, store),
      cms_block: cmsBlockDocuments(rows, store),
      cms_hierarchy: cmsHierarchyDocuments(rows, store),
    },
  };
}

function packStore({ products, content }: StoreDocuments, store: StoreView, file: string | null): StoreData {
  const packer = createDocumentPacker(file);
  const skus: string[][] = [];
  const paths: string[][] = [];
  const index = buildIndexData(
    products.watched((product) => {
      packer.add(product);
      skus.push([product.sku]);
      paths.push(pathsOf(product));
    }),
    indexSettings(
      'product',
      store,
      content.attribute.filter(({ is_filterable }) => is_filterable).map(({ attribute_code }) => attribute_code),
    ),
  );
  const pack = <E extends keyof Content>(entity: E): CollectionData => ({
    documents: packDocuments(content[entity]),
    index: buildIndexData(content[entity], indexSettings(entity, store)),
  });
  return {
    collections: {
      product: { documents: packer.finish(), index },
      category: pack('category'),
      attribute: pack('attribute'),
      taxrule: pack('taxrule'),
      review: pack('review'),
      cms_page: pack('cms_page'),
      cms_block: pack('cms_block'),
      cms_hierarchy: pack('cms_hierarchy'),
    },
    skus: keyTable(skus),
    paths: { product: keyTable(paths), category: pathTable(content.category), cms_page: pathTable(content.cms_page) },
  };
}
