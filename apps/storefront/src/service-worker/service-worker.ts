import { storeAt } from '#config/store-place.ts';
import { isFromGateway } from '#data/api/from-gateway.ts';
import { chooseStrategy } from './choose-strategy.ts';
import type { PageMessage, Release } from './release.ts';
import { cacheRelease, deleteOldReleases, findFile, findShell } from './release-cache.ts';
import { pictures, staticJson } from './runtime-cache.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in front of this file by the shop, see `release.ts`. */
declare const BRIXEL_RELEASE: Release;

const release = BRIXEL_RELEASE;

self.addEventListener('install', (event) => event.waitUntil(cacheRelease(release)));

self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  // the request for a page does not wait until the worker has started
  await self.registration.navigationPreload?.enable();
  await deleteOldReleases([release.version], (await openPages()).length > 0);
  await self.clients.claim();
}

const openPages = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, mode, headers } = request;
  const facts = { method, mode, url: new URL(request.url), isRange: headers.has('range') };
  switch (chooseStrategy(facts, self.location.origin)) {
    case 'page':
      return event.respondWith(answerPage(event, release));
    case 'way-out':
      return event.respondWith(fetchFromShop(event));
    case 'release':
      return event.respondWith(fromRelease(request));
    case 'picture':
      return event.respondWith(answerPicture(event));
    case 'static-json':
      return event.respondWith(staticJson.networkFirst(request, event));
  }
});

const answerPicture = (event: FetchEvent): Promise<Response> =>
  pictures
    .cacheFirst(event.request, event)
    .catch(() => pictures.inOtherSize(event.request))
    .then((response) => response ?? Response.error())
    .catch(() => Response.error());

const fromRelease = async (request: Request): Promise<Response> => (await findFile(release, request)) ?? fetch(request);

self.addEventListener('message', (event) => {
  const message: PageMessage = event.data;
  switch (message.type) {
    case 'version':
      return event.ports[0]?.postMessage(release.version);
    case 'take-over':
      return event.waitUntil(self.skipWaiting());
    case 'keep':
      return event.waitUntil(pictures.addMissing(message.addresses));
    case 'tidy':
      return event.waitUntil(tidy(message.version));
  }
});

/** While another release is being installed, its files must not be deleted. */
async function tidy(pageVersion: string): Promise<void> {
  if (self.registration.installing || self.registration.waiting) return;
  await deleteOldReleases([release.version, pageVersion], (await openPages()).length > 1);
}

/** A bad connection may neither answer nor fail. */
const PAGE_TIMEOUT_MS = 10_000;

const pageTimeout = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('The shop does not answer.')), PAGE_TIMEOUT_MS));

/** Uses the navigation preload where the browser has started one. */
const fetchFromShop = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/** Pages come from the shop; if it does not answer, from the store's offline shell, which loads its data itself. */
async function answerPage(event: FetchEvent, release: Release): Promise<Response> {
  const answer = await Promise.race([fetchFromShop(event), pageTimeout()]).catch(() => null);
  if (answer && !isFromGateway(answer.status)) return answer;
  const { store } = storeAt(release.shells, new URL(event.request.url));
  return (await findShell(release, store)) ?? answer ?? Response.error();
}
