import { expect, test } from 'vitest';
import { isCacheable, isFresh, stampResponse } from './stamped-response.ts';

const HOUR = 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 15);

/** As the network gives it; what `new Response` makes is no answer of a server. */
const answer = (headers: Record<string, string>, facts: Partial<Response> = {}): Response =>
  Object.defineProperties(new Response('{}', { headers }), {
    type: { value: facts.type ?? 'basic' },
    status: { value: facts.status ?? 200 },
    redirected: { value: facts.redirected ?? false },
  });

test.each([
  ['application/json; charset=utf-8', 24],
  ['image/png', 7 * 24],
  ['image/avif', 30 * 24],
  ['font/woff2', 30 * 24],
])('%s is answered without asking for %i hours', async (type, hours) => {
  const cached = await stampResponse(answer({ 'content-type': type }), NOW);
  expect(isFresh(cached, NOW + hours * HOUR)).toBe(true);
  expect(isFresh(cached, NOW + hours * HOUR + 1)).toBe(false);
  expect(cached.headers.get('content-type')).toBe(type);
  expect(await cached.text()).toBe('{}');
});

test('only complete, successful and public answers of the shop are cached', () => {
  expect(isCacheable(answer({ 'cache-control': 'public, max-age=60' }))).toBe(true);
  expect(isCacheable(answer({}))).toBe(true);
  expect(isCacheable(answer({ 'cache-control': 'private, no-cache' }))).toBe(false);
  expect(isCacheable(answer({ 'cache-control': 'no-store' }))).toBe(false);
  expect(isCacheable(answer({}, { type: 'opaque' }))).toBe(false);
  expect(isCacheable(answer({}, { status: 206 }))).toBe(false);
  expect(isCacheable(answer({}, { status: 404 }))).toBe(false);
  expect(isCacheable(answer({}, { redirected: true }))).toBe(false);
});
