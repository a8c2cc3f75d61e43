import {
  type DataRouteMatch,
  type DataRouteObject,
  type LoaderFunction,
  type LoaderFunctionArgs,
  UNSAFE_ErrorResponseImpl as RouteError,
  type UNSAFE_DataWithResponseInit as WithInit,
} from 'react-router';

/** Code and data of matched routes, for the browser; on the server react-router does the same. */

type Context = LoaderFunctionArgs['context'];

export type Loaded = { data: unknown } | { error: unknown } | { redirect: Response };

export interface LoaderCall {
  url: URL;
  signal: AbortSignal;
  context: Context;
}

const isRedirect = (value: unknown): value is Response =>
  value instanceof Response && value.status >= 300 && value.status < 400 && value.headers.has('Location');

/** What `data()` of react-router makes. */
const hasInit = (value: unknown): value is WithInit<unknown> =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit';

const toError = (thrown: unknown): unknown =>
  hasInit(thrown) ? new RouteError(thrown.init?.status ?? 500, thrown.init?.statusText, thrown.data) : thrown;

/** Puts the page's module into its route. A failed attempt is repeated with the next visit. */
export async function resolveLazy(route: DataRouteObject): Promise<void> {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
}

export const callLoader = async (
  loader: LoaderFunction,
  { route, params }: Pick<DataRouteMatch, 'route' | 'params'>,
  { url, signal, context }: LoaderCall,
): Promise<unknown> =>
  loader({ request: new Request(url, { signal }), url, pattern: route.path ?? '', params, context });

/** Never rejects: a failure belongs to the route. */
export async function loadRoute(match: DataRouteMatch, call: LoaderCall): Promise<Loaded> {
  try {
    await resolveLazy(match.route);
    const { loader } = match.route;
    const value = typeof loader === 'function' ? await callLoader(loader, match, call) : undefined;
    if (isRedirect(value)) return { redirect: value };
    return { data: hasInit(value) ? value.data : value };
  } catch (thrown) {
    return isRedirect(thrown) ? { redirect: thrown } : { error: toError(thrown) };
  }
}

/** By the id of the route that renders them: the failed one or the nearest above it with an error boundary. */
export function errorsOf(
  matches: readonly DataRouteMatch[],
  loaded: ReadonlyMap<string, Loaded>,
): Record<string, unknown> | null {
  const errors: Record<string, unknown> = {};
  for (const [place, { route }] of matches.entries()) {
    const result = loaded.get(route.id);
    if (!result || !('error' in result)) continue;
    const boundary = matches.slice(0, place + 1).findLast((match) => match.route.ErrorBoundary) ?? matches[0];
    if (boundary) errors[boundary.route.id] ??= result.error;
  }
  return Object.keys(errors).length > 0 ? errors : null;
}

/** Data of these routes: the new, and the known of those that were not loaded anew. */
export function mergeData(
  matches: readonly DataRouteMatch[],
  loaded: ReadonlyMap<string, Loaded>,
  known: Record<string, unknown>,
): Record<string, unknown> {
  const entries = matches.flatMap(({ route: { id } }) => {
    const result = loaded.get(id) ?? (id in known ? { data: known[id] } : undefined);
    return result && 'data' in result ? [[id, result.data]] : [];
  });
  return Object.fromEntries(entries);
}
