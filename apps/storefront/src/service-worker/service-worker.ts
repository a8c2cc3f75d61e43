import { splitStorePath } from '@brixel/contract/stores';
import { isFromGateway } from '#data/api/from-gateway.ts';
import { chooseStrategy } from './choose-strategy.ts';
import type { PageMessage, Release } from './release.ts';
import { findFile, findShell, forgetReleases, keepRelease } from './release-cache.ts';
import { pictures, staticJson } from './runtime-cache.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in front of this file by the shop, see `release.ts`. */
declare const BRIXEL_RELEASE: Release;

const release = BRIXEL_RELEASE;

self.addEventListener('install', (event) => event.waitUntil(keepRelease(release)));

self.addEventListener('activate', (event) => event.waitUntil(begin()));

async function begin(): Promise<void> {
  // pages need not wait until the worker has started
  await self.registration.navigationPreload?.enable();
  await forgetReleases([release.version], (await openPages()).length > 0);
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
      return event.respondWith(askShop(event));
    case 'release':
      return event.respondWith(fromRelease(request));
    case 'picture':
      return event.respondWith(pictures.keptFirst(request, event).catch(() => Response.error()));
    case 'static-json':
      return event.respondWith(staticJson.networkFirst(request, event));
  }
});

const fromRelease = async (request: Request): Promise<Response> => (await findFile(release, request)) ?? fetch(request);

self.addEventListener('message', (event) => {
  const message: PageMessage = event.data;
  switch (message.type) {
    case 'version':
      return event.ports[0]?.postMessage(release.version);
    case 'take-over':
      return event.waitUntil(self.skipWaiting());
    case 'keep':
      return event.waitUntil(pictures.keep(message.addresses));
    case 'tidy':
      return event.waitUntil(tidy(message.version));
  }
});

/** The files of a release that is on its way lie here too, so nothing is removed meanwhile. */
async function tidy(pageVersion: string): Promise<void> {
  if (self.registration.installing || self.registration.waiting) return;
  await forgetReleases([release.version, pageVersion], (await openPages()).length > 1);
}

/** In a tunnel a line may neither answer nor break. */
const PATIENCE_MS = 10_000;

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('The shop does not answer.')), PATIENCE_MS));

/** The request is under way already where the browser did not wait for the worker to start. */
const askShop = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/** Pages come from the shop; where it does not answer, the shell of the store stands in and finds the data itself. */
async function answerPage(event: FetchEvent, release: Release): Promise<Response> {
  const answer = await Promise.race([askShop(event), tooLate()]).catch(() => null);
  if (answer && !isFromGateway(answer.status)) return answer;
  const { store } = splitStorePath(new URL(event.request.url).pathname, Object.keys(release.shells));
  return (await findShell(release, store.storeCode)) ?? answer ?? Response.error();
}
