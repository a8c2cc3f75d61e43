import { expect, test } from 'vitest';
import { SelectionCache } from './selection-cache.ts';

interface Brick {
  id: number;
  name: string;
}

const named = ({ name }: Brick): Partial<Brick> => ({ name });
const LARGE = 100 * 1024;

function filled(count: number): SelectionCache<Brick> {
  const cache = new SelectionCache<Brick>();
  for (let id = 0; id < count; id++) cache.keep(named, id, { id, source: { name: `${id}` }, size: LARGE });
  return cache;
}

test('what is asked for stays while others come and go', () => {
  const cache = filled(1);
  for (let id = 1; id < 500; id++) {
    cache.keep(named, id, { id, source: { name: `${id}` }, size: LARGE });
    expect(cache.get(named, 0)?.source).toEqual({ name: '0' });
  }
  expect(cache.get(named, 1)).toBeUndefined();
  expect(cache.get(named, 499)?.id).toBe(499);
});

test('what has changed is forgotten, also where it is about to be dropped', () => {
  const cache = filled(60);
  for (const id of [0, 59]) {
    expect(cache.get(named, id)).toBeDefined();
    cache.forget(id);
    expect(cache.get(named, id)).toBeUndefined();
  }
});

test('one that would push out many others is not kept', () => {
  const cache = filled(1);
  expect(cache.keep(named, 1, { id: 1, source: {}, size: 2 * LARGE })).toBe(false);
  expect(cache.get(named, 1)).toBeUndefined();
});
