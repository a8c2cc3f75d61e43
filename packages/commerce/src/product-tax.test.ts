import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scaled } from './decimal.ts';
import { calculateProductPrices, type ProductTaxSettings, type UntaxedProduct } from './product-tax.ts';
import vectors from './vectors/tax-price.json' with { type: 'json' };

interface VectorInput {
  product: UntaxedProduct;
  tax_rules?: ProductTaxSettings['taxRules'];
  tax_country?: string;
  tax_region?: string;
  source_price_includes_tax?: boolean;
  final_price_includes_tax?: boolean;
  user_group_id?: number;
  grouped_tax_active?: boolean;
  run_twice?: boolean;
}

const settingsOf = (input: Omit<VectorInput, 'product'>): ProductTaxSettings => {
  const given = { ...vectors.defaults, ...input };
  return {
    taxRules: given.tax_rules,
    country: given.tax_country,
    region: given.tax_region,
    sourcePriceIncludesTax: given.source_price_includes_tax,
    finalPriceIncludesTax: given.final_price_includes_tax,
    userGroupId: given.user_group_id,
    groupedTaxActive: given.grouped_tax_active,
    deprecatedPriceFields: given.deprecated_price_fields,
  };
};

const cases: readonly { id: string; input: VectorInput; expected: object }[] = vectors.cases;
test.each(cases)('$id', ({ input, expected }) => {
  const settings = settingsOf(input);
  const once = calculateProductPrices(input.product, settings);
  expect(input.run_twice ? calculateProductPrices(once, settings) : once).toMatchObject(expected);
});

const net = settingsOf({});
const gross = settingsOf({ source_price_includes_tax: true, final_price_includes_tax: true });
const taxed = (product: UntaxedProduct, settings = net): UntaxedProduct =>
  calculateProductPrices({ tax_class_id: 2, ...product }, settings);

describe('a final price', () => {
  test('that undercuts the special one is named as such, and the special one stays the price', () => {
    expect(taxed({ price: 100, special_price: 80, final_price: 70 })).toMatchObject({
      price: 80,
      price_incl_tax: 95.2,
      special_price: 70,
      special_price_incl_tax: 83.3,
      final_price: 70,
      original_price: 100,
    });
  });

  test('that undercuts a special one outside its dates announces nothing', () => {
    const expired = { special_price: 80, special_to_date: '2000-01-01 00:00:00' };
    expect(taxed({ price: 100, final_price: 70, ...expired })).toMatchObject({ price: 80, special_price: 0 });
    expect(taxed({ price: 100, final_price: 90, ...expired })).toMatchObject({ price: 90, special_price: 0 });
  });

  test('above the special one leaves it in force, and one above the price says nothing', () => {
    expect(taxed({ price: 100, special_price: 80, final_price: 90 })).toMatchObject({ price: 80, special_price: 80 });
    expect(taxed({ price: 100, final_price: 120 })).toMatchObject({ price: 100, final_price_incl_tax: 142.8 });
  });

  test('has its own mind about tax', () => {
    expect(taxed({ price: 119, final_price: 90 }, { ...gross, finalPriceIncludesTax: false })).toMatchObject({
      price: 90,
      price_incl_tax: 107.1,
      original_price: 100,
    });
    expect(taxed({ price: 100, final_price: 107.1 }, { ...net, finalPriceIncludesTax: true })).toMatchObject({
      price: 90,
      final_price_incl_tax: 107.1,
    });
  });
});

describe('taxes', () => {
  test('without a rate are none, and a special price still holds', () => {
    expect(taxed({ price: '100', special_price: '80', tax_class_id: 9 })).toMatchObject({
      price_incl_tax: 80,
      price_tax: 0,
      special_price_incl_tax: 80,
      original_price_incl_tax: 100,
    });
  });

  test('of a group need that group', () => {
    for (const userGroupId of [4, null, undefined]) {
      expect(taxed({ price: 100 }, { ...net, groupedTaxActive: true, userGroupId }).price_tax).toBe(0);
    }
  });

  test('of fractions of a percent are exact', () => {
    const taxRules = [{ ...net.taxRules[0]!, rates: [{ ...net.taxRules[0]!.rates[0]!, rate: '8.875' }] }];
    expect(taxed({ price: 100 }, { ...net, taxRules })).toMatchObject({ price_tax: 8.875, price_incl_tax: 108.875 });
  });

  test('follow a rate that changes between two runs', () => {
    const taxRules = [{ ...net.taxRules[0]!, rates: [{ ...net.taxRules[0]!.rates[0]!, rate: 7 }] }];
    const product = taxed({ price: 100, special_price: 80 });
    expect(calculateProductPrices(product, { ...net, taxRules })).toMatchObject({
      price_incl_tax: 85.6,
      original_price_incl_tax: 107,
    });
  });
});

