import { fromEuros } from '@brixel/commerce/money';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '#features/cart/lines/check-line.ts';
import { testLine } from '#features/cart/testing/test-line.ts';
import { piecesKey } from '#features/cart/use-cart-count.ts';
import { type CartLine, isEditable, lineKey, mostOf, sumOf } from './cart-line.ts';

const line = (facts: Partial<CartLine> = {}): CartLine => testLine({ tiers: [{ qty: 100, price: 0.09 }], ...facts });

describe('equal lines', () => {
  const engraved = (value: string) => ({
    extension_attributes: { custom_options: [{ option_id: '11', option_value: value }] },
  });
  test('without choices the sku decides', () => {
    expect(lineKey('A')).toBe(
      lineKey('A', { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: '20' }] } }),
    );
  });
  test('with custom or bundle choices these decide too', () => {
    expect(lineKey('A', engraved('Ada'))).toBe(lineKey('A', engraved('Ada')));
    expect(lineKey('A', engraved('Ada'))).not.toBe(lineKey('A', engraved('Bea')));
    expect(lineKey('A', engraved('Ada'))).not.toBe(lineKey('A'));
  });
  test('mosaics of two pictures are two lines', () => {
    const mosaic = (temporary_image_id: string) =>
      lineKey('A', { extension_attributes: { ...engraved('431').extension_attributes, temporary_image_id } });
    expect(mosaic('cat')).toBe(mosaic('cat'));
    expect(mosaic('cat')).not.toBe(mosaic('dog'));
  });
});

test('whom a voucher is for can be said later, a plain brick has nothing to choose', () => {
  expect(isEditable(line({ voucher: true, type_id: 'virtual' }))).toBe(true);
  expect(isEditable(line())).toBe(false);
});

test('the sum follows the tiers', () => {
  expect(sumOf([line({ qty: 120 })])).toBe(fromEuros(10.8));
});

test('a voucher is no piece, alone or beside bricks', () => {
  expect(piecesKey([line()])).toBe('layout.cartPieces');
  expect(piecesKey([line(), line({ type_id: 'virtual' })])).toBe('layout.itemCount');
});

describe('refusals', () => {
  const rules = { inCart: 0, zeroPrices: false };
  test('a price of nothing, an empty shelf, no quantity, too much', () => {
    expect(refusalOf(line({ price: 0 }), rules)).toEqual({ reason: 'price-unknown' });
    expect(refusalOf(line({ stock: { ...line().stock, inStock: false } }), rules)).toEqual({ reason: 'out-of-stock' });
    expect(refusalOf(line({ qty: 0 }), rules)).toEqual({ reason: 'quantity-not-positive' });
    expect(refusalOf(line({ qty: 499 }), { ...rules, inCart: 2 })).toEqual({ reason: 'only-some-left', left: 500 });
    expect(refusalOf(line({ qty: 499 }), { ...rules, inCart: 1 })).toBeNull();
  });
  test('a shop may give things away, but pays nobody to take them', () => {
    expect(refusalOf(line({ price: 0 }), { ...rules, zeroPrices: true })).toBeNull();
    expect(refusalOf(line({ price: -0.01 }), { ...rules, zeroPrices: true })).toEqual({ reason: 'price-unknown' });
  });
  test('without managed stock only the most per order counts', () => {
    const endless = line({ stock: { qty: 0, managed: false, inStock: true, min: 1, max: 20 } });
    expect(mostOf(endless)).toBe(20);
    expect(refusalOf({ ...endless, qty: 20 }, rules)).toBeNull();
  });
});
