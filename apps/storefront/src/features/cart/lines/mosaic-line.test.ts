import { expect, test } from 'vitest';
import { lineKey } from '#features/cart-line/cart-line.ts';
import { testLine } from '../testing/test-line.ts';
import { hasRunOut, mosaicIdOf, RUN_OUT, withMosaic } from './mosaic-line.ts';

const framed = { extension_attributes: { custom_options: [{ option_id: '42', option_value: '422' }] } };
const mosaic = withMosaic(testLine({ sku: 'BX-MOSAIK-M', product_option: framed }), {
  id: 'cat',
  expiration: '2026-11-20T12:00:00.000Z',
});

test('a renewed mosaic is another line with the same choices', () => {
  const renewed = withMosaic(mosaic, { id: 'cat-again', expiration: '2026-11-26T12:00:00.000Z' });
  expect(mosaicIdOf(renewed)).toBe('cat-again');
  expect(renewed.product_option?.extension_attributes).toMatchObject(framed.extension_attributes);
  expect(renewed.key).toBe(lineKey('BX-MOSAIK-M', renewed.product_option));
  expect(renewed.key).not.toBe(mosaic.key);
});

test('a mosaic runs out at its time, or when the shop says so; other goods never do', () => {
  expect(hasRunOut(mosaic, Date.parse('2026-11-20T11:59:59Z'))).toBe(false);
  expect(hasRunOut(mosaic, Date.parse('2026-11-20T12:00:00Z'))).toBe(true);
  expect(hasRunOut({ ...mosaic, ...RUN_OUT })).toBe(true);
  expect(hasRunOut(testLine())).toBe(false);
});
