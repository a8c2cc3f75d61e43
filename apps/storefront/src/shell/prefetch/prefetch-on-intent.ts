import type { Services } from '#data/services.ts';
import type { Router } from '#router/browser-router.ts';
import { savesData } from '#shared/saves-data.ts';
import { prefetchForOffline } from './prefetch-for-offline.ts';
import { fullBudget, prefetchPage } from './prefetch-page.ts';

/** A pointer that rests on a link for this long is an intent; passing over it is not. */
const RESTING_MS = 100;

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Prefetches the page behind a link that pointer, focus or finger is on. */
export function prefetchOnIntent(router: Router, services: Services): void {
  if (savesData()) return;
  // prefetching may fail
  prefetchForOffline(router, services).catch(() => {});
  const seen = new Set<string>();
  let budget = fullBudget();
  let wish: { link: HTMLAnchorElement; timer: ReturnType<typeof setTimeout>; abort: AbortController } | null = null;
  let page = router.state.page.location.pathname;

  router.subscribe(({ page: { location } }) => {
    if (location.pathname === page) return;
    page = location.pathname;
    budget = fullBudget();
    seen.clear();
  });

  const want = (event: Event, afterMs: number): void => {
    const link = linkOf(event);
    if (!link || link === wish?.link || link.origin !== location.origin) return;
    if (link.pathname === location.pathname || seen.has(link.href)) return;
    drop();
    const abort = new AbortController();
    const timer = setTimeout(() => {
      seen.add(link.href);
      // a failure shows when the page is opened
      prefetchPage(router, services, new URL(link.href), budget, abort.signal).catch(() => {});
    }, afterMs);
    wish = { link, timer, abort };
  };
  const drop = (): void => {
    clearTimeout(wish?.timer);
    wish?.abort.abort();
    wish = null;
  };
  const leave = (event: Event): void => {
    if (linkOf(event) === wish?.link) drop();
  };
  /** A click must not abort the prefetch of its own page. */
  const keep = (): void => {
    wish = null;
  };

  const options = { capture: true, passive: true };
  document.addEventListener(
    'pointerover',
    (event) => event.pointerType === 'mouse' && want(event, RESTING_MS),
    options,
  );
  document.addEventListener('focusin', (event) => want(event, RESTING_MS), options);
  document.addEventListener('touchstart', (event) => want(event, 0), options);
  document.addEventListener('pointerout', leave, options);
  document.addEventListener('focusout', leave, options);
  document.addEventListener('click', keep, options);
}
