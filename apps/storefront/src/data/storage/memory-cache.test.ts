import { expect, test } from 'vitest';
import { createMemoryCache } from './memory-cache.ts';

test('an answer is asked for once, also while it is on its way, and anew when it is old', async () => {
  let time = 0;
  let asked = 0;
  const cache = createMemoryCache<number>(100, () => time);
  const ask = async () => {
    asked += 1;
    return asked;
  };
  expect(await Promise.all([cache.remember('a', ask), cache.remember('a', ask)])).toEqual([1, 1]);
  expect(await cache.remember('a', ask)).toBe(1);
  expect(await cache.remember('b', ask)).toBe(2);
  time = 101;
  expect(await cache.remember('a', ask)).toBe(3);
});

test('a question that was called off does not spoil the answer for others', async () => {
  const cache = createMemoryCache<string>(100);
  const calledOff = cache.remember('a', () => Promise.reject(new DOMException('gone', 'AbortError')));
  const wanted = cache.remember('a', async () => 'answer');
  await expect(calledOff).rejects.toThrow('gone');
  expect(await wanted).toBe('answer');
});
