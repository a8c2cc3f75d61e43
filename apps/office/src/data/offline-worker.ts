import { OFFICE_ROOT } from '@brixel/contract/office/office-paths';

/** From now on the pages of a round open without a line. Whoever never picks gets no worker. */
export function registerOfflineWorker(): void {
  // only secure contexts have workers, and Vite's development server has none for the office
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register(`${OFFICE_ROOT}/service-worker.js`, { scope: `${OFFICE_ROOT}/`, updateViaCache: 'none' })
    .catch(() => {
      // no line, or a browser that refuses it: the page works as long as it is open
    });
}
