import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tabLock } from './tab-lock.ts';

/** In a browser without locks. */
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const work = (log: string[], name: string, ms: number) => async (): Promise<void> => {
  log.push(`${name} begins`);
  await new Promise((resolve) => setTimeout(resolve, ms));
  log.push(`${name} ends`);
};

test('two tabs that want it at the same moment have it one after the other', async () => {
  const log: string[] = [];
  const [one, other] = [tabLock('cart'), tabLock('cart')];
  const done = Promise.all([
    one(work(log, 'one', 30_000)),
    other(work(log, 'other', 30_000)),
    one(work(log, 'one again', 10)),
  ]);
  await vi.runAllTimersAsync();
  await done;
  expect(log).toHaveLength(6);
  for (const place of [0, 2, 4]) expect(log[place + 1]).toBe(log[place]?.replace('begins', 'ends'));
});

test('who is closed loses it', async () => {
  const log: string[] = [];
  localStorage.setItem('cart/lease', JSON.stringify({ owner: 'a tab that is gone', until: Date.now() + 20_000 }));
  const done = tabLock('cart')(work(log, 'next', 10));
  await vi.advanceTimersByTimeAsync(19_000);
  expect(log).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  await done;
  expect(log).toEqual(['next begins', 'next ends']);
});

test('work that fails gives it back', async () => {
  const lock = tabLock('cart');
  const failed = lock(() => Promise.reject(new Error('no line')));
  const outcome = expect(failed).rejects.toThrow('no line');
  const log: string[] = [];
  const done = lock(work(log, 'next', 10));
  await vi.runAllTimersAsync();
  await outcome;
  await done;
  expect(log).toEqual(['next begins', 'next ends']);
});
