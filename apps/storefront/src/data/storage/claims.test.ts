import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeClaim, readClaim } from './claims.ts';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a claim is stored with its code, date, value and description, beside those of other tabs', () => {
  storage.set('brixel/claims', JSON.stringify({ another: { code: 'another' } }));
  makeClaim('cookiesAccepted', { statistics: true }, 'Cookies', new Date('2026-11-18T10:00:00Z'));
  expect(readClaim('cookiesAccepted')).toEqual({
    code: 'cookiesAccepted',
    created_at: '2026-11-18T10:00:00.000Z',
    value: { statistics: true },
    description: 'Cookies',
  });
  expect(JSON.parse(storage.get('brixel/claims') ?? '')).toMatchObject({ another: { code: 'another' } });
});

test.each([null, '{', '"yes"', '[]'])('%s in the storage is no claim', (text) => {
  if (text !== null) storage.set('brixel/claims', text);
  expect(readClaim('cookiesAccepted')).toBeNull();
});
