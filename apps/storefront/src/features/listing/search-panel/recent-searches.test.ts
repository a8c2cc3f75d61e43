import { expect, test, vi } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

test('the last five searches are remembered, each once and newest first, until they are forgotten', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  for (const text of ['stein', 'platte', 'x', 'fliese', 'Stein', 'rad', 'burg', 'wal']) rememberSearch(text);
  expect(recentSearches()).toEqual(['wal', 'burg', 'rad', 'Stein', 'fliese']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
  stored.set('brixel/searches', '{"not":"a list"}');
  expect(recentSearches()).toEqual([]);
  vi.unstubAllGlobals();
});
