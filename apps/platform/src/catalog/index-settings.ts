import type { CompletionSettings } from '@brixel/catalog-index/completion-phrases';
import type { IndexSettings } from '@brixel/catalog-index/index-data';
import type { EntityName } from '@brixel/contract/catalog';
import { searchLimits } from '@brixel/contract/search-limits';
import type { StoreView } from '@brixel/contract/stores';
import { helpWords } from './vocabulary/help-words.ts';
import { unsoldGoods } from './vocabulary/unsold-goods.ts';
import { vocabulary } from './vocabulary/vocabulary.ts';

/** The one price that filters, price ranges and sorting use, whatever name a request gives it. */
const PRICE_FIELD = 'final_price_incl_tax';

/** Beyond the specification's fields: what a variant is called in the shop, and its measure. */
const extraBoosts = { farbe: 2, size_label: 2, search_words: 1 };

const textBoosts: Record<EntityName, Record<string, number>> = {
  product: { ...searchLimits.boosts, ...extraBoosts },
  category: { name: 4, description: 1 },
  attribute: { frontend_label: 4, attribute_code: 2 },
  taxrule: { code: 1 },
  review: { title: 2, detail: 1 },
  cms_page: { title: 4, content_heading: 2, content: 1 },
  cms_block: { title: 4, content: 1 },
  cms_hierarchy: { label: 1 },
};

/** Names of what shoppers can find by searching. */
const productCompletions: CompletionSettings = {
  field: 'name',
  only: { field: 'visibility', values: [3, 4] },
  rankField: 'bestseller_rank',
};

const lookups = ['id', 'url_path', 'url_key'];

/** Of products, the same in every store; prices are entered including VAT and hold in all of them. */
const productColumns = [
  'sku',
  'family_sku',
  'type_id',
  'visibility',
  'status',
  'category_ids',
  'new',
  'created_at',
  'updated_at',
  'bestseller_rank',
  'sold_qty',
  'rating.average',
  PRICE_FIELD,
  'configurable_children.sku',
  'stock.is_in_stock',
  'stock.qty',
];

/** What the shop filters and sorts by. Another field works as well, but its first use reads every document: seconds of a large catalogue. */
const columnFields: Record<EntityName, readonly string[]> = {
  product: [...lookups, ...productColumns],
  category: [...lookups, 'slug', 'parent_id', 'is_active', 'include_in_menu', 'level', 'position'],
  attribute: [
    'id',
    'attribute_id',
    'attribute_code',
    'is_user_defined',
    'is_visible',
    'is_comparable',
    'is_filterable',
  ],
  taxrule: ['id'],
  review: ['id', 'product_id', 'review_status', 'created_at'],
  cms_page: ['id', 'identifier', 'url_path'],
  cms_block: ['id', 'identifier'],
  cms_hierarchy: ['id', 'identifier', 'page_id'],
};

/** Of products, the same in every store: the index of one is built with them, and those of the others have a copy. */
export const fieldsOfAllStores: readonly string[] = [
  'id',
  ...productColumns,
  'logo_design_id',
  'logo_element_id',
  'color',
  'color_options',
  'size',
  'size_options',
  'manufacturer',
  'condition',
];

/** `ownFacets`: of attributes that the owner has made a filter of; only who builds an index needs them. */
export function indexSettings(
  entity: EntityName,
  { language }: StoreView,
  ownFacets: readonly string[] = [],
): IndexSettings {
  const isProduct = entity === 'product';
  return {
    language,
    textFields: Object.entries(textBoosts[entity]).map(([path, boost]) => ({ path, boost })),
    identifierFields: isProduct ? ['sku', 'logo_element_id', 'logo_design_id', 'configurable_children.sku'] : [],
    facetFields: isProduct ? ['color', 'size', 'manufacturer', 'condition', ...ownFacets] : [],
    // a product's slug is its url_key, and a column of every product's is not small
    aliases: isProduct ? { price: PRICE_FIELD, final_price: PRICE_FIELD, slug: 'url_key' } : {},
    price: isProduct ? { field: PRICE_FIELD, ranges: searchLimits.priceRanges } : null,
    standardOrder: isProduct ? [{ field: 'bestseller_rank', direction: 'asc' }] : [],
    columnFields: columnFields[entity],
    completions: isProduct ? productCompletions : null,
    vocabulary: entity === 'cms_page' ? helpWords : vocabulary,
    unsoldGoods: isProduct ? unsoldGoods : [],
    fuzziness: searchLimits.fuzziness,
    minimumScore: searchLimits.minimumScore,
  };
}
