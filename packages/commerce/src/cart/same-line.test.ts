import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LineIdentity, ProductOption } from './cart-item.ts';
import { checksumOf, sameLine } from './same-line.ts';
import vectors from './vectors/cart-products-equals.json' with { type: 'json' };

interface Vector {
  id: string;
  input: { a?: LineIdentity; b?: LineIdentity; product_option?: ProductOption };
  expected: { equal?: boolean; checksum?: string };
}

const cases: readonly Vector[] = vectors.cases;
test.each(cases)('$id', ({ input: { a, b, product_option }, expected }) => {
  if (expected.checksum) expect(checksumOf({ product_option })).toBe(expected.checksum);
  else {
    expect(sameLine(a, b)).toBe(expected.equal);
    expect(sameLine(b, a)).toBe(expected.equal);
  }
});

const bundle = (option_selections: unknown[]): ProductOption => ({
  extension_attributes: { bundle_options: [{ option_id: 1, option_qty: 1, option_selections }] },
});
const engraved = (option_value: string): ProductOption => ({
  extension_attributes: { custom_options: [{ option_id: '11', option_value }] },
});
const coloured: ProductOption = {
  extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: 5 }] },
};

describe('the order of the checks', () => {
  test('a missing line is the same as none', () => {
    expect(sameLine(null, { sku: 'A' })).toBe(false);
    expect(sameLine(undefined, undefined)).toBe(false);
  });

  test('put together: the id decides, else the choices, never the sku', () => {
    expect(sameLine({ sku: 'A', item_id: 4, product_option: bundle([1]) }, { sku: 'A', server_item_id: 4 })).toBe(true);
    expect(sameLine({ sku: 'A', product_option: bundle([1]) }, { sku: 'A-1', product_option: bundle(['1']) })).toBe(
      true,
    );
    expect(sameLine({ sku: 'A', product_option: engraved('Ada') }, { sku: 'A', product_option: engraved('Bea') })).toBe(
      false,
    );
    expect(sameLine({ sku: 'A', product_option: engraved('Ada') }, { sku: 'A' })).toBe(false);
  });

  test('mosaics: with the same choices still by their picture', () => {
    const mosaic = (temporary_image_id: string): LineIdentity => ({
      sku: 'BX-MOSAIK-M',
      product_option: { extension_attributes: { ...engraved('431').extension_attributes, temporary_image_id } },
    });
    expect(sameLine(mosaic('cat'), mosaic('cat'))).toBe(true);
    expect(sameLine(mosaic('cat'), mosaic('dog'))).toBe(false);
  });

  test('a variant: the sku alone, since its line may be on the way to another variant', () => {
    const red = { sku: 'C-RED', server_item_id: 1, product_option: coloured };
    expect(sameLine(red, { sku: 'C-BLUE', item_id: 1 })).toBe(false);
    expect(sameLine(red, { sku: 'C-RED', item_id: 2 })).toBe(true);
  });

  test('all others: the id, else the sku as text', () => {
    expect(sameLine({ sku: 7 }, { sku: '7' })).toBe(true);
    expect(sameLine({ sku: 'A', server_item_id: null }, { sku: 'B', item_id: null })).toBe(false);
    expect(sameLine({ sku: 'A', server_item_id: 4 }, { sku: 'A', item_id: 5 })).toBe(true);
    expect(sameLine({ sku: 'A', server_item_id: 4, item_id: 9 }, { sku: 'B', item_id: 4 })).toBe(true);
  });
});

describe('the checksum', () => {
  test('that was stored wins over the choices', () => {
    const stored = { checksum: checksumOf({ product_option: engraved('Ada') }), product_option: engraved('Bea') };
    expect(sameLine(stored, { product_option: engraved('Ada') })).toBe(true);
  });

  test('is of the first filled list, of everything where none is, of null where there is nothing', () => {
    const both: ProductOption = {
      extension_attributes: { ...bundle([2]).extension_attributes, ...engraved('Ada').extension_attributes },
    };
    expect(checksumOf({ product_option: both })).toBe(checksumOf({ product_option: bundle([2]) }));
    const empty: ProductOption = { extension_attributes: { bundle_options: [], custom_options: null } };
    expect(checksumOf({ product_option: empty })).not.toBe(checksumOf({}));
    expect(checksumOf({ product_option: null })).toBe(checksumOf({}));
    // printf null | openssl sha3-224
    expect(checksumOf({})).toBe('d766ca7cf2167ba1bd6a1263080ff36ff2fb21d96b15ab943891df44');
  });

  test('does not care whether ids are numbers, but every choice counts', () => {
    const options = fc.array(fc.record({ option_id: fc.nat(99), option_value: fc.nat(99) }), { minLength: 1 });
    const custom = (custom_options: object[]) => ({ product_option: { extension_attributes: { custom_options } } });
    fc.assert(
      fc.property(options, (list) => {
        const texts = list.map(({ option_id, option_value }) => ({
          option_id: String(option_id),
          option_value: String(option_value),
        }));
        expect(checksumOf(custom(texts))).toBe(checksumOf(custom(list)));
        expect(checksumOf(custom([...list, { option_id: 100, option_value: 1 }]))).not.toBe(checksumOf(custom(list)));
      }),
    );
  });
});
