import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeClaim, readClaim } from './claims.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a claim is kept with its code, date, value and description, beside those of other tabs', () => {
  kept.set('brixel/claims', JSON.stringify({ another: { code: 'another' } }));
  makeClaim('cookiesAccepted', { statistics: true }, 'Cookies', new Date('2026-11-18T10:00:00Z'));
  expect(readClaim('cookiesAccepted')).toEqual({
    code: 'cookiesAccepted',
    created_at: '2026-11-18T10:00:00.000Z',
    value: { statistics: true },
    description: 'Cookies',
  });
  expect(JSON.parse(kept.get('brixel/claims') ?? '')).toMatchObject({ another: { code: 'another' } });
});

test.each([null, '{', '"yes"', '[]'])('%s in the storage is no claim', (text) => {
  if (text !== null) kept.set('brixel/claims', text);
  expect(readClaim('cookiesAccepted')).toBeNull();
});
