import { expect, test } from 'vitest';
import { BUSY, tabLock, tryLock } from './locks.ts';

const work = (log: string[], name: string) => async (): Promise<string> => {
  log.push(`${name} begins`);
  await new Promise((resolve) => setTimeout(resolve, 5));
  log.push(`${name} ends`);
  return name;
};

test('holders of one lock run one after another, those of another beside them', async () => {
  const log: string[] = [];
  const [first, second] = [tabLock('brixel-cart'), tabLock('brixel-cart')];
  const results = await Promise.all([
    first(work(log, 'one')),
    second(work(log, 'two')),
    first(work(log, 'three')),
    tabLock('brixel-order')(work(log, 'other')),
  ]);
  expect(results).toEqual(['one', 'two', 'three', 'other']);
  expect(log.indexOf('other begins')).toBeLessThan(log.indexOf('one ends'));
  expect(log.filter((entry) => !entry.startsWith('other'))).toEqual(
    ['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
});

test('work that fails releases the lock', async () => {
  const lock = tabLock('brixel-cart');
  await expect(lock(() => Promise.reject(new Error('no connection')))).rejects.toThrow('no connection');
  expect(await lock(work([], 'next'))).toBe('next');
});

test('a lock that is held is not waited for by those who only try', async () => {
  const lock = tryLock('brixel-tasks');
  const log: string[] = [];
  expect(await Promise.all([lock(work(log, 'one')), lock(work(log, 'two'))])).toEqual(['one', BUSY]);
  expect(log).toEqual(['one begins', 'one ends']);
  expect(await lock(work(log, 'three'))).toBe('three');
});
