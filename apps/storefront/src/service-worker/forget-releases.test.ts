import { expect, test } from 'vitest';
import { releasesToForget } from './release-cache.ts';

test('with no other page open only what is needed stays', () => {
  expect(releasesToForget(['a', 'b', 'c'], ['c'], false)).toEqual(['a', 'b']);
  expect(releasesToForget(['a', 'b', 'c'], ['a', 'c'], false)).toEqual(['b']);
});

test('other pages may belong to any release, so only the oldest beyond three go', () => {
  expect(releasesToForget(['a', 'b'], ['b'], true)).toEqual([]);
  expect(releasesToForget(['a', 'b', 'c', 'd', 'e'], ['e'], true)).toEqual(['a', 'b']);
  expect(releasesToForget(['a', 'b', 'c', 'd'], ['d', 'a'], true)).toEqual(['b']);
  expect(releasesToForget(['a', 'b'], ['a', 'b'], true)).toEqual([]);
});
