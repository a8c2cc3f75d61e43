import { matchRoutes } from 'react-router';
import { isOnline } from '#data/connection/connection.ts';
import type { Services } from '#data/services.ts';
import type { Router } from '#router/browser-router.ts';
import { markCached, uncachedPages } from '#shared/uncached-pages.ts';
import { runLoader } from './prefetch-page.ts';

/**
 * The server rendered the first view, so its catalogue answers are not in the browser's cache. They are fetched when the
 * browser is idle: those of this page, of pages that were left before that, and of the home page.
 */

const HOUR_MS = 60 * 60 * 1000;
const MAX_AGE_MS = { page: HOUR_MS, home: 12 * HOUR_MS };

/** Reads the catalogue where the cached answer is too old, and calls nothing else. */
const readOnlyServices = (services: Services, maxAgeMs: number, onUnread: () => void): Services => ({
  ...services,
  report: () => {},
  api: { ...services.api, call: () => Promise.reject(new Error('Prefetching only reads the catalogue')) },
  catalog: {
    ...services.catalog,
    async search(entity, query, options) {
      try {
        return await services.catalog.search(entity, query, { ...options, maxAgeMs });
      } catch (error) {
        onUnread();
        throw error;
      }
    },
  },
});

/** Without a worker no page opens offline, and cached data would be of no use. */
async function workerReady(): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('This browser has no service workers');
  await navigator.serviceWorker.ready;
}

const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: HOUR_MS });
    else setTimeout(resolve, 2000);
  });

/** The shop may be busy; pages that stay uncached are tried again with the next page too. */
const ATTEMPTS = 3;
const RETRY_MS = 10_000;

export async function prefetchForOffline(router: Router, services: Services): Promise<void> {
  await workerReady();
  await untilIdle();
  /** Whether the catalogue has answered everything that the page asks. */
  const keep = async (address: string, maxAgeMs: number): Promise<boolean> => {
    let isRead = true;
    const reading = readOnlyServices(services, maxAgeMs, () => {
      isRead = false;
    });
    const url = new URL(address, location.origin);
    const matches = matchRoutes(router.routes, url, router.prefix || '/') ?? [];
    await Promise.allSettled(matches.map((match) => runLoader(match, reading, url, neverAborted)));
    return isRead;
  };
  for (let attempt = 1; ; attempt += 1) {
    for (const address of uncachedPages()) {
      if (!isOnline()) return;
      if (await keep(address, MAX_AGE_MS.page)) markCached(address);
    }
    if (uncachedPages().length === 0 || attempt === ATTEMPTS) break;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  if (isOnline()) await keep(`${services.prefix}/`, MAX_AGE_MS.home);
}

const neverAborted = new AbortController().signal;
