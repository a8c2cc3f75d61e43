import { expect, test } from 'vitest';
import { normalisePath, queryString, withParameter } from './query-string.ts';
import vectors from './vectors/url-helpers.json' with { type: 'json' };

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
  ['/', '/'],
  ['?color=3', ''],
])('normalises %s', (address, expected) => {
  expect(normalisePath(address)).toBe(expected);
});

test.each(vectors['normalize url path'])('$id', ({ input, expected }) => {
  expect(normalisePath(input.url, !input.clear_trailing_slash)).toBe(expected);
});

test.each(vectors['store code on api url'])('$id', ({ input: { url, store_code }, expected }) => {
  expect(store_code === null ? url : withParameter(url, 'storeCode', store_code)).toBe(expected);
});
