import { CONDITIONS } from '@brixel/contract/condition';
import { expect, test } from 'vitest';
import type { CardProduct } from '#data/catalog/fields.ts';
import {
  bestTier,
  cardBadges,
  isPart,
  isStartPrice,
  needsChoice,
  oldPrice,
  savingOf,
  shortName,
} from './product-rules.ts';

const product: CardProduct = {
  id: 1,
  sku: 'BR-1',
  family_sku: 'BR-1',
  type_id: 'simple',
  name: 'Stein 2×4',
  slug: 'stein-2x4',
  url_path: 'stein-2x4',
  image: '/part/2x4/1.png',
  price_incl_tax: 0.12,
  original_price_incl_tax: 0.12,
  special_price_incl_tax: 0,
  new: 0,
  bestseller_rank: null,
  has_required_options: 0,
  stock: { qty: 500, is_in_stock: true, min_sale_qty: 1, max_sale_qty: 10_000, manage_stock: true },
  tier_prices: [],
  color: 3,
  size_label: '2×4',
  piece_count: null,
  age_from: null,
  rating: null,
};

test('a plain product has no badge', () => {
  expect(cardBadges(product, undefined, 10)).toEqual([]);
});

test('at most two badges, the rank first', () => {
  const sale = {
    ...product,
    new: 1,
    price_incl_tax: 0.09,
    lowest_price_30_days_incl_tax: 0.12,
    stock: { ...product.stock, qty: 3 },
  };
  expect(cardBadges(sale, 2, 10)).toEqual([
    { kind: 'rank', n: 2 },
    { kind: 'saving', percent: 25 },
  ]);
  expect(savingOf(sale)).toBe(25);
});

test('a lower price is no reduction without a higher one in the 30 days before it', () => {
  const cheap = { ...product, price_incl_tax: 0.09, original_price_incl_tax: 0.12 };
  for (const lowest of [undefined, null, 0.09, 0.08]) {
    const sale = { ...cheap, ...(lowest === undefined ? {} : { lowest_price_30_days_incl_tax: lowest }) };
    expect([oldPrice(sale), savingOf(sale), cardBadges(sale, undefined, 10)]).toEqual([null, 0, []]);
  }
});

test('used goods say so before anything else', () => {
  const used = { ...product, new: 1, condition: CONDITIONS.used };
  expect(cardBadges(used, undefined, 10)).toEqual([{ kind: 'used' }, { kind: 'new' }]);
  expect(cardBadges({ ...product, condition: CONDITIONS.new }, undefined, 10)).toEqual([]);
});

test('few pieces are announced only where stock is counted', () => {
  const few = { ...product, stock: { ...product.stock, qty: 4 } };
  expect(cardBadges(few, undefined, 10)).toEqual([{ kind: 'lastPieces', n: 4 }]);
  expect(cardBadges({ ...few, stock: { ...few.stock, manage_stock: false } }, undefined, 10)).toEqual([]);
});

test('sold out says nothing else', () => {
  expect(cardBadges({ ...product, new: 1, stock: { ...product.stock, is_in_stock: false } }, 1, 10)).toEqual([
    { kind: 'soldOut' },
  ]);
});

test('the cheapest tier is the hint, the smaller quantity where two are equal', () => {
  const tier = (qty: number, value_incl_tax: number) => ({ customer_group_id: 0, qty, value: 0, value_incl_tax });
  expect(bestTier({ ...product, tier_prices: [tier(50, 0.1), tier(250, 0.08), tier(500, 0.08)] })).toEqual({
    qty: 250,
    price: 0.08,
  });
  expect(bestTier(product)).toBeNull();
});

test('parts are sold by the piece', () => {
  expect(isPart(product)).toBe(true);
  expect(isPart({ size_label: null, piece_count: 274 })).toBe(false);
});

test('families and products with a required option are bought on their own page', () => {
  expect(needsChoice(product)).toBe(false);
  expect(needsChoice({ ...product, has_required_options: 1 })).toBe(true);
  // as a browser may have stored it before the field existed
  expect(needsChoice({ type_id: 'configurable' } as CardProduct)).toBe(true);
});

test('prices begin at that of a product that has to be chosen, but not at that of a mosaic, which may cost less', () => {
  expect(isStartPrice(product)).toBe(false);
  expect(isStartPrice({ ...product, has_required_options: 1 })).toBe(true);
  expect(isStartPrice({ ...product, has_required_options: 1, sku: 'BX-MOSAIK-S' })).toBe(false);
});

test('the last seats of a workshop are announced although a date has to be chosen', () => {
  const workshop = { ...product, has_required_options: 1, stock: { ...product.stock, qty: 3 } };
  expect(cardBadges(workshop, undefined, 10)).toEqual([{ kind: 'lastPieces', n: 3 }]);
  expect(cardBadges({ ...workshop, type_id: 'bundle' }, undefined, 10)).toEqual([]);
});

test('the colour is not said twice', () => {
  expect(shortName('Stein 2×4 Koralle', 'Koralle')).toBe('Stein 2×4');
  expect(shortName('Korallenriff', 'Koralle')).toBe('Korallenriff');
  expect(shortName('Dackel Bruno', undefined)).toBe('Dackel Bruno');
});
