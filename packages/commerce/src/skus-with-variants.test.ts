import { expect, test } from 'vitest';
import { skusWithVariants } from './skus-with-variants.ts';

test('ps-01-skus', () => {
  const children = [{ sku: 'bar.foo' }, { sku: 'bar.bar' }, { sku: 'bar.baz' }];
  const items = [{ sku: 'foo' }, { sku: 'bar', configurable_children: children }, { sku: 'baz' }];
  expect(skusWithVariants(items)).toEqual(['foo', 'bar', 'bar.foo', 'bar.bar', 'bar.baz', 'baz']);
});

test('a product that is its own variant, or has no sku, is asked for once or not at all', () => {
  expect(skusWithVariants([{ sku: 'foo', configurable_children: [{ sku: 'foo' }, null, {}] }, {}])).toEqual(['foo']);
});
