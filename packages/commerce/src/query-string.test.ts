import { expect, test } from 'vitest';
import { normalisePath, queryString, withParameter } from './query-string.ts';

test('leaves out what is not set and repeats lists', () => {
  expect(queryString({ sort: 'price', color: ['3', '5'], page: null, text: '', size: undefined })).toBe(
    '?sort=price&color=3&color=5',
  );
  expect(queryString({})).toBe('');
});

test('escapes what would break an address', () => {
  expect(queryString({ coupon: 'A&B#1' })).toBe('?coupon=A%26B%231');
});

test.each([
  ['/test', 'de', '/test?storeCode=de'],
  ['/test?a=b', 'de', '/test?a=b&storeCode=de'],
  ['/test?storeCode=de', 'at', '/test?storeCode=at'],
  ['/test?a=b#top', 'it', '/test?a=b&storeCode=it#top'],
])('puts the store code on %s', (address, code, expected) => {
  expect(withParameter(address, 'storeCode', code)).toBe(expected);
});

test.each([
  ['steine/platten/', '/steine/platten'],
  ['//steine?color=3', '/steine'],
  ['/steine#oben', '/steine'],
  ['', '/'],
])('normalises %s', (address, expected) => {
  expect(normalisePath(address)).toBe(expected);
});
