import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OfficeRelease } from './office-release.ts';
import { cachedDocument, cachedFile, cacheRelease, deleteOldReleases } from './release-cache.ts';

const ORIGIN = 'https://brixel.example';
const releaseOf = (version: string): OfficeRelease => ({
  version,
  document: '/admin/',
  files: [`/admin/assets/index-${version}.js`, '/admin/assets/framework-aa.js'],
});

/** As much of the browser's caches as is used. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const pathOf = (address: string): string => new URL(address, ORIGIN).pathname;
  const put = async (name: string, address: string, answer: Response) =>
    void all.get(name)?.set(pathOf(address), answer);
  return {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (address: string) =>
      [...all.values()].map((files) => files.get(pathOf(address))?.clone()).find(Boolean),
    async open(name: string) {
      if (!all.has(name)) all.set(name, new Map());
      return {
        match: async (address: string) => all.get(name)?.get(pathOf(address))?.clone(),
        put: (address: string, answer: Response) => put(name, address, answer),
        addAll: async (addresses: string[]) => {
          for (const address of addresses) await put(name, address, await fetch(address));
        },
      };
    },
  };
}

/** the release that the shop serves */
let served: OfficeRelease;
let isOnline: boolean;
const caches = () => (globalThis as unknown as { caches: ReturnType<typeof memoryCaches> }).caches;

beforeEach(() => {
  isOnline = true;
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', async (asked: string | Request) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN);
    return new Response(pathname === served.document ? `<script src="${served.files[0]}">` : `of ${served.version}`);
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a tab of the release before finds its files until no tab is open, and both documents are of their own release', async () => {
  const [first, second] = [releaseOf('1'), releaseOf('2')];
  served = first;
  await cacheRelease(first);
  served = second;
  await cacheRelease(second);
  isOnline = false;
  const file = new Request(`${ORIGIN}${first.files[0]}`);
  await deleteOldReleases(second, true);
  expect(await (await cachedFile(second, file)).text()).toBe('of 1');
  expect(await (await cachedDocument(second))?.text()).toContain('index-2.js');
  await deleteOldReleases(second, false);
  await expect(cachedFile(second, file)).rejects.toThrow('Failed to fetch');
  expect(await caches().keys()).toEqual(['brixel-office/2']);
});

test('a document of another release is not kept: it would ask for files that are not there', async () => {
  served = releaseOf('1');
  await expect(cacheRelease(releaseOf('2'))).rejects.toThrow('Not of this release');
});

test('caches of the storefront are none of its business; of its own only three stay beside open tabs', async () => {
  for (const name of ['brixel-release/9', ...['1', '2', '3', '4'].map((version) => `brixel-office/${version}`)])
    await caches().open(name);
  await deleteOldReleases(releaseOf('4'), true);
  expect(await caches().keys()).toEqual(['brixel-release/9', 'brixel-office/2', 'brixel-office/3', 'brixel-office/4']);
});
