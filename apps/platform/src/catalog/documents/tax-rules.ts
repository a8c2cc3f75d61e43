import type { TaxRule } from '@brixel/contract/catalog';
import { parseJson } from '../../database/column-types.ts';
import type { CatalogRows } from '../rows.ts';

export function taxRuleDocuments({ tax_rule, tax_rate }: CatalogRows): TaxRule[] {
  return tax_rule
    .toSorted((a, b) => a.id - b.id)
    .map((rule, position) => {
      const rates = tax_rate.filter(({ rule_id }) => rule_id === rule.id).toSorted((a, b) => a.id - b.id);
      return {
        id: rule.id,
        code: rule.code,
        priority: 0,
        position,
        product_tax_class_ids: parseJson(rule.product_tax_class_ids),
        customer_tax_class_ids: parseJson(rule.customer_tax_class_ids),
        tax_rates_ids: rates.map(({ id }) => id),
        rates: rates.map(({ id, code, rate_bp, country }) => ({
          id,
          code,
          rate: rate_bp / 100,
          tax_country_id: country,
          tax_region_id: 0,
          region_name: '',
          tax_postcode: '*',
        })),
      };
    });
}
