import type { StoreCode } from '@brixel/contract/stores';
import type { Release } from './release.ts';
import { forgetRuntimeCaches } from './runtime-cache.ts';

/**
 * The files of a release lie together under its version. Their names carry the hash of what is in them, so whichever
 * release's cache has a file has the right one, and pages of two releases can live side by side.
 */

const RELEASE_PREFIX = 'brixel-release/';
const AT_ONCE = 6;

const cacheName = (version: string): string => RELEASE_PREFIX + version;
const isHashed = (address: string): boolean => address.startsWith('/assets/');

/** All or nothing: a worker whose release is not complete is not installed, and tried again later. */
export async function keepRelease(release: Release): Promise<void> {
  try {
    await fill(release);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
    await forgetRuntimeCaches();
    await fill(release);
  }
}

async function fill({ version, shells, files }: Release): Promise<void> {
  const cache = await caches.open(cacheName(version));
  const wanted = [...Object.values(shells), ...files];
  const takeNext = async (): Promise<void> => {
    for (let address = wanted.shift(); address; address = wanted.shift()) await keepFile(cache, address);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
}

async function keepFile(cache: Cache, address: string): Promise<void> {
  // an earlier attempt may have come this far
  if (await cache.match(address)) return;
  const known = isHashed(address) ? await caches.match(address) : undefined;
  const response = known ?? (await fetch(address, { cache: isHashed(address) ? 'default' : 'no-cache' }));
  if (response.status !== 200 || response.redirected) throw new Error(`${address} answered ${response.status}`);
  await cache.put(address, response);
}

/** A file of any release that is kept here; those without a hash come from the worker's own. */
export async function findFile(release: Release, { url }: Request): Promise<Response | undefined> {
  const { pathname } = new URL(url);
  const own = await caches.open(cacheName(release.version));
  return (await own.match(pathname)) ?? (isHashed(pathname) ? caches.match(pathname) : undefined);
}

export async function findShell({ version, shells }: Release, store: StoreCode): Promise<Response | undefined> {
  const shell = shells[store];
  return shell ? (await caches.open(cacheName(version))).match(shell) : undefined;
}

/** Removes what no page and no worker needs any more; `versions` are those that are needed for sure. */
export async function forgetReleases(versions: readonly string[], areOtherPagesOpen: boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(RELEASE_PREFIX));
  const old = releasesToForget(names, [...new Set(versions.map(cacheName))], areOtherPagesOpen);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** How many releases may lie there while old pages are still open: someone's tab may be weeks old. */
const MOST_RELEASES = 3;

/**
 * Which releases' files may go. `names` in the order in which they came, `needed` are those of living workers and pages.
 * A page that is open somewhere may belong to any of them, so as long as there are such pages only the oldest go.
 */
export function releasesToForget(
  names: readonly string[],
  needed: readonly string[],
  areOtherPagesOpen: boolean,
): string[] {
  const old = names.filter((name) => !needed.includes(name));
  return areOtherPagesOpen ? old.slice(0, Math.max(0, old.length - (MOST_RELEASES - needed.length))) : old;
}
