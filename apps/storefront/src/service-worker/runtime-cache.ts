import { entriesToEvict, type StorageLimits, type StoredEntry } from '#data/storage/entries-to-evict.ts';
import { bytesOf, cachedAtOf, isCacheable, isFresh, LONGEST_MS, stampResponse } from './stamped-response.ts';

const MIB = 1024 * 1024;
const RUNTIME_PREFIX = 'brixel-kept/';
/** Reading the whole cache is slow, so it is not trimmed for every picture. */
const PUTS_PER_TRIM = 40;
/** One browser always accepts the same formats. */
const MATCHING: CacheQueryOptions = { ignoreVary: true };

/**
 * `fetch` sends no picture formats. Chromium's own header finds the picture in its HTTP cache; all other browsers with
 * service workers support WebP.
 */
const PICTURE_FORMATS =
  'userAgentData' in navigator
    ? 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
    : 'image/webp,image/*;q=0.8';

export interface RuntimeCache {
  /** a fresh cached response, else the network, else a stale one */
  cacheFirst(request: Request, event: ExtendableEvent): Promise<Response>;
  /** the network, else a cached response */
  networkFirst(request: Request, event: ExtendableEvent): Promise<Response>;
  /** the same picture in the largest other size that is cached: a cart shows small what its product page showed large */
  inOtherSize(request: Request): Promise<Response | undefined>;
  /** fetches pictures that are not cached yet */
  addMissing(addresses: readonly string[]): Promise<void>;
}

export function openRuntimeCache(name: string, limits: StorageLimits): RuntimeCache {
  const opened = (): Promise<Cache> => caches.open(RUNTIME_PREFIX + name);
  let puts = 0;

  async function put(request: Request | string, response: Response): Promise<void> {
    try {
      const cache = await opened();
      await cache.put(request, await stampResponse(response, Date.now()));
      if (puts++ % PUTS_PER_TRIM === 0) await trim(cache, limits);
    } catch {
      // quota exceeded: pictures can be fetched again, other data cannot
      await deleteRuntimeCaches();
    }
  }

  const find = async (request: Request): Promise<Response | undefined> =>
    (await opened()).match(request, MATCHING).catch(() => undefined);

  async function fromNetwork(
    request: Request,
    event: ExtendableEvent,
    cached: Response | undefined,
  ): Promise<Response> {
    try {
      const response = await fetch(request);
      if (isCacheable(response)) event.waitUntil(put(request, response.clone()));
      return response;
    } catch (error) {
      if (cached) return cached;
      throw error;
    }
  }

  return {
    async cacheFirst(request, event) {
      const cached = await find(request);
      return cached && isFresh(cached, Date.now()) ? cached : fromNetwork(request, event, cached);
    },
    networkFirst: async (request, event) => fromNetwork(request, event, await find(request)),
    async inOtherSize({ url }) {
      const sought = sizedPicture(url);
      if (!sought) return undefined;
      const cache = await opened();
      let largest: { url: string; width: number } | undefined;
      for (const entry of await cache.keys()) {
        const cached = sizedPicture(entry.url);
        if (cached?.path === sought.path && cached.width > (largest?.width ?? 0)) {
          largest = { url: entry.url, width: cached.width };
        }
      }
      return largest && cache.match(largest.url, MATCHING);
    },
    async addMissing(addresses) {
      const cache = await opened();
      for (const address of addresses) {
        if (await cache.match(address, MATCHING)) continue;
        const response = await fetch(address, { headers: { accept: PICTURE_FORMATS } }).catch(() => null);
        if (response && isCacheable(response)) await put(address, response);
      }
    },
  };
}

function sizedPicture(url: string): { width: number; path: string } | null {
  const [, width, path] = /\/img\/(\d+)\/\d+\/resize(\/.+)$/.exec(url) ?? [];
  return width && path ? { width: Number(width), path } : null;
}

async function trim(cache: Cache, limits: StorageLimits): Promise<void> {
  const entries: StoredEntry[] = [];
  for (const { url } of await cache.keys()) {
    const cached = await cache.match(url, MATCHING);
    if (cached) entries.push({ id: url, at: cachedAtOf(cached), size: bytesOf(cached) });
  }
  for (const url of entriesToEvict(entries, limits, Date.now())) await cache.delete(url, MATCHING);
}

export async function deleteRuntimeCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(RUNTIME_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}

export const pictures: RuntimeCache = openRuntimeCache('pictures', {
  lifetimeMs: LONGEST_MS,
  count: 600,
  size: 30 * MIB,
});
export const staticJson: RuntimeCache = openRuntimeCache('static-json', {
  lifetimeMs: LONGEST_MS,
  count: 20,
  size: MIB,
});
