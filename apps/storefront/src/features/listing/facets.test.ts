import type { Attribute } from '@brixel/contract/catalog';
import type { Aggregations } from '@brixel/contract/search';
import { expect, test } from 'vitest';
import { facetsOf as facetsIn } from './facets.ts';
import { type ListQuery, parseListQuery } from './list-query.ts';

const attribute = (code: string, options: Attribute['options']): Attribute => ({
  id: 1,
  attribute_id: 1,
  attribute_code: code,
  frontend_input: 'select',
  frontend_label: code,
  default_frontend_label: code,
  is_user_defined: true,
  is_visible: true,
  is_visible_on_front: true,
  is_comparable: true,
  options,
});
const swatch = (finish: 'solid' | 'trans' | 'pearl', family: string) => ({ hex: '#123456', finish, family });
const attributes = [
  attribute('color', [
    { value: '20', label: 'Koralle', sort_order: 3, swatch: swatch('solid', 'red') },
    { value: '1', label: 'Weiß', sort_order: 1, swatch: swatch('solid', 'neutral') },
    { value: '60', label: 'Klar', sort_order: 9, swatch: swatch('trans', 'trans') },
    { value: '61', label: ' ', sort_order: 10, swatch: swatch('trans', 'trans') },
  ]),
  attribute('size', [
    { value: '101', label: '1×1', sort_order: 1 },
    { value: '102', label: '1×2', sort_order: 2 },
  ]),
];
const aggregations = {
  agg_terms_color: {
    buckets: [
      { key: 20, doc_count: 5 },
      { key: 1, doc_count: 2 },
      { key: 60, doc_count: 1 },
      { key: 61, doc_count: 4 },
    ],
  },
  agg_terms_color_options: { buckets: [{ key: 20, doc_count: 1 }] },
  agg_range_price: {
    buckets: [
      { key: '0.0-0.02', from: 0, to: 0.02, doc_count: 0 },
      { key: '0.02-0.05', from: 0.02, to: 0.05, doc_count: 7 },
      { key: '15.0-*', from: 15, doc_count: 3 },
    ],
  },
};
const plain = parseListQuery(new URLSearchParams());
const facetsOf = (known: readonly Attribute[], counts: Aggregations, query: ListQuery) =>
  facetsIn(known, counts, query, 'de-DE');

test('own values and those of variants are counted together, in the order of the shop', () => {
  const { color } = facetsOf(attributes, aggregations, plain);
  expect(color.map(({ label, count, group }) => [label, count, group])).toEqual([
    ['Weiß', 2, 'neutral'],
    ['Koralle', 6, 'bright'],
    ['Klar', 1, 'special'],
  ]);
});

test('options without hits are hidden, unless they are chosen', () => {
  expect(facetsOf(attributes, aggregations, plain).size).toEqual([]);
  const chosen = parseListQuery(new URLSearchParams('size=102&price=0.0-0.02'));
  expect(facetsOf(attributes, aggregations, chosen).size).toEqual([{ id: '102', label: '1×2', count: 0 }]);
  expect(facetsOf(attributes, aggregations, plain).price.map(({ from }) => from)).toEqual([0.02, 15]);
  expect(facetsOf(attributes, aggregations, chosen).price.map(({ from }) => from)).toEqual([0, 0.02, 15]);
  const written = parseListQuery(new URLSearchParams('price=0.00-0.020'));
  expect(facetsOf(attributes, aggregations, written).price.map(({ from }) => from)).toEqual([0, 0.02, 15]);
});

test('an option that its attribute does not list is called by its id and stands last, a chosen one that nobody knows is none', () => {
  const counted = {
    agg_terms_size: {
      buckets: [
        { key: 7, doc_count: 1 },
        { key: 102, doc_count: 2 },
      ],
    },
  };
  const chosen = parseListQuery(new URLSearchParams('size=999'));
  expect(facetsOf(attributes, counted, chosen).size).toEqual([
    { id: '102', label: '1×2', count: 2 },
    { id: '7', label: '7', count: 1 },
  ]);
});

test('colours without a swatch can be chosen by their names', () => {
  const named = attributes.map((attribute) => ({
    ...attribute,
    options: attribute.options.map(({ swatch: _, ...option }) => option),
  }));
  const { color } = facetsOf(named, aggregations, plain);
  expect(color.map(({ label, hex, group }) => [label, hex, group])).toContainEqual(['Koralle', '', 'named']);
});

test('condition is a choice only where there are goods of both', () => {
  const counts = (...buckets: [key: number, doc_count: number][]) => ({
    agg_terms_condition: { buckets: buckets.map(([key, doc_count]) => ({ key, doc_count })) },
  });
  expect(facetsOf([], counts([901, 5]), plain).condition).toEqual([]);
  expect(facetsOf([], counts([901, 5], [902, 1]), plain).condition).toMatchObject([
    { id: '901', count: 5 },
    { id: '902', count: 1 },
  ]);
  const chosen = parseListQuery(new URLSearchParams('condition=902'));
  expect(facetsOf([], counts([902, 1]), chosen).condition).toHaveLength(1);
});

test('numbers are chosen by ranges and texts as they are; what is chosen stays in view', () => {
  const own: Attribute[] = [
    { ...attribute('width', []), frontend_input: 'number', unit: 'cm', is_filterable: 1 },
    { ...attribute('origin', []), frontend_input: 'text', is_filterable: 1 },
  ];
  const counts = {
    agg_range_width: {
      buckets: [
        { key: '-1.5-1200.0', from: -1.5, to: 1200, doc_count: 4 },
        { key: '1200.0-*', from: 1200, doc_count: 3 },
      ],
    },
    agg_terms_origin: {
      buckets: ['Zillertal', 'Ötztal', 'Tal 10', 'Tal 9'].map((key) => ({ key, doc_count: 2 })),
    },
  };
  expect(facetsOf(own, counts, plain).own).toEqual([
    {
      filter: 'r_width',
      label: 'width',
      options: [
        { id: '-1.5_1200', label: '-1,5 – 1.200\u00a0cm', count: 4 },
        { id: '1200_', label: '≥ 1.200\u00a0cm', count: 3 },
      ],
    },
    {
      filter: 'a_origin',
      label: 'origin',
      options: ['Ötztal', 'Tal 9', 'Tal 10', 'Zillertal'].map((id) => ({ id, label: id, count: 2 })),
    },
  ]);
  // another list has other ranges
  const chosen = parseListQuery(new URLSearchParams('r_width=0_50&a_origin=Ahrntal'));
  const [width, origin] = facetsOf(own, counts, chosen).own!;
  expect(width?.options.map(({ label, count }) => [label, count])).toContainEqual(['0 – 50\u00a0cm', 0]);
  expect(origin?.options[0]).toEqual({ id: 'Ahrntal', label: 'Ahrntal', count: 0 });
  expect(facetsOf(own, {}, plain).own).toBeUndefined();
});
