import { deferred } from '#hydration/deferred.tsx';
import { firstNotification } from './notifications-store.ts';

/** The messages' place on the page, ready before the first one in most visits and with it at the latest. */
export const DeferredToasts = deferred(async () => (await import('./toasts.tsx')).Toasts, firstNotification);
