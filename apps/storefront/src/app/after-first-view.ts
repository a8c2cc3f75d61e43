import type { DataRouter } from 'react-router';
import type { Services } from '#data/services.ts';
import { startOffline } from '#shell/offline/start-offline.ts';
import { prefetchOnIntent } from '#shell/prefetch/prefetch-on-intent.ts';
import { startOutbox } from '#shell/send-queue/start-outbox.ts';

/** Everything that the page as it was sent can do without. */
export function afterFirstView(router: DataRouter, services: Services): void {
  prefetchOnIntent(router, services);
  startOutbox();
  // where not even its texts come, the next page tries again
  startOffline(services).catch(() => {});
}
