import { expect, test } from 'vitest';
import { splitStorePath } from './stores.ts';

test.each([
  ['/it/c/sets', 'it', '/it', '/c/sets'],
  ['/it', 'it', '/it', '/'],
  ['/de/c/sets', 'de', '/de', '/c/sets'],
  ['/c/sets', 'de', '', '/c/sets'],
  ['/items', 'de', '', '/items'],
  ['', 'de', '', '/'],
])('the path "%s" belongs to the store %s', (path, storeCode, prefix, rest) => {
  expect(splitStorePath(path)).toMatchObject({ store: { storeCode }, prefix, rest });
});