describe('a configurable product', () => {
  const children = [
    { sku: 'A-1', price: 90, custom_attributes: [{ attribute_code: 'color', value: '5' }] },
    { sku: 'A-2', price: 110, custom_attributes: [{ attribute_code: 'special_price', value: '60' }] },
    { sku: 'A-3', price: 120 },
  ];

  test('shows the lowest price of its variants and keeps its own as the original', () => {
    const product = taxed({ price: 100, configurable_children: children });
    expect(product).toMatchObject({ price: 60, price_incl_tax: 71.4, special_price: 60, original_price: 100 });
    expect(product.configurable_children).toMatchObject([
      { price: 90, color: '5' },
      { price: 60, original_price: 110 },
      { price: 120, price_incl_tax: 142.8 },
    ]);
  });

  test('keeps a price below those of its variants', () => {
    expect(taxed({ price: 50, configurable_children: children })).toMatchObject({ price: 50, special_price: 0 });
  });
});

test('tier prices are entered as prices are', () => {
  const tiers = (value: unknown, settings: ProductTaxSettings) =>
    taxed({ price: 1, tier_prices: [{ qty: 50, value, customer_group_id: 32000 }] }, settings).tier_prices;
  const expected = [{ qty: 50, value: 0.5, value_incl_tax: 0.595, customer_group_id: 32000 }];
  expect(tiers('0.5000', net)).toEqual(expected);
  expect(tiers(0.595, gross)).toEqual(expected);
});

test('older names of the fields are copies, also on variants', () => {
  const product = taxed(
    { price: 119, special_price: 95.2, configurable_children: [{ price: 119 }] },
    { ...gross, deprecatedPriceFields: true },
  );
  expect(product).toMatchObject({
    priceTax: 15.2,
    priceInclTax: 95.2,
    specialPrice: 80,
    specialPriceInclTax: 95.2,
    originalPrice: 100,
    originalPriceTax: 19,
    originalPriceInclTax: 119,
    configurable_children: [{ priceInclTax: 119 }],
  });
  expect(taxed({ price: 119 })).not.toHaveProperty('priceInclTax');
});

const cents = fc.integer({ min: 0, max: 10_000_000 }).map((amount) => amount / 100);
const priceFields = fc.record({
  price: cents,
  special_price: fc.option(cents, { nil: undefined }),
  final_price: fc.option(cents, { nil: undefined }),
  special_from_date: fc.constantFrom(null, '2000-01-01 00:00:00', '2999-01-01 00:00:00'),
});
const anyProduct = fc.record({
  price: cents,
  special_price: fc.option(cents, { nil: undefined }),
  final_price: fc.option(cents, { nil: undefined }),
  tier_prices: fc.option(fc.array(fc.record({ value: cents }), { maxLength: 2 }), { nil: undefined }),
  configurable_children: fc.option(fc.array(priceFields, { maxLength: 3 }), { nil: undefined }),
});
const anySettings = fc
  .record({ source: fc.boolean(), final: fc.boolean(), rate: fc.constantFrom(0, 4, 7, 8.875, 19, 22) })
  .map(({ source, final, rate }) => ({
    ...net,
    sourcePriceIncludesTax: source,
    finalPriceIncludesTax: final,
    taxRules: [{ ...net.taxRules[0]!, rates: [{ ...net.taxRules[0]!.rates[0]!, rate }] }],
  }));

test('net and tax make the gross price to the last digit, and entered prices stay as they are', () => {
  const micro = (value: unknown): number => scaled(Number(value), 6);
  fc.assert(
    fc.property(anyProduct, anySettings, (given, settings) => {
      const product = taxed(given, settings);
      for (const name of ['price', 'special_price', 'original_price']) {
        expect(micro(product[name]) + micro(product[`${name}_tax`])).toBe(micro(product[`${name}_incl_tax`]));
      }
      expect(product[settings.sourcePriceIncludesTax ? 'original_price_incl_tax' : 'original_price']).toBe(given.price);
    }),
  );
});

test('a second run changes nothing, and the given product is left alone', () => {
  fc.assert(
    fc.property(anyProduct, anySettings, (given, settings) => {
      const before = structuredClone(given);
      const once = taxed(given, settings);
      expect(calculateProductPrices(once, settings)).toEqual(once);
      expect(given).toEqual(before);
    }),
  );
});
