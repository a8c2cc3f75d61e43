import { expect, test } from 'vitest';
import { type RouteOrAddress, storeOfRoute } from './store-of-route.ts';
import vectors from './vectors/url-helpers.json' with { type: 'json' };

interface VectorInput {
  store_views: { mapStoreUrlsFor: string[]; us?: { url: string }; gb?: { url: string } };
  route: RouteOrAddress;
}
const cases: readonly { id: string; input: VectorInput; expected: string }[] = vectors['store code from route'];

test.each(cases)('$id', ({ input: { store_views, route }, expected }) => {
  const stores = (['us', 'gb'] as const).flatMap((storeCode) => {
    const url = store_views[storeCode]?.url;
    return url === undefined ? [] : [{ storeCode, url }];
  });
  expect(storeOfRoute(route, stores)).toBe(expected);
});

const stores = [
  { storeCode: 'it', url: '/it' },
  { storeCode: 'gb', url: 'shop.example/gb' },
];

test.each<[RouteOrAddress, string]>([
  ['/it/steine', 'it'],
  ['/items', ''],
  [{ path: 'it/steine' }, 'it'],
  [{ path: '/gb/steine', host: 'shop.example' }, 'gb'],
  [{ path: '/gb/steine', host: 'elsewhere.example' }, ''],
  [{ path: '/gb' }, ''],
  ['shop.example/gb', 'gb'],
])('%o belongs to "%s"', (route, expected) => {
  expect(storeOfRoute(route, stores)).toBe(expected);
});
