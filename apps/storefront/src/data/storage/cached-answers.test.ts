import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedAnswers } from './cached-answers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the next page finds what one has cached, for a day', () => {
  let time = 0;
  cachedAnswers<number>('brixel/test', 3, () => time).put('a', 1);
  const next = cachedAnswers<number>('brixel/test', 3, () => time);
  expect(next.find('a')).toBe(1);
  time = DAY_MS;
  expect(next.find('a')).toBeNull();
});

test('the oldest goes where there are too many, and an answer counts once', () => {
  const answers = cachedAnswers<number>('brixel/test', 2);
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
    ['c', 4],
  ] as const)
    answers.put(key, value);
  expect(['a', 'b', 'c'].map(answers.find)).toEqual([3, null, 4]);
});

test('on the server nothing is cached from one visitor for another', () => {
  vi.stubGlobal('window', undefined);
  const answers = cachedAnswers<number>('brixel/test', 2);
  answers.put('a', 1);
  expect(answers.find('a')).toBeNull();
  expect(storage.size).toBe(0);
});

test('a storage that somebody has written nonsense into is empty', () => {
  storage.set('brixel/test', '{"a":1}');
  expect(cachedAnswers<number>('brixel/test', 2).find('a')).toBeNull();
});
