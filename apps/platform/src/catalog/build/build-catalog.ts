import { buildIndexData } from '@brixel/catalog-index/index-data';
import { type Entities, type EntityName, entityNames } from '@brixel/contract/catalog';
import { type StoreCode, type StoreView, storeCodes, storeViews } from '@brixel/contract/stores';
import type { LogPosition } from '../changes/change-log.ts';
import { createNextMoment } from '../changes/price-moments.ts';
import { attributeDocuments } from '../documents/attributes.ts';
import { categoryDocuments } from '../documents/categories.ts';
import { cmsBlockDocuments, cmsHierarchyDocuments, cmsPageDocuments, reviewDocuments } from '../documents/content.ts';
import { type ColourUse, colourUse } from '../documents/families.ts';
import { productSources } from '../documents/product-source.ts';
import { productDocuments } from '../documents/products.ts';
import { taxRuleDocuments } from '../documents/tax-rules.ts';
import { indexSettings } from '../index-settings.ts';
import type { CatalogRows } from '../rows.ts';
import type { CatalogData, CollectionData, StoreData } from './catalog-data.ts';
import { buildKeyTable } from './key-table.ts';
import { packDocuments } from './packed-documents.ts';
import { pathTable } from './path-table.ts';

type Documents = { readonly [E in EntityName]: readonly Entities[E][] };

/** `position` is that of the change log before the rows were read. */
export function buildCatalog(rows: CatalogRows, position: LogPosition, now: number): CatalogData {
  const stores: Partial<Record<StoreCode, StoreData>> = {};
  const colours: Partial<Record<StoreCode, [number, number][]>> = {};
  for (const code of storeCodes) {
    const { documents, use } = buildDocuments(rows, storeViews[code], now);
    stores[code] = packStore(documents, storeViews[code]);
    colours[code] = [...use];
  }
  const nextMoment = createNextMoment(rows, now);
  return {
    facts: {
      position,
      builtAt: now,
      priceMoments: rows.product.flatMap((row) => {
        const moment = nextMoment(row);
        return moment === null ? [] : [[row.sku, moment] as const];
      }),
      colourUse: colours as CatalogData['facts']['colourUse'],
    },
    stores: stores as CatalogData['stores'],
  };
}

function buildDocuments(rows: CatalogRows, store: StoreView, now: number): { documents: Documents; use: ColourUse } {
  const categories = categoryDocuments(rows, store);
  const attributes = attributeDocuments(rows, store);
  const taxRules = taxRuleDocuments(rows);
  const sources = productSources(rows, store);
  const use = colourUse(sources);
  const context = { store, categories, attributes, taxRules, colourUse: use, now };
  return {
    use,
    documents: {
      product: productDocuments(sources.list, sources, rows, context),
      category: categories.list,
      attribute: attributes,
      taxrule: taxRules,
      review: reviewDocuments(rows),
      cms_page: cmsPageDocuments(rows, store),
      cms_block: cmsBlockDocuments(rows, store),
      cms_hierarchy: cmsHierarchyDocuments(rows, store),
    },
  };
}

function packStore(documents: Documents, store: StoreView): StoreData {
  const { product, category, cms_page } = documents;
  const collections: Partial<Record<EntityName, CollectionData>> = {};
  for (const entity of entityNames) {
    collections[entity] = {
      documents: packDocuments(documents[entity]),
      index: buildIndexData(documents[entity], indexSettings(entity, store)),
    };
  }
  return {
    collections: collections as StoreData['collections'],
    skus: buildKeyTable(product.map(({ sku }, number) => [sku, number])),
    paths: { product: pathTable(product), category: pathTable(category), cms_page: pathTable(cms_page) },
  };
}
