import { entriesToEvict, type StorageLimits, type StoredEntry } from '#data/storage/entries-to-evict.ts';
import { bytesOf, isFresh, isKeepable, keptAtOf, LONGEST_MS, stampResponse } from './stamped-response.ts';

const MIB = 1024 * 1024;
const RUNTIME_PREFIX = 'brixel-kept/';
/** Looking through a cache takes time, so it is not done for every picture. */
const PUTS_PER_TRIM = 40;
/** The same browser always asks for the same kind of picture. */
const MATCHING: CacheQueryOptions = { ignoreVary: true };

/**
 * What is asked for by code says nothing of the formats that pictures may have. Chromium's own words find what it has just
 * fetched in its cache; every other browser that knows workers knows WebP.
 */
const PICTURE_FORMATS =
  'userAgentData' in navigator
    ? 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
    : 'image/webp,image/*;q=0.8';

export interface RuntimeCache {
  /** what is kept and fresh, else the network, else what is kept */
  keptFirst(request: Request, event: ExtendableEvent): Promise<Response>;
  /** the network, else what is kept */
  networkFirst(request: Request, event: ExtendableEvent): Promise<Response>;
  /** fetches pictures that are not kept yet */
  keep(addresses: readonly string[]): Promise<void>;
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
      // the disk is full; what cannot be fetched again must find room, so this goes
      await forgetRuntimeCaches();
    }
  }

  const find = async (request: Request): Promise<Response | undefined> =>
    (await opened()).match(request, MATCHING).catch(() => undefined);

  async function fromNetwork(request: Request, event: ExtendableEvent, kept: Response | undefined): Promise<Response> {
    try {
      const response = await fetch(request);
      if (isKeepable(response)) event.waitUntil(put(request, response.clone()));
      return response;
    } catch (error) {
      if (kept) return kept;
      throw error;
    }
  }

  return {
    async keptFirst(request, event) {
      const kept = await find(request);
      return kept && isFresh(kept, Date.now()) ? kept : fromNetwork(request, event, kept);
    },
    networkFirst: async (request, event) => fromNetwork(request, event, await find(request)),
    async keep(addresses) {
      const cache = await opened();
      for (const address of addresses) {
        if (await cache.match(address, MATCHING)) continue;
        const response = await fetch(address, { headers: { accept: PICTURE_FORMATS } }).catch(() => null);
        if (response && isKeepable(response)) await put(address, response);
      }
    },
  };
}

async function trim(cache: Cache, limits: StorageLimits): Promise<void> {
  const entries: StoredEntry[] = [];
  for (const { url } of await cache.keys()) {
    const kept = await cache.match(url, MATCHING);
    if (kept) entries.push({ id: url, at: keptAtOf(kept), size: bytesOf(kept) });
  }
  for (const url of entriesToEvict(entries, limits, Date.now())) await cache.delete(url, MATCHING);
}

export async function forgetRuntimeCaches(): Promise<void> {
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
