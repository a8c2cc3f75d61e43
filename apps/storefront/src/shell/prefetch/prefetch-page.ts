import { type DataRouter, matchRoutes, type RouteMatch, type RouteObject, RouterContextProvider } from 'react-router';
import { type Services, servicesContext } from '#data/services.ts';

/** Pages worth having ready: those that lists lead to. */
const WARMED = new Set(['category', 'simple-product', 'configurable-product']);

/** How many requests may be made in advance while one page is in view. */
interface Budget {
  left: number;
}
export const fullBudget = (): Budget => ({ left: 14 });

/** Code and texts of a page come in about this many files, once. */
const FILES = 11;
const known = new Set<string>();

/** Asks as the shop does until the budget is spent. Answers are remembered, so the page itself need not ask again. */
function thrifty(services: Services, budget: Budget): Services {
  const refused = () => Promise.reject(new Error('The budget for pages in advance is spent'));
  return {
    ...services,
    report: () => {},
    api: { call: refused, bare: refused },
    catalog: {
      search(entity, query, options) {
        budget.left -= 1;
        return budget.left < 0 ? refused() : services.catalog.search(entity, query, options);
      },
    },
  };
}

/** Loads code, texts and data of the page behind an address, and forgets the result: all of it is in the caches now. */
export async function warmPage(
  router: DataRouter,
  services: Services,
  url: URL,
  budget: Budget,
  signal: AbortSignal,
): Promise<void> {
  const match = matchRoutes(router.routes, url, router.basename)?.at(-1);
  if (!match || !WARMED.has(match.route.id)) return;
  const { route } = match;
  if (typeof route.lazy === 'function' && !known.has(route.id)) {
    known.add(route.id);
    budget.left -= FILES;
  }
  await runLoader(match, thrifty(services, budget), url, signal);
}

/** Loads what a page shows without showing it. */
export async function runLoader(
  { route, params }: Pick<RouteMatch<string, RouteObject>, 'route' | 'params'>,
  services: Services,
  url: URL,
  signal: AbortSignal,
): Promise<void> {
  const page = typeof route.lazy === 'function' ? await route.lazy() : route;
  if (typeof page.loader !== 'function' || signal.aborted) return;
  const context = new RouterContextProvider(new Map([[servicesContext, services]]));
  await page.loader({ request: new Request(url, { signal }), url, pattern: route.path ?? '', params, context });
}
