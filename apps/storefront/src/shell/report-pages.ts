import { isOnline } from '#data/connection/connection.ts';
import type { Services } from '#data/services.ts';
import type { Router } from '#router/browser-router.ts';

/** The server sees the first page of a visit, and is told of those that are opened from there. It stores nothing here, and asks for nothing. */
export function reportPages(router: Router, { api, config }: Services): void {
  if (config.api.calls !== 'all') return;
  let { pathname } = router.state.page.location;
  router.subscribe(({ page }) => {
    if (page.location.pathname === pathname) return;
    pathname = page.location.pathname;
    if (isOnline())
      void api.call('reportPage', { body: { path: pathname.slice(0, 500) }, silent: true }).catch(() => {});
  });
}
