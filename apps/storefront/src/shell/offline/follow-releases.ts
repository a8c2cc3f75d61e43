import { create } from 'zustand';
import { isOnline, watchLine } from '#data/connection/connection.ts';
import { log } from '#data/log.ts';
import type { PageMessage } from '#service-worker/release.ts';

/**
 * What became of the worker: `registered`, then `cached` once the shop works without a line; `updated` where a new release
 * waits for the shopper's word; `offline` where no line was found, and `error` where the browser or the shop has none.
 */
type WorkerStatus = 'none' | 'registered' | 'cached' | 'updated' | 'offline' | 'error';

interface WorkerState {
  status: WorkerStatus;
  /** loads the page of the new release; there while `updated` */
  renew: (() => void) | null;
}

export const useWorker = create<WorkerState>()(() => ({ status: 'none', renew: null }));

export const tellWorker = (worker: ServiceWorker, message: PageMessage, ports: MessagePort[] = []): void =>
  worker.postMessage(message, ports);

/** Which release a worker belongs to. */
const versionOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    tellWorker(worker, { type: 'version' }, [port2]);
  });

const LOOK_EVERY_MS = 30 * 60 * 1000;
/** Whoever changes between tabs need not ask every time. */
const LOOK_AT_MOST_EVERY_MS = 60 * 1000;

/** A release other than the page's own is offered; one that the page belongs to already may begin at once. */
export function followReleases(registration: ServiceWorkerRegistration, version: string): void {
  const offer = async (worker: ServiceWorker): Promise<void> => {
    // the first one of all is no news
    if (!registration.active) return;
    if ((await versionOf(worker)) === version) tellWorker(worker, { type: 'take-over' });
    else useWorker.setState({ status: 'updated', renew: () => renew(worker) });
  };
  const follow = (worker: ServiceWorker | null): void => {
    if (worker?.state === 'installed') void offer(worker);
    else worker?.addEventListener('statechange', () => worker.state === 'installed' && void offer(worker));
  };
  follow(registration.waiting ?? registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  introduce(version);
  navigator.serviceWorker.addEventListener('controllerchange', () => introduce(version));
  void lookIfWorkerDiffers(registration, version);
}

/** The page has come from another release than its worker, so there is something to be found. */
async function lookIfWorkerDiffers(registration: ServiceWorkerRegistration, version: string): Promise<void> {
  const { active, installing, waiting } = registration;
  if (active && !installing && !waiting && (await versionOf(active)) !== version) await look(registration);
}

const look = (registration: ServiceWorkerRegistration): Promise<unknown> =>
  registration.update().catch((error: unknown) => log(`No newer release could be looked for: ${String(error)}`));

/** The worker that serves this page learns which release it must not forget. */
function introduce(version: string): void {
  const { controller } = navigator.serviceWorker;
  if (controller) tellWorker(controller, { type: 'tidy', version });
}

function renew(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  tellWorker(worker, { type: 'take-over' });
  // another tab may have let it begin already
  if (worker.state !== 'installed') location.reload();
}

/** Looks for a newer release now and then, and when somebody comes back to the page. */
export function lookForReleases(registration: ServiceWorkerRegistration): void {
  let lastLook = Date.now();
  const lookAgain = (): void => {
    if (document.visibilityState === 'hidden' || !isOnline() || Date.now() - lastLook < LOOK_AT_MOST_EVERY_MS) return;
    lastLook = Date.now();
    void look(registration);
  };
  setInterval(lookAgain, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', lookAgain);
  window.addEventListener('focus', lookAgain);
  watchLine(lookAgain);
}
