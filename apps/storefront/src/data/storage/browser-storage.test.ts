import { afterEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from './browser-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const stub = (storage: Partial<Storage>): void => void vi.stubGlobal('localStorage', storage);

test('what was written is read back', () => {
  const storage = new Map<string, string>();
  stub({ getItem: (key) => storage.get(key) ?? null, setItem: (key, value) => void storage.set(key, value) });
  writeStored('cart', { lines: [1] });
  expect(readStored('cart')).toEqual({ lines: [1] });
  expect(readStored('nothing')).toBeNull();
});

test('broken text counts as nothing', () => {
  stub({ getItem: () => '{' });
  expect(readStored('cart')).toBeNull();
});

test('a browser that refuses storage breaks nothing, and the log says what was not stored', () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
  const refuse = (): never => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  stub({ getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => writeStored('cart', 1)).not.toThrow();
  expect(readStored('cart')).toBeNull();
  expect(logged.mock.calls).toEqual([['Could not store cart: QuotaExceededError: The quota has been exceeded.']]);
});

test('where there is no room left, what can be had again gives way, and nothing else', () => {
  const storage = new Map([
    ['brixel/url', 'x'.repeat(60)],
    ['brixel/cms', 'x'.repeat(30)],
    ['brixel/user', '"somebody"'],
    ['brixel/wishlist', '["A"]'],
  ]);
  const taken = (except: string): number =>
    [...storage].reduce((sum, [key, text]) => sum + (key === except ? 0 : text.length), 0);
  stub({
    getItem: (key) => storage.get(key) ?? null,
    removeItem: (key) => void storage.delete(key),
    setItem(key, value) {
      if (taken(key) + value.length > 120) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      storage.set(key, value);
    },
  });
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
  const cart = { lines: ['x'.repeat(70)] };
  writeStored('brixel/cart', cart);
  expect(readStored('brixel/cart')).toEqual(cart);
  expect([...storage.keys()]).toEqual(['brixel/user', 'brixel/wishlist', 'brixel/cart']);
  expect(logged.mock.calls).toEqual([[expect.stringMatching(/^Could not store brixel\/cart: QuotaExceededError/)]]);
  writeStored('brixel/cart', { lines: ['x'.repeat(200)] });
  expect(readStored('brixel/cart'), 'what does not fit at all leaves the one before it').toEqual(cart);
});
