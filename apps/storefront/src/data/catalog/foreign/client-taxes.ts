import { calculateProductPrices } from '@brixel/commerce/product-tax';
import { customerTaxClass, type TaxRuleTerms } from '@brixel/commerce/tax';
import type { ClientTax } from '#config/public-config.ts';
import type { Found, Hit, SearchRequest } from '#data/catalog/search/search-adapter.ts';

/** Taxes for shops whose API sends prices as they were entered. */

const RULES_SIZE = 150;

export const taxRulesRequest = (index: string): SearchRequest => ({
  entity: 'taxrule',
  query: {},
  index,
  size: RULES_SIZE,
  start: 0,
});

export interface TaxedShopper {
  country: string;
  /** null for guests */
  groupId: number | null;
}

export function withTaxes(
  products: readonly Hit[],
  rules: Found,
  { country, groupId }: TaxedShopper,
  { group, ...settings }: ClientTax,
): Hit[] {
  const taxRules = rules.hits as unknown as readonly TaxRuleTerms[];
  const userGroupId = customerTaxClass(group, groupId);
  return products.map((product) =>
    'price' in product
      ? calculateProductPrices(product, {
          ...settings,
          taxRules,
          country,
          groupedTaxActive: userGroupId !== undefined,
          userGroupId,
          deprecatedPriceFields: false,
        })
      : product,
  );
}
