import { calculateProductPrices } from '@brixel/commerce/product-tax';
import type { TaxRuleTerms } from '@brixel/commerce/tax';
import {
  type ElasticAnswer,
  type ElasticBody,
  type ElasticFailure,
  type ElasticOptions,
  indexNotFound,
  searchElastic,
} from './elastic-engine.ts';
import { type Document, foreignCatalog } from './foreign-catalog.ts';
import { italianCatalog } from './italian-catalog.ts';

/** The catalogues behind the API: with Elasticsearch 7 each entity of a store is an index. */

export const MAIN_INDEX = 'vue_storefront_catalog';

/** By what the API calls a store: the main one has no code there. */
export const STORE_INDEXES: Readonly<Record<string, string>> = { it: `${MAIN_INDEX}_it` };

const catalogs: Readonly<Record<string, typeof foreignCatalog>> = {
  [MAIN_INDEX]: foreignCatalog,
  [`${MAIN_INDEX}_it`]: italianCatalog,
};

export const isIndex = (name: string): boolean => name in catalogs;

export function searchIndex(
  index: string,
  entity: string,
  body: ElasticBody,
  options: ElasticOptions & { taxes: boolean },
): ElasticAnswer | ElasticFailure {
  const name = `${index}_${entity}`;
  const documents = catalogs[index]?.[entity];
  if (!documents) return indexNotFound(name);
  const found = searchElastic(name, documents, body, options);
  if (options.taxes && entity === 'product' && 'hits' in found)
    for (const hit of found.hits.hits) hit._source = taxed(hit._source);
  return found;
}

/** By the fields that were asked for: a price that was not fetched has none. */
export function taxed(source: Document): Document {
  const priced = calculateProductPrices<Document>(source, {
    taxRules: foreignCatalog.taxrule as unknown as TaxRuleTerms[],
    country: 'DE',
    sourcePriceIncludesTax: false,
    finalPriceIncludesTax: false,
    groupedTaxActive: false,
    deprecatedPriceFields: true,
  });
  if ('price' in source) return priced;
  const unknown = Object.keys(priced).filter((name) => !(name in source) && /price/i.test(name));
  return { ...priced, ...Object.fromEntries(unknown.map((name) => [name, null])) };
}
