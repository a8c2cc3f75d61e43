import { deleteDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { retryAfterEviction } from './retry-after-eviction.ts';

vi.mock('idb', () => ({ deleteDB: vi.fn() }));
afterEach(() => vi.unstubAllGlobals());

function browser() {
  const forgotten: string[] = [];
  vi.stubGlobal('localStorage', { removeItem: (key: string) => void forgotten.push(key) });
  vi.mocked(deleteDB).mockImplementation(async (name) => void forgotten.push(name));
  return forgotten;
}

const full = new DOMException('The disk is full', 'QuotaExceededError');

test('where there is no room, what can be had again gives way, and the write is tried once more', async () => {
  const forgotten = browser();
  const write = vi.fn().mockRejectedValueOnce(full).mockResolvedValueOnce('written');
  expect(await retryAfterEviction(write)).toBe('written');
  expect(forgotten.sort()).toEqual(['brixel-answers', 'brixel/cms', 'brixel/orders', 'brixel/url']);
  await expect(retryAfterEviction(() => Promise.reject(full))).rejects.toBe(full);
});

test('another failure costs nothing', async () => {
  const forgotten = browser();
  const broken = new DOMException('The disk is broken', 'UnknownError');
  await expect(retryAfterEviction(() => Promise.reject(broken))).rejects.toBe(broken);
  expect(forgotten).toEqual([]);
});
