import { type DataRouteMatch, matchRoutes } from 'react-router';
import { loaderContext, type Services } from '#data/services.ts';
import type { Router } from '#router/browser-router.ts';
import { callLoader } from '#router/load-routes.ts';

/** Routes worth prefetching: those that lists link to. */
const PREFETCHED = new Set(['category', 'simple-product', 'configurable-product']);

/** Requests that may be prefetched while one page is in view. */
interface Budget {
  left: number;
}
export const fullBudget = (): Budget => ({ left: 14 });

/** Files of code and texts that a route needs, about; fetched once. */
const FILES_PER_PAGE = 11;
const loadedRoutes = new Set<string>();

/** Services that refuse requests once the budget is spent. Answers are cached, so the page does not request them again. */
function withinBudget(services: Services, budget: Budget): Services {
  const refused = () => Promise.reject(new Error('The prefetch budget is spent'));
  return {
    ...services,
    report: () => {},
    api: { call: refused, bare: refused },
    catalog: {
      ...services.catalog,
      search(entity, query, options) {
        budget.left -= 1;
        return budget.left < 0 ? refused() : services.catalog.search(entity, query, options);
      },
    },
  };
}

/** Fills the caches with code, texts and data of the page at an address; the result itself is dropped. */
export async function prefetchPage(
  router: Router,
  services: Services,
  url: URL,
  budget: Budget,
  signal: AbortSignal,
): Promise<void> {
  const match = matchRoutes(router.routes, url, router.prefix || '/')?.at(-1);
  if (!match || !PREFETCHED.has(match.route.id)) return;
  const { route } = match;
  if (typeof route.lazy === 'function' && !loadedRoutes.has(route.id)) {
    loadedRoutes.add(route.id);
    budget.left -= FILES_PER_PAGE;
  }
  await runLoader(match, withinBudget(services, budget), url, signal);
}

/** Runs the loader of a route without rendering it. */
export async function runLoader(
  match: DataRouteMatch,
  services: Services,
  url: URL,
  signal: AbortSignal,
): Promise<void> {
  const { route } = match;
  const page = typeof route.lazy === 'function' ? await route.lazy() : route;
  if (typeof page.loader !== 'function' || signal.aborted) return;
  await callLoader(page.loader, match, { url, signal, context: loaderContext(services) });
}
