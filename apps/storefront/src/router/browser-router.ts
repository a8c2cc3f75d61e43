import { type DataRouteMatch, type DataRouteObject, type LoaderFunctionArgs, matchRoutes } from 'react-router';
import { errorsOf, type Loaded, loadRoute, mergeData } from './load-routes.ts';
import {
  isHashChange,
  type Location,
  newKey,
  pathOf,
  resolvePath,
  type To,
  toHref,
  withoutPrefix,
} from './location.ts';
import { positionOf, savePosition } from './scroll-positions.ts';

/**
 * Follows the address of the page: matches it to routes, loads their code and data, and writes the history once they are there.
 * Does what the shop uses of react-router's own, which is five times as large; `browser-router.test.ts` compares the two.
 */

export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

/** What is in view. */
export interface PageState {
  /** how its address came about */
  type: NavigationType;
  location: Location;
  matches: readonly DataRouteMatch[];
  /** by route id, as everything below */
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown> | null;
  errors: Record<string, unknown> | null;
  /** a position, the top of the page or the place that the address names, only the latter, or not at all */
  scroll: number | 'reset' | 'place' | 'keep';
}

export interface RouterState {
  page: PageState;
  /** what is being loaded */
  next: Location | null;
}

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
  /** renders at once what needs no loading, instead of in a transition */
  flushSync?: boolean;
}

type Subscriber = (state: RouterState, flushSync: boolean) => void;

export interface Navigator {
  /** of the store, such as '/it' */
  prefix: string;
  /** resolves when the page is there, or another navigation has replaced this one */
  navigate(to: To, options?: NavigateOptions): Promise<void>;
  /** loads the data of the current page anew */
  revalidate(): Promise<void>;
}

export interface Router extends Navigator {
  routes: DataRouteObject[];
  readonly state: RouterState;
  /** resolves when there is a page to render */
  ready: Promise<void>;
  subscribe(subscriber: Subscriber): () => void;
}

export interface RouterSetup {
  routes: DataRouteObject[];
  prefix: string;
  getContext: () => LoaderFunctionArgs['context'];
  /** of the page that the server has rendered; its routes must be resolved */
  hydrationData?: Pick<PageState, 'loaderData' | 'actionData' | 'errors'>;
}

interface Visit extends Pick<NavigateOptions, 'preventScrollReset' | 'flushSync'> {
  type: NavigationType;
  location: Location;
  /** loads what is in view anew; address and scroll position stay */
  inPlace?: boolean;
}

const nothingLoaded: ReadonlyMap<string, Loaded> = new Map();

