import type { DataRouter } from 'react-router';
import { startSendQueue } from '#data/send-queue/send-queue.ts';
import type { Services } from '#data/services.ts';
import { startOffline } from '#shell/offline/start-offline.ts';
import { prefetchOnIntent } from '#shell/prefetch/prefetch-on-intent.ts';

/** Everything that the page as it was sent can do without. */
export function afterFirstView(router: DataRouter, services: Services): void {
  prefetchOnIntent(router, services);
  startSendQueue(async () => (await import('#shell/send-waiting.ts')).sendWaiting);
  // where not even its texts come, the next page tries again
  startOffline(services).catch(() => {});
}
