import { create } from 'zustand';
import { isOnline, watchConnection } from '#data/connection/connection.ts';
import { log } from '#data/log.ts';
import type { PageMessage } from '#service-worker/release.ts';

/**
 * What became of the worker: `registered`, then `cached` once the shop works offline; `updated` while a new release
 * waits for the shopper's consent; `offline` without a connection, `error` where the browser or the shop has no worker.
 */
type WorkerStatus = 'none' | 'registered' | 'cached' | 'updated' | 'offline' | 'error';

interface WorkerState {
  status: WorkerStatus;
  /** loads the page of the new release; there while `updated` */
  renew: (() => void) | null;
}

export const useWorker = create<WorkerState>()(() => ({ status: 'none', renew: null }));

export const postToWorker = (worker: ServiceWorker, message: PageMessage, ports: MessagePort[] = []): void =>
  worker.postMessage(message, ports);

/** Which release a worker belongs to. */
const versionOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    postToWorker(worker, { type: 'version' }, [port2]);
  });

const CHECK_EVERY_MS = 30 * 60 * 1000;
/** Switching between tabs does not check every time. */
const MINIMUM_GAP_MS = 60 * 1000;

/** A release other than the page's own is offered; the page's own is activated at once. */
export function followReleases(registration: ServiceWorkerRegistration, version: string): void {
  const offer = async (worker: ServiceWorker): Promise<void> => {
    // the first installation is no update
    if (!registration.active) return;
    if ((await versionOf(worker)) === version) {
      await untilQuiet();
      postToWorker(worker, { type: 'take-over' });
    } else useWorker.setState({ status: 'updated', renew: () => renew(worker) });
  };
  const follow = (worker: ServiceWorker | null): void => {
    if (worker?.state === 'installed') void offer(worker);
    else worker?.addEventListener('statechange', () => worker.state === 'installed' && void offer(worker));
  };
  follow(registration.waiting ?? registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  reportVersion(version);
  navigator.serviceWorker.addEventListener('controllerchange', () => reportVersion(version));
  void checkIfVersionsDiffer(registration, version);
}

const QUIET_MS = 3000;

/**
 * Waits until the page has loaded nothing for a while. Chromium puts a take-over off for minutes that is asked for while the old
 * worker is answering requests.
 */
async function untilQuiet(): Promise<void> {
  const ends = () => performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration);
  const quietMs = (): number => performance.now() - Math.max(0, ...ends());
  for (let ms = quietMs(); ms < QUIET_MS; ms = quietMs())
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS - ms));
}

/** Page and worker are of different releases, so there must be an update. */
async function checkIfVersionsDiffer(registration: ServiceWorkerRegistration, version: string): Promise<void> {
  const { active, installing, waiting } = registration;
  if (active && !installing && !waiting && (await versionOf(active)) !== version) await checkForUpdate(registration);
}

const checkForUpdate = (registration: ServiceWorkerRegistration): Promise<unknown> =>
  registration.update().catch((error: unknown) => log(`No newer release could be looked for: ${String(error)}`));

/** The worker must not delete the release of a page that it serves. */
function reportVersion(version: string): void {
  const { controller } = navigator.serviceWorker;
  if (controller) postToWorker(controller, { type: 'tidy', version });
}

function renew(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  postToWorker(worker, { type: 'take-over' });
  // another tab may have activated it already
  if (worker.state !== 'installed') location.reload();
}

/** Checks for a newer release every half hour, and when the tab becomes visible again. */
export function pollForReleases(registration: ServiceWorkerRegistration): void {
  let lastCheck = Date.now();
  const check = (): void => {
    if (document.visibilityState === 'hidden' || !isOnline() || Date.now() - lastCheck < MINIMUM_GAP_MS) return;
    lastCheck = Date.now();
    void checkForUpdate(registration);
  };
  setInterval(check, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', check);
  window.addEventListener('focus', check);
  watchConnection(check);
}
