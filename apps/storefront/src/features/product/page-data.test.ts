import type { Product } from '@brixel/contract/catalog';
import { expect, test, vi } from 'vitest';
import type { Services } from '#data/services.ts';
import { reportMissingParts } from './page-data.ts';

const link = { id: '7', sku: 'A', option_id: 1, qty: 1, is_default: true, price: 1, price_incl_tax: 1.19 };

const logged = (type_id: Product['type_id'], ...links: object[][]): string[] => {
  const report = vi.fn();
  const bundle_options = links.map((product_links, index) => ({ option_id: index + 1, product_links }));
  reportMissingParts({ report } as unknown as Services, { type_id, bundle_options } as unknown as Product);
  return report.mock.calls.map(([error]) => error.message);
};

test('a box that lacks a part is logged, as the specification says; others are not', () => {
  expect(logged('bundle', [link], [])).toEqual(['Product link not found']);
  expect(logged('bundle', [link], [link])).toEqual([]);
  expect(logged('simple', [])).toEqual([]);
});
