import type { IndexSettings } from '@brixel/catalog-index/catalog-index';
import type { EntityName } from '@brixel/contract/catalog';
import { searchLimits } from '@brixel/contract/search';
import type { StoreView } from '@brixel/contract/stores';

/** The one price that filters, price ranges and sorting look at, whatever name a request gives it. */
const PRICE_FIELD = 'final_price_incl_tax';

/** Beyond the specification's fields: what a variant is called in the shop, and its measure. */
const extraBoosts = { farbe: 2, size_label: 2 };

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

export function indexSettings(entity: EntityName, { language }: StoreView): IndexSettings {
  const isProduct = entity === 'product';
  return {
    language,
    textFields: Object.entries(textBoosts[entity]).map(([path, boost]) => ({ path, boost })),
    identifierFields: isProduct ? ['sku', 'logo_element_id', 'logo_design_id', 'configurable_children.sku'] : [],
    facetFields: isProduct ? ['color', 'size', 'manufacturer'] : [],
    aliases: isProduct ? { price: PRICE_FIELD, final_price: PRICE_FIELD } : {},
    price: isProduct ? { field: PRICE_FIELD, ranges: searchLimits.priceRanges } : null,
    standardOrder: isProduct ? [{ field: 'bestseller_rank', direction: 'asc' }] : [],
    completionField: isProduct ? 'name' : null,
    fuzziness: searchLimits.fuzziness,
    minimumScore: searchLimits.minimumScore,
  };
}
