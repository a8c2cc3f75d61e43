import type { DataRouter } from 'react-router';
import type { Services } from '#data/services.ts';
import { prefetchOnIntent } from '#features/layout/prefetch-on-intent.ts';
import { startOffline } from '#features/offline/start-offline.ts';
import { startOutbox } from '#features/outbox/start-outbox.ts';

/** Everything that the page as it was sent can do without. */
export function afterFirstView(router: DataRouter, services: Services): void {
  prefetchOnIntent(router, services);
  startOutbox();
  // where not even its texts come, the next page tries again
  startOffline(services).catch(() => {});
}
