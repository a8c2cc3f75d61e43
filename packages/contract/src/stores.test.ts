import { expect, test } from 'vitest';
import { splitStorePath } from './stores.ts';

test.each([
  ['/it/c/sets', 'it', '/it', '/c/sets'],
  ['/it', 'it', '/it', '/'],
  ['/de/c/sets', 'de', '/de', '/c/sets'],
  ['/c/sets', null, '', '/c/sets'],
  ['/items', null, '', '/items'],
  ['', null, '', '/'],
])('the path "%s" names the store %s', (path, storeCode, prefix, rest) => {
  expect(splitStorePath(path, ['de', 'it'])).toEqual({ storeCode, prefix, rest });
});

test('a shop of one store has no prefixes', () => {
  expect(splitStorePath('/de/c/sets', ['de'])).toEqual({ storeCode: null, prefix: '', rest: '/de/c/sets' });
});
