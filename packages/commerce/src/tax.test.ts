import { describe, expect, it } from 'vitest';
import { customerTaxClass, type TaxRuleTerms, taxPercent } from './tax.ts';

const rule = (
  classes: number[],
  customers: number[],
  rates: [country: string, rate: number, region?: string][],
): TaxRuleTerms => ({
  product_tax_class_ids: classes,
  customer_tax_class_ids: customers,
  rates: rates.map(([tax_country_id, rate, region]) => ({
    tax_country_id,
    rate,
    region_name: region ?? null,
    tax_region_id: region ? 7 : 0,
  })),
});

const rules = [
  rule(
    [2],
    [3],
    [
      ['DE', 19],
      ['IT', 22],
      ['PL', 23],
    ],
  ),
  rule([2], [4], [['DE', 7]]),
  rule(
    [5],
    [3],
    [
      ['DE', 5, 'Bayern'],
      ['DE', 6.5],
    ],
  ),
];

describe('tax rate', () => {
  it('is that of the country in the first rule for the tax class', () => {
    expect(taxPercent(rules, { taxClassId: 2, country: 'DE' })).toBe(19);
    expect(taxPercent(rules, { taxClassId: 2, country: 'IT' })).toBe(22);
  });

  it('is 0 without a tax class, a rule or a rate for the country', () => {
    expect(taxPercent(rules, { taxClassId: 0, country: 'DE' })).toBe(null);
    expect(taxPercent(rules, { taxClassId: null, country: 'DE' })).toBe(null);
    expect(taxPercent(rules, { taxClassId: 9, country: 'DE' })).toBe(null);
    expect(taxPercent(rules, { taxClassId: 2, country: 'FR' })).toBe(null);
    expect(taxPercent([], { taxClassId: 2, country: 'DE' })).toBe(null);
  });

  it('falls back to Poland where the shop names no country', () => {
    expect(taxPercent(rules, { taxClassId: 2 })).toBe(23);
  });

  it('asks for the customer tax class only where taxes are grouped', () => {
    expect(taxPercent(rules, { taxClassId: 2, country: 'DE', customerTaxClassId: 4 })).toBe(7);
    expect(taxPercent(rules, { taxClassId: 2, country: 'DE', customerTaxClassId: 9 })).toBe(null);
  });

  it('takes a regional rate in its region only', () => {
    expect(taxPercent(rules, { taxClassId: 5, country: 'DE', region: 'Bayern' })).toBe(5);
    expect(taxPercent(rules, { taxClassId: 5, country: 'DE', region: 'Hessen' })).toBe(6.5);
    expect(taxPercent(rules, { taxClassId: 5, country: 'DE' })).toBe(6.5);
  });

  it('tells no rate from a rate of 0', () => {
    const free = [rule([2], [3], [['DE', 0]])];
    expect(taxPercent(free, { taxClassId: 2, country: 'DE' })).toBe(0);
    expect(taxPercent(free, { taxClassId: 2, country: 'IT' })).toBeNull();
    expect(taxPercent(rules, { taxClassId: 2, country: 'DE', customerTaxClassId: null })).toBeNull();
  });
});

describe('customer tax class', () => {
  const grouped = { defaultGroupId: 1, onlyDefault: false };

  it('is asked for only where the shop names a default group', () => {
    expect(customerTaxClass({ ...grouped, defaultGroupId: null }, 3)).toBeUndefined();
  });

  it('is the customer’s own group, else the default, or always the default', () => {
    expect(customerTaxClass(grouped, 3)).toBe(3);
    expect(customerTaxClass(grouped, 0)).toBe(1);
    expect(customerTaxClass(grouped, null)).toBe(1);
    expect(customerTaxClass({ ...grouped, onlyDefault: true }, 3)).toBe(1);
  });
});
