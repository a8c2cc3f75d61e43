import type { OfflineShell, Release } from './release.ts';
import { deleteRuntimeCaches } from './runtime-cache.ts';

/**
 * One cache per release. File names contain the hash of their content, so a file from any release's cache is the right
 * one, and pages of two releases can be open at the same time.
 */

const RELEASE_PREFIX = 'brixel-release/';
const CONCURRENT_FETCHES = 6;

const cacheName = (version: string): string => RELEASE_PREFIX + version;
const isHashed = (address: string): boolean => address.startsWith('/assets/');

/** All or nothing: without a complete release the worker is not installed, and the browser retries later. */
export async function cacheRelease(release: Release): Promise<void> {
  try {
    await fill(release);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
    await deleteRuntimeCaches();
    await fill(release);
  }
}

async function fill({ version, shells, files }: Release): Promise<void> {
  const cache = await caches.open(cacheName(version));
  const wanted = [...shells.map(({ address }) => address), ...files];
  const takeNext = async (): Promise<void> => {
    for (let address = wanted.shift(); address; address = wanted.shift()) await cacheFile(cache, address);
  };
  await Promise.all(Array.from({ length: CONCURRENT_FETCHES }, takeNext));
}

async function cacheFile(cache: Cache, address: string): Promise<void> {
  // cached by an earlier attempt
  if (await cache.match(address)) return;
  const known = isHashed(address) ? await caches.match(address) : undefined;
  const response = known ?? (await fetch(address, { cache: isHashed(address) ? 'default' : 'no-cache' }));
  if (response.status !== 200 || response.redirected) throw new Error(`${address} answered ${response.status}`);
  await cache.put(address, response);
}

/** A file of any cached release; files without a hash only from the worker's own. */
export async function findFile(release: Release, { url }: Request): Promise<Response | undefined> {
  const { pathname } = new URL(url);
  const own = await caches.open(cacheName(release.version));
  return (await own.match(pathname)) ?? (isHashed(pathname) ? caches.match(pathname) : undefined);
}

export const findShell = async ({ version }: Release, { address }: OfflineShell): Promise<Response | undefined> =>
  (await caches.open(cacheName(version))).match(address);

/** Deletes releases that no page and no worker needs any more; `versions` are in use. */
export async function deleteOldReleases(versions: readonly string[], areOtherPagesOpen: boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(RELEASE_PREFIX));
  const old = releasesToDelete(names, [...new Set(versions.map(cacheName))], areOtherPagesOpen);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Releases that are cached while old pages are open: a tab may be weeks old. */
const MOST_RELEASES = 3;

/**
 * `names` are in order of creation, `needed` belong to running workers and pages. While other pages are open, any release
 * may be theirs, so only the oldest are deleted.
 */
export function releasesToDelete(
  names: readonly string[],
  needed: readonly string[],
  areOtherPagesOpen: boolean,
): string[] {
  const old = names.filter((name) => !needed.includes(name));
  return areOtherPagesOpen ? old.slice(0, Math.max(0, old.length - (MOST_RELEASES - needed.length))) : old;
}
