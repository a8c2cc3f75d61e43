import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeAt } from '#config/store-place.ts';
import type { Release } from './release.ts';
import { cacheRelease, deleteOldReleases, findFile, findShell, releasesToDelete } from './release-cache.ts';
import { answer, MemoryCaches, ORIGIN } from './testing/memory-caches.ts';

const releaseOf = (version: string, files: string[]): Release => ({
  version,
  shells: ['de', 'it'].map((storeCode) => ({
    storeCode,
    prefix: `/${storeCode}`,
    address: `/offline-shell/${version}/${storeCode}`,
  })),
  files,
});
const first = releaseOf('1', ['/assets/framework-aa.js', '/assets/shell-aa.js', '/logo.svg']);
const second = releaseOf('2', ['/assets/framework-aa.js', '/assets/shell-bb.js', '/logo.svg']);

let caches: MemoryCaches;
let gone: string[];
const fetched: string[] = [];

beforeEach(() => {
  caches = new MemoryCaches();
  gone = [];
  fetched.length = 0;
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return gone.includes(address) ? answer('gone', {}, 404) : answer(`${address} of today`);
  });
});
afterEach(() => vi.unstubAllGlobals());

const textOf = async (found: Promise<Response | undefined>) => (await found)?.text();
const file = (path: string) => new Request(ORIGIN + path);

test('a new release fetches only what no release has yet, and pages of both find their files', async () => {
  await cacheRelease(first);
  fetched.length = 0;
  await cacheRelease(second);
  expect(fetched).not.toContain('/assets/framework-aa.js');
  expect(fetched).toContain('/logo.svg');
  expect(await textOf(findFile(second, file('/assets/shell-aa.js')))).toBe('/assets/shell-aa.js of today');
  expect(await textOf(findFile(second, file('/assets/shell-bb.js')))).toBe('/assets/shell-bb.js of today');
  expect(await textOf(findShell(second, storeAt(second.shells, { pathname: '/it/cart' }).store))).toBe(
    '/offline-shell/2/it of today',
  );

  await deleteOldReleases(['2'], true);
  expect(await findFile(second, file('/assets/shell-aa.js'))).toBeDefined();
  await deleteOldReleases(['2'], false);
  expect(await findFile(second, file('/assets/shell-aa.js'))).toBeUndefined();
});

test('a release that is not complete is refused; the next attempt goes on where it ended', async () => {
  gone = ['/logo.svg'];
  await expect(cacheRelease(first)).rejects.toThrow('/logo.svg answered 404');
  gone = [];
  fetched.length = 0;
  await cacheRelease(first);
  expect(fetched).toEqual(['/logo.svg']);
});

test('where the disk is full, what can be fetched again makes room for the release', async () => {
  await caches.open('brixel-kept/pictures');
  caches.refusals = 1;
  await cacheRelease(first);
  expect(await caches.keys()).toEqual(['brixel-release/1']);
  expect(await findShell(first, storeAt(first.shells, { pathname: '/' }).store)).toBeDefined();
});

test('with no other page open only what is needed stays', () => {
  expect(releasesToDelete(['a', 'b', 'c'], ['c'], false)).toEqual(['a', 'b']);
  expect(releasesToDelete(['a', 'b', 'c'], ['a', 'c'], false)).toEqual(['b']);
});

test('other pages may belong to any release, so only the oldest beyond three go', () => {
  expect(releasesToDelete(['a', 'b'], ['b'], true)).toEqual([]);
  expect(releasesToDelete(['a', 'b', 'c', 'd', 'e'], ['e'], true)).toEqual(['a', 'b']);
  expect(releasesToDelete(['a', 'b', 'c', 'd'], ['d', 'a'], true)).toEqual(['b']);
  expect(releasesToDelete(['a', 'b'], ['a', 'b'], true)).toEqual([]);
});
