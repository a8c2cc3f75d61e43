import { OFFICE_API_ROOT, OFFICE_ROOT } from '@brixel/contract/office/office-paths';
import type { OfficeRelease } from './office-release.ts';
import { cachedDocument, cachedFile, cacheRelease, deleteOldReleases } from './release-cache.ts';

/**
 * Lets a round be opened and reloaded along drawers where there is no line. Documents come from the shop, and from the cache only
 * where it does not answer; hashed files come from the cache. Calls are none of its business: nothing of them is kept.
 */

declare const self: ServiceWorkerGlobalScope;
declare const OFFICE_RELEASE: OfficeRelease;

const release = OFFICE_RELEASE;

// tabs of an older release find their files in its cache, so nobody has to wait for them
self.addEventListener('install', (event) => event.waitUntil(cacheRelease(release).then(() => self.skipWaiting())));

self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  // the request for a document does not wait until the worker has started
  await self.registration.navigationPreload?.enable();
  await deleteOldReleases(release, (await openTabs([])).length > 0);
  await self.clients.claim();
}

async function openTabs(except: readonly string[]): Promise<readonly Client[]> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return tabs.filter(({ id, url }) => url.startsWith(self.registration.scope) && !except.includes(id));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith(`${OFFICE_API_ROOT}/`)) return;
  if (request.mode === 'navigate') {
    event.respondWith(answerDocument(event));
    event.waitUntil(tidy(event));
  } else if (pathname.startsWith(`${OFFICE_ROOT}/assets/`)) event.respondWith(cachedFile(release, request));
});

/** A bad line may neither answer nor fail. */
const DOCUMENT_TIMEOUT_MS = 5000;

const timeout = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('The shop does not answer.')), DOCUMENT_TIMEOUT_MS));

const fetchDocument = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/** What a proxy says before a shop that does not run. */
const isFromGateway = (status: number): boolean => status >= 502 && status <= 504;

async function answerDocument(event: FetchEvent): Promise<Response> {
  const answer = await Promise.race([fetchDocument(event), timeout()]).catch(() => null);
  if (answer && !isFromGateway(answer.status)) return answer;
  return (await cachedDocument(release)) ?? answer ?? Response.error();
}

/** A tab that loads anew needs no older release; while one is being installed, its files must not go. */
async function tidy({ clientId, resultingClientId }: FetchEvent): Promise<void> {
  if (self.registration.installing || self.registration.waiting) return;
  await deleteOldReleases(release, (await openTabs([clientId, resultingClientId])).length > 0);
}
