import { afterEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

const stub = (storage: Partial<Storage>): void => void vi.stubGlobal('localStorage', storage);

test('what was written is read back', () => {
  const kept = new Map<string, string>();
  stub({ getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) });
  writeStored('cart', { lines: [1] });
  expect(readStored('cart')).toEqual({ lines: [1] });
  expect(readStored('nothing')).toBeNull();
});

test('broken text counts as nothing', () => {
  stub({ getItem: () => '{' });
  expect(readStored('cart')).toBeNull();
});

test('a browser that refuses storage breaks nothing', () => {
  const refuse = (): never => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  stub({ getItem: refuse, setItem: refuse });
  expect(() => writeStored('cart', 1)).not.toThrow();
  expect(readStored('cart')).toBeNull();
});
