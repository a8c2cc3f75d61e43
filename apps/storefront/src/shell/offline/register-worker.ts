import { isOnline, watchConnection } from '#data/connection/connection.ts';
import { log } from '#data/log.ts';
import { followReleases, pollForReleases, postToWorker, useWorker } from './follow-releases.ts';

const OFFLINE_MODE = 'No internet: offline mode.';

/** Registers the service worker and tracks its state. Failures do not affect the page. */
export async function registerWorker(version: string): Promise<void> {
  // only secure contexts have it, and not every browser's private windows
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    useWorker.setState({ status: 'registered' });
    followReleases(registration, version);
    pollForReleases(registration);
    const { active } = await navigator.serviceWorker.ready;
    if (active) cachePictures(active);
    updateStatus();
    watchConnection(updateStatus);
  } catch (error) {
    useWorker.setState({ status: isOnline() ? 'error' : 'offline' });
    log(isOnline() ? `The service worker cannot be used: ${String(error)}` : OFFLINE_MODE);
  }
}

/** Pictures that were loaded before the worker was active would be missing offline. */
function cachePictures(worker: ServiceWorker): void {
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  const addresses = resources.filter((name) => name.startsWith(`${location.origin}/img/`));
  postToWorker(worker, { type: 'keep', addresses });
}

function updateStatus(): void {
  const { status } = useWorker.getState();
  if (!isOnline() && status !== 'offline') log(OFFLINE_MODE);
  if (status !== 'updated') useWorker.setState({ status: isOnline() ? 'cached' : 'offline' });
}
