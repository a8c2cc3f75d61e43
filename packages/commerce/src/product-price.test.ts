import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromEuros } from './money.ts';
import {
  chargedPrice,
  cheapestSource,
  instant,
  isSpecialActive,
  nextPriceChange,
  productPrices,
  type SourcePrice,
} from './product-price.ts';
import vectors from './vectors/special-price.json' with { type: 'json' };

const NOW = Date.parse('2026-06-01T12:00:00Z');
const source = (
  price: number,
  special?: readonly [price: number, from?: string | null, to?: string | null],
): SourcePrice => ({
  price: fromEuros(price),
  special: special ? { price: fromEuros(special[0]), from: special[1] ?? null, to: special[2] ?? null } : null,
});

describe('product price', () => {
  it('shows the reduced price as the price, and the old one as the original', () => {
    expect(productPrices(source(119, [95.2]), 1900, NOW)).toEqual({
      price: 80,
      price_tax: 15.2,
      price_incl_tax: 95.2,
      special_price: 80,
      special_price_tax: 15.2,
      special_price_incl_tax: 95.2,
      final_price: 80,
      final_price_tax: 15.2,
      final_price_incl_tax: 95.2,
      original_price: 100,
      original_price_tax: 19,
      original_price_incl_tax: 119,
      special_from_date: null,
      special_to_date: null,
    });
  });

  it('has no special price outside its dates, and none that is not lower', () => {
    expect(productPrices(source(100, [80, null, '2000-01-01 00:00:00']), 0, NOW)).toMatchObject({
      price: 100,
      special_price: 0,
      special_price_incl_tax: 0,
    });
    expect(productPrices(source(100, [100]), 1900, NOW).special_price).toBe(0);
    expect(productPrices(source(100, [120]), 1900, NOW).price_incl_tax).toBe(100);
    expect(productPrices(source(100, [0]), 1900, NOW).price_incl_tax).toBe(100);
  });

  it.each(vectors.cases)('$id', ({ input, expected }) => {
    const special = [input.special_price, input.special_from_date, input.special_to_date] as const;
    expect(isSpecialActive(source(input.price, special), NOW)).toBe(expected.special_active);
    expect(productPrices(source(input.price, special), 0, NOW)).toMatchObject({
      price: expected.price,
      special_price: expected.special_price,
    });
  });

  it('counts neither bound of the dates, and an empty one is open', () => {
    const at = new Date(NOW).toISOString();
    expect(isSpecialActive(source(2, [1, at]), NOW)).toBe(false);
    expect(isSpecialActive(source(2, [1, at]), NOW + 1)).toBe(true);
    expect(isSpecialActive(source(2, [1, null, at]), NOW)).toBe(false);
    expect(isSpecialActive(source(2, [1, null, at]), NOW - 1)).toBe(true);
    expect(isSpecialActive(source(2, [1, '', '']), NOW)).toBe(true);
  });

  it('reads dates without a zone as UTC', () => {
    expect(instant('2026-06-01 12:00:00')).toBe(NOW);
    expect(instant('2026-06-01T12:00:00Z')).toBe(NOW);
    expect(instant('2026-06-01')).toBe(Date.parse('2026-06-01T00:00:00Z'));
    expect(instant('nonsense')).toBeNull();
  });

  it('keeps every trio of fields together and never charges more than the original', () => {
    const prices = fc.record({
      price: fc.integer({ min: 0, max: 100_000_000 }),
      special: fc.option(
        fc.record({
          price: fc.integer({ min: 0, max: 100_000_000 }),
          from: fc.constantFrom(null, '2000-01-01', '2999-01-01'),
          to: fc.constantFrom(null, '2000-01-01', '2999-01-01'),
        }),
      ),
    });
    fc.assert(
      fc.property(prices, fc.constantFrom(0, 700, 1900, 2200), (given, rate) => {
        const wire = productPrices(given, rate, NOW);
        for (const name of ['price', 'special_price', 'final_price', 'original_price'] as const) {
          expect(fromEuros(wire[name]) + fromEuros(wire[`${name}_tax`])).toBe(fromEuros(wire[`${name}_incl_tax`]));
        }
        expect(wire.price_incl_tax).toBeLessThanOrEqual(wire.original_price_incl_tax);
        expect(wire.final_price).toBe(wire.price);
        const isReduced = wire.price_incl_tax < wire.original_price_incl_tax;
        expect(wire.special_price_incl_tax).toBe(isReduced ? wire.price_incl_tax : 0);
      }),
    );
  });

  it('gives a configurable product the lowest current price of its variants', () => {
    const cheap = source(40, [20]);
    expect(cheapestSource([source(30), cheap, source(25)], NOW)).toBe(cheap);
    expect(cheapestSource([], NOW)).toBeNull();
  });

  it('knows when prices change next', () => {
    const sources = [source(3, [1, '2026-07-01', '2026-08-01']), source(3, [1, '2020-01-01']), source(3)];
    const next = nextPriceChange(sources, NOW);
    expect(next).toBe(Date.parse('2026-07-01') + 1);
    expect(chargedPrice(sources[0]!, next! - 1)).toBe(30_000);
    expect(chargedPrice(sources[0]!, next!)).toBe(10_000);
    expect(nextPriceChange([source(3)], NOW)).toBeNull();
  });
});