export function createBrowserRouter({ routes, prefix, getContext, hydrationData }: RouterSetup): Router {
  const subscribers = new Set<Subscriber>();
  let pending: { visit: Visit; abort: AbortController } | null = null;
  /** nothing is there yet, or a revalidation is on its way */
  let isStale = !hydrationData;
  let markReady = (): void => {};
  const ready = new Promise<void>((resolve) => {
    markReady = resolve;
  });

  const first = currentLocation(prefix) ?? storeHome;
  let state: RouterState = {
    page: {
      type: 'POP',
      location: first,
      matches: (hydrationData && matchRoutes(routes, first)) ?? [],
      loaderData: {},
      actionData: null,
      errors: null,
      ...hydrationData,
      scroll: 'keep',
    },
    next: null,
  };

  function publish(change: Partial<RouterState>, flushSync = false): void {
    state = { ...state, ...change };
    for (const subscriber of subscribers) subscriber(state, flushSync);
  }

  async function load(visit: Visit): Promise<void> {
    const { location } = visit;
    const { page } = state;
    pending?.abort.abort();
    pending = null;
    // before the first page there is nothing to scroll
    if (page.matches.length > 0) savePosition(page.location.key);
    const matches = matchRoutes(routes, location) ?? [];
    if (!isStale && isHashChange(page.location, location)) {
      commit(visit, { ...page, matches });
      return;
    }
    const toLoad = matches.filter((match, place) => needsLoading(match, place, location));
    if (toLoad.length === 0) {
      commit(visit, withLoaded(matches, nothingLoaded));
      return;
    }

    const abort = new AbortController();
    pending = { visit, abort };
    if (!visit.inPlace) publish({ next: location }, visit.flushSync);
    const url = urlOf({ ...location, hash: '' });
    const call = { url, signal: abort.signal, context: getContext() };
    const results = await Promise.all(toLoad.map((match) => loadRoute(match, call)));
    if (abort.signal.aborted) return;
    pending = null;
    const redirect = results.findLast((result) => 'redirect' in result);
    if (redirect) {
      await follow(redirect.redirect, visit);
      return;
    }
    const loaded = new Map(toLoad.flatMap(({ route }, place) => (results[place] ? [[route.id, results[place]]] : [])));
    commit({ ...visit, flushSync: false }, withLoaded(matches, loaded));
  }

  /** New routes and those that are not resolved yet; what stays in view if address or route ask for it. */
  function needsLoading({ route, params, pathname }: DataRouteMatch, place: number, location: Location): boolean {
    const { page } = state;
    if (route.lazy) return true;
    if (!route.loader) return false;
    const current = page.matches[place];
    if (current?.route.id !== route.id || !(route.id in page.loaderData)) return true;
    const isSamePage = page.location.pathname === location.pathname && page.location.search === location.search;
    const defaultShouldRevalidate =
      isStale || isSamePage || page.location.search !== location.search || current.pathname !== pathname;
    if (!route.shouldRevalidate) return defaultShouldRevalidate;
    return route.shouldRevalidate({
      currentUrl: urlOf(page.location),
      currentParams: current.params,
      nextUrl: urlOf(location),
      nextParams: params,
      defaultShouldRevalidate,
    });
  }

  const withLoaded = (matches: readonly DataRouteMatch[], loaded: ReadonlyMap<string, Loaded>) => ({
    matches,
    loaderData: mergeData(matches, loaded, state.page.loaderData),
    errors: errorsOf(matches, loaded),
  });

  function commit(visit: Visit, loaded: Pick<PageState, 'matches' | 'loaderData' | 'errors'>): void {
    const { type, location, inPlace, preventScrollReset } = visit;
    pending = null;
    isStale = false;
    if (!inPlace) writeHistory(type, location, toHref(pathOf(location), prefix));
    const scroll = inPlace ? 'keep' : (positionOf(location.key) ?? (preventScrollReset ? 'place' : 'reset'));
    const { matches, loaderData, errors } = loaded;
    const page: PageState = { type, location, matches, loaderData, errors, actionData: null, scroll };
    publish({ page, next: null }, visit.flushSync);
    markReady();
  }

  async function follow({ headers }: Response, { type, inPlace, preventScrollReset = false }: Visit): Promise<void> {
    const target = headers.get('Location') ?? '/';
    const isWhole = /^([a-z]+:|\/\/)/i.test(target);
    const url = new URL(isWhole ? target : toHref(target, prefix), window.location.origin);
    const location = locationOf(url, prefix);
    const replaces = type === 'REPLACE' && !inPlace;
    if (location && !headers.has('X-Remix-Reload-Document')) {
      await load({ type: replaces ? 'REPLACE' : 'PUSH', location, preventScrollReset });
    } else if (url.protocol.startsWith('http')) {
      if (replaces) window.location.replace(url);
      else window.location.assign(url);
    }
  }

  const urlOf = (location: Location): URL => new URL(toHref(pathOf(location), prefix), window.location.origin);

  const router: Router = {
    routes,
    prefix,
    ready,
    get state() {
      return state;
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    async navigate(to, { replace = false, state: entryState = null, ...options } = {}) {
      const url = new URL(toHref(resolvePath(to, state.page.location), prefix), window.location.origin);
      const location = locationOf(url, prefix, entryState);
      if (!location) throw new Error(`${url} is not within the store`);
      await load({ ...options, type: replace ? 'REPLACE' : 'PUSH', location });
    },
    async revalidate() {
      isStale = true;
      const { type, location } = state.page;
      await load(pending?.visit ?? { type, location, inPlace: true });
    },
  };

  window.addEventListener('popstate', () => {
    const location = currentLocation(prefix);
    if (location) void load({ type: 'POP', location });
    else window.location.reload();
  });
  if (hydrationData) markReady();
  else void load({ type: 'POP', location: first });
  return router;
}

const storeHome: Location = { pathname: '/', search: '', hash: '', state: null, key: 'default' };

/** null: of another site or store. */
function locationOf({ origin, pathname, search, hash }: URL, prefix: string, state: unknown = null): Location | null {
  const path = origin === window.location.origin ? withoutPrefix(pathname, prefix) : null;
  return path === null ? null : { pathname: path, search, hash, state, key: newKey() };
}

/** Scroll positions are remembered by the key of an entry: without one, all pages that were loaded as a whole would share theirs. */
function currentLocation(prefix: string): Location | null {
  const entry: { usr?: unknown; key?: string } | null = window.history.state;
  const key = entry?.key ?? newKey();
  if (!entry?.key) window.history.replaceState({ ...entry, key }, '');
  const location = locationOf(new URL(window.location.href), prefix, entry?.usr);
  return location && { ...location, key };
}

function writeHistory(type: NavigationType, { state, key }: Location, href: string): void {
  const entry = { usr: state, key };
  if (type === 'REPLACE') window.history.replaceState(entry, '', href);
  if (type !== 'PUSH') return;
  try {
    window.history.pushState(entry, '', href);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
    // some browsers limit how many entries a page may add
    window.location.assign(href);
  }
}
