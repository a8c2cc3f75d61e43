import { type RouteMatch, type RouteObject, RouterContextProvider } from 'react-router';
import { type Services, servicesContext } from '#data/services.ts';

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
