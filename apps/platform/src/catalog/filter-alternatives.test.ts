import type { AppliedFilter } from '@brixel/contract/search';
import { expect, it } from 'vitest';
import { readRestrictions } from './filter-alternatives.ts';

const filter = (attribute: string, value: AppliedFilter['value']): AppliedFilter => ({
  attribute,
  value,
  scope: 'default',
});

it('leaves filters as they are where none names an alternative', () => {
  const filters = [filter('status', { in: [0, 1] }), filter('color', 5), filter('size', null)];
  expect(readRestrictions(filters)).toEqual({ filters });
});

it('makes one choice of the alternatives of all attributes, beside what holds anyway', () => {
  const given = { none: [filter('sku', 'A')] };
  const filters = [
    filter('status', { eq: 1 }),
    filter('color', { or: [5], in: [5, 6] }),
    filter('size', { nor: 7 }),
    filter('price', { orGte: 1, orLt: 2 }),
  ];
  expect(readRestrictions(filters, given)).toEqual({
    filters: [filter('status', { eq: 1 }), filter('color', { in: [5, 6] })],
    where: {
      all: [
        given,
        { any: [filter('color', { in: [5] }), filter('size', { nin: 7 }), filter('price', { gte: 1, lt: 2 })] },
      ],
    },
  });
});

it('takes a null among the alternatives for the opposite of what eq and neq say', () => {
  expect(readRestrictions([filter('color', { or: null }), filter('size', { nor: null })])).toEqual({
    filters: [],
    where: { all: [{ any: [filter('color', { neq: null }), filter('size', { eq: null })] }] },
  });
});
