import { type DataRouter, matchRoutes } from 'react-router';
import { isOnline } from '#data/connection/connection.ts';
import type { Services } from '#data/services.ts';
import { markKept, unkeptPages } from '#shared/uncached-pages.ts';
import { runLoader } from './prefetch-page.ts';

/**
 * The first view came from the server, so the browser knows none of the answers behind it. They are fetched when there is
 * time, in case the line breaks: those of this page, of those that were left before there was time, and of the home page.
 */

const HOUR_MS = 60 * 60 * 1000;
const MOST_OLD_MS = { page: HOUR_MS, home: 12 * HOUR_MS };

/** Asks only for what this browser has not kept lately, and does nothing but ask. */
const thrifty = (services: Services, maxAgeMs: number): Services => ({
  ...services,
  report: () => {},
  api: { ...services.api, call: () => Promise.reject(new Error('Nothing is sent in case')) },
  catalog: { search: (entity, query, options) => services.catalog.search(entity, query, { ...options, maxAgeMs }) },
});

/** Without a worker no page opens offline, and its data would be of no use. */
async function workerReady(): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('This browser has no service workers');
  await navigator.serviceWorker.ready;
}

const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: HOUR_MS });
    else setTimeout(resolve, 2000);
  });

export async function keepInCase(router: DataRouter, services: Services): Promise<void> {
  await workerReady();
  await untilIdle();
  const keep = async (address: string, maxAgeMs: number): Promise<void> => {
    const url = new URL(address, location.origin);
    const matches = matchRoutes(router.routes, url, router.basename) ?? [];
    await Promise.allSettled(matches.map((match) => runLoader(match, thrifty(services, maxAgeMs), url, noEnd)));
  };
  for (const address of unkeptPages()) {
    if (!isOnline()) return;
    await keep(address, MOST_OLD_MS.page);
    markKept(address);
  }
  if (isOnline()) await keep(`${services.prefix}/`, MOST_OLD_MS.home);
}

const noEnd = new AbortController().signal;
