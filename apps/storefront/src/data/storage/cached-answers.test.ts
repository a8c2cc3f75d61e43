import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedAnswers } from './cached-answers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the next page finds what one has kept, for a day', () => {
  let time = 0;
  cachedAnswers<number>('brixel/test', 3, () => time).keep('a', 1);
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
    answers.keep(key, value);
  expect(['a', 'b', 'c'].map(answers.find)).toEqual([3, null, 4]);
});

test('on the server nothing is kept from one visitor for another', () => {
  vi.stubGlobal('window', undefined);
  const answers = cachedAnswers<number>('brixel/test', 2);
  answers.keep('a', 1);
  expect(answers.find('a')).toBeNull();
  expect(kept.size).toBe(0);
});

test('a storage that somebody has written nonsense into is empty', () => {
  kept.set('brixel/test', '{"a":1}');
  expect(cachedAnswers<number>('brixel/test', 2).find('a')).toBeNull();
});
