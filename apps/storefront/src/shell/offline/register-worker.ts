import { isOnline, watchLine } from '#data/connection/connection.ts';
import { log } from '#data/log.ts';
import { followReleases, lookForReleases, tellWorker, useWorker } from './follow-releases.ts';

const OFFLINE_MODE = 'No internet: offline mode.';

/** Registers the worker of the shop and follows what becomes of it. Failures are of no consequence for the page. */
export async function registerWorker(version: string): Promise<void> {
  // only secure pages have it, and not in every browser's private windows
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    useWorker.setState({ status: 'registered' });
    followReleases(registration, version);
    lookForReleases(registration);
    const { active } = await navigator.serviceWorker.ready;
    if (active) keepPictures(active);
    noteLine();
    watchLine(noteLine);
  } catch (error) {
    useWorker.setState({ status: isOnline() ? 'error' : 'offline' });
    log(isOnline() ? `The service worker cannot be used: ${String(error)}` : OFFLINE_MODE);
  }
}

/** What the page had before the worker was there would be missing offline. */
function keepPictures(worker: ServiceWorker): void {
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  const addresses = resources.filter((name) => name.startsWith(`${location.origin}/img/`));
  tellWorker(worker, { type: 'keep', addresses });
}

function noteLine(): void {
  const { status } = useWorker.getState();
  if (!isOnline() && status !== 'offline') log(OFFLINE_MODE);
  if (status !== 'updated') useWorker.setState({ status: isOnline() ? 'cached' : 'offline' });
}
