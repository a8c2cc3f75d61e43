import { expect, test } from 'vitest';
import { isUnknownList } from './product-listing.tsx';

const full = { failed: false, offline: false, total: 9, chosen: 0 };

test.each([
  ['a list with goods', {}, false],
  ['what a browser knows offline', { offline: true }, false],
  ['an empty category', { total: 0 }, false],
  ['a list that could not be loaded', { failed: true, total: 0 }, true],
  ['a category that is empty offline', { offline: true, total: 0 }, true],
  ['filters that nothing fits offline', { offline: true, total: 0, chosen: 1 }, false],
])('%s', (_, facts, isUnknown) => {
  expect(isUnknownList({ ...full, ...facts })).toBe(isUnknown);
});
