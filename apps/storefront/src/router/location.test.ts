import { expect, test } from 'vitest';
import { isHashChange, type Location, resolvePath, toHref, withoutPrefix } from './location.ts';

const at = (address: string): Location => {
  const { pathname, search, hash } = new URL(address, 'http://shop.test');
  return { pathname, search, hash, state: null, key: 'k' };
};

test.each([
  ['/c/a?x=1#y', '/c/a?x=1#y'],
  ['?page=2', '/c/current?page=2'],
  [{ hash: '#place' }, '/c/current#place'],
  // addresses of other sites for a browser
  ['//elsewhere.test/x', '/elsewhere.test/x'],
  ['/\\elsewhere.test', '/elsewhere.test'],
])('%s is a path within the store', (to, path) => {
  expect(resolvePath(to, at('/c/current?old=1#old'))).toBe(path);
});

test.each([
  ['/', '', '/'],
  ['/', '/it', '/it'],
  ['/?x=1', '/it', '/it?x=1'],
  ['/c/a', '/it', '/it/c/a'],
])('%s below "%s" is written as %s, and read again', (path, prefix, href) => {
  expect(toHref(path, prefix)).toBe(href);
  const { pathname } = at(href);
  expect(withoutPrefix(pathname, prefix)).toBe(at(path).pathname);
});

test('other stores and similar names are outside', () => {
  expect(withoutPrefix('/c/a', '/it')).toBeNull();
  expect(withoutPrefix('/items', '/it')).toBeNull();
});

test('only another place on the same page needs no loading', () => {
  expect(isHashChange(at('/c/a?x'), at('/c/a?x#place'))).toBe(true);
  expect(isHashChange(at('/c/a#place'), at('/c/a'))).toBe(false);
  expect(isHashChange(at('/c/a'), at('/c/b#place'))).toBe(false);
});
