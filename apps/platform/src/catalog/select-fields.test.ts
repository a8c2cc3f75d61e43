import { describe, expect, it } from 'vitest';
import { createFieldSelector } from './select-fields.ts';

const document = {
  id: 1,
  name: 'Stein',
  price: 1,
  price_incl_tax: 1.19,
  stock: { qty: 3, is_in_stock: true },
  configurable_children: [
    { sku: 'A', price: 1, stock: { qty: 1 } },
    { sku: 'B', price: 2, stock: { qty: 2 } },
  ],
  category_ids: [1, 2],
};
const select = (include: string[], exclude: string[] = []) => createFieldSelector(include, exclude)(document);

describe('field selection', () => {
  it('gives the document itself when nothing is asked for', () => {
    expect(select([])).toBe(document);
  });

  it('includes names, paths and wildcards', () => {
    expect(select(['id', 'price*'])).toEqual({ id: 1, price: 1, price_incl_tax: 1.19 });
    expect(select(['stock.qty'])).toEqual({ stock: { qty: 3 } });
    expect(select(['configurable_children.sku'])).toEqual({ configurable_children: [{ sku: 'A' }, { sku: 'B' }] });
    expect(select(['stock.*'])).toEqual({ stock: document.stock });
    expect(select(['configurable_children'])).toEqual({ configurable_children: document.configurable_children });
  });

  it('excludes names, paths and wildcards, also below what is included', () => {
    expect(select([], ['configurable_children', 'price*', 'stock.qty'])).toEqual({
      id: 1,
      name: 'Stein',
      stock: { is_in_stock: true },
      category_ids: [1, 2],
    });
    expect(select(['configurable_children'], ['*.stock', '*.price'])).toEqual({
      configurable_children: [{ sku: 'A' }, { sku: 'B' }],
    });
    expect(select(['name'], ['name'])).toEqual({});
  });

  it('answers without the fields that no document has', () => {
    expect(select(['nothing', 'stock.nothing', 'id.nothing'])).toEqual({});
  });

  it('copies nothing that stays whole', () => {
    const selected = select(['stock', 'category_ids'], ['stock.nothing']);
    expect(selected.stock).toBe(document.stock);
    expect(selected.category_ids).toBe(document.category_ids);
  });

  it('matches a wildcard anywhere in a name', () => {
    expect(select(['*_tax'])).toEqual({ price_incl_tax: 1.19 });
    expect(select(['p*_incl*tax'])).toEqual({ price_incl_tax: 1.19 });
    expect(select(['price*price'])).toEqual({});
    expect(select(['*'])).toEqual(document);
  });

  it('is not held up by a pattern made to be slow', () => {
    const before = process.threadCpuUsage();
    expect(select([`${'*'.repeat(3000)}!`, `${'*a'.repeat(1000)}!`])).toEqual({});
    const { user } = process.threadCpuUsage(before);
    expect(user / 1000).toBeLessThan(500);
  });

  it('takes the signs of a pattern literally', () => {
    expect(select(['pri.e', 'n(ame', '[id]'])).toEqual({});
  });
});
