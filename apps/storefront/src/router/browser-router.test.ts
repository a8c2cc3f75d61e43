import fc from 'fast-check';
import {
  type DataRouteObject,
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  createBrowserRouter as model,
  RouterContextProvider,
  redirect,
  redirectDocument,
} from 'react-router';
import { expect, test, vi } from 'vitest';
import { createBrowserRouter, type NavigateOptions } from './browser-router.ts';
import type { To } from './location.ts';
import { type FakeWindow, fakeWindow } from './testing/fake-window.ts';

/** The shop's router next to react-router's, which is the model: on any walk both call the same loaders and show the same. */

interface Trace {
  /** calls of loaders and their ends by an abort */
  calls: string[];
  /** what slow loaders wait for */
  waiting: (() => void)[];
}

function routesWith({ calls, waiting }: Trace): DataRouteObject[] {
  const trace =
    (name: string, answer: () => unknown = () => name) =>
    ({ request, params }: LoaderFunctionArgs) => {
      calls.push(`${name} ${request.url} ${JSON.stringify(params)}`);
      request.signal.addEventListener('abort', () => calls.push(`abort ${name}`));
      return answer();
    };
  const fail = (thrown: () => unknown) => () => {
    throw thrown();
  };
  const slow = () => new Promise((resolve) => waiting.push(() => resolve('slow')));
  const pages: DataRouteObject[] = [
    { id: 'home', index: true, loader: trace('home') },
    { id: 'plain', path: 'plain' },
    { id: 'list', path: 'c/:slug', loader: trace('list') },
    { id: 'slow', path: 'slow/:n', loader: trace('slow', slow) },
    { id: 'lazy', path: 'lazy', lazy: async () => ({ loader: trace('lazy') }) },
    { id: 'steps', path: 'steps/:step?', loader: trace('steps'), shouldRevalidate: () => false },
    { id: 'headers', path: 'headers', loader: trace('headers', () => data('with headers', { status: 404 })) },
    {
      id: 'gone',
      path: 'gone',
      loader: trace(
        'gone',
        fail(() => data('gone', { status: 404 })),
      ),
    },
    {
      id: 'broken',
      path: 'broken',
      loader: trace(
        'broken',
        fail(() => new Error('broken')),
      ),
    },
    { id: 'moved', path: 'moved', loader: trace('moved', () => redirect('/c/new?from=moved')) },
    {
      id: 'left',
      path: 'left',
      loader: trace(
        'left',
        fail(() => redirectDocument('http://shop.test/it/c/x')),
      ),
    },
    { id: 'away', path: 'away', loader: trace('away', () => redirect('https://elsewhere.test/x')) },
    { id: 'any', path: '*', loader: trace('any') },
  ];
  return [
    {
      id: 'root',
      path: '/',
      loader: trace('root'),
      shouldRevalidate: ({ nextUrl }) => nextUrl.search === '?root',
      ErrorBoundary: () => null,
      children: [{ id: 'page', ErrorBoundary: () => null, children: pages }],
    },
  ];
}

interface Shown {
  type: string;
  /** full path, or null */
  next: string | null;
  routes: string[];
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
  scroll: unknown;
}

interface Subject {
  navigate(to: To, options?: NavigateOptions): unknown;
  revalidate(): unknown;
  show(): Shown;
}

interface Start {
  prefix: '' | '/it';
  /** otherwise the page was not rendered by a server */
  isHydrated: boolean;
}
const hydrationData = { loaderData: { root: 'root', list: 'list' }, actionData: null, errors: null };
const getContext = () => new RouterContextProvider();

function openModel(window: FakeWindow, routes: DataRouteObject[], { prefix, isHydrated }: Start): Subject {
  const router = model(routes, {
    basename: prefix || '/',
    getContext,
    window: window as unknown as Window,
    ...(isHydrated && { hydrationData }),
  });
  if (!isHydrated) window.scrollY = 0;
  router.enableScrollRestoration({}, () => window.scrollY);
  return {
    navigate: (to, options) => router.navigate(to, options),
    revalidate: () => router.revalidate(),
    show() {
      const { historyAction, navigation, matches, loaderData, errors, restoreScrollPosition, preventScrollReset } =
        router.state;
      const { pathname, search, hash } = navigation.location ?? {};
      return {
        type: historyAction,
        next: navigation.location ? `${pathname}${search}${hash}` : null,
        routes: matches.map(({ route }) => route.id),
        loaderData,
        errors,
        scroll:
          restoreScrollPosition === false
            ? 'keep'
            : (restoreScrollPosition ?? (preventScrollReset ? 'place' : 'reset')),
      };
    },
  };
}

function openShop(routes: DataRouteObject[], { prefix, isHydrated }: Start): Subject {
  const router = createBrowserRouter({ routes, prefix, getContext, ...(isHydrated && { hydrationData }) });
  return {
    navigate: router.navigate,
    revalidate: router.revalidate,
    show() {
      const { page, next } = router.state;
      const { type, matches, loaderData, errors, scroll } = page;
      const path = next && `${next.pathname}${next.search}${next.hash}`;
      return {
        type,
        next: path && prefix + path.replace(/^\/(?=$|[?#])/, prefix ? '' : '/'),
        routes: matches.map(({ route }) => route.id),
        loaderData,
        errors,
        scroll,
      };
    },
  };
}

type Step =
  | { do: 'navigate'; to: To; options: NavigateOptions }
  | { do: 'go'; by: number }
  | { do: 'scroll'; y: number }
  | { do: 'revalidate' | 'release' };

/** What a visitor sees, the server is asked for, and the browser has in its history, after each step. */
async function walk(start: Start, steps: readonly Step[], open: (window: FakeWindow, trace: Trace) => Subject) {
  const window = fakeWindow(`http://shop.test${start.prefix}/c/first?a=1#top`);
  vi.stubGlobal('window', window);
  vi.stubGlobal('sessionStorage', window.sessionStorage);
  const trace: Trace = { calls: [], waiting: [] };
  const subject = open(window, trace);
  const log: unknown[] = [];
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const note = (step: unknown): void => {
    const { errors, ...shown } = subject.show();
    log.push({
      step,
      ...shown,
      errors: errors && Object.entries(errors).map(([id, error]) => [id, describe(error)]),
      history: window.entries.map(({ url, state }) => [url.href, userState(state)]),
      address: window.location.href,
      left: [...window.left],
      calls: trace.calls.splice(0).sort(),
    });
  };
  await settle();
  note('start');
  for (const step of steps) {
    if (step.do === 'navigate') void subject.navigate(step.to, step.options);
    if (step.do === 'go') window.history.go(step.by);
    if (step.do === 'scroll') window.scrollY = step.y;
    if (step.do === 'revalidate') void subject.revalidate();
    if (step.do === 'release') for (const release of trace.waiting.splice(0)) release();
    await settle();
    note(step);
    // the browser has left for another document
    if (window.left.length > 0) break;
  }
  return log;
}

const describe = (error: unknown): unknown =>
  isRouteErrorResponse(error) ? [error.status, error.data] : error instanceof Error ? error.message : error;

/** The model marks entries that came by a redirect, for its forms. */
function userState(state: unknown): unknown {
  const given = typeof state === 'object' && state !== null && 'usr' in state ? state.usr : null;
  return typeof given === 'object' && given !== null && '_isRedirect' in given ? null : given;
}

const paths = [
  '/',
  '/?x=1',
  '/plain',
  '/c/a',
  '/c/a?page=2',
  '/c/a#reviews',
  '/c/b?root',
  '/slow/1',
  '/slow/2',
  '/lazy',
  '/steps',
  '/steps/2',
  '/steps/2?x',
  '/headers',
  '/gone',
  '/broken',
  '/moved',
  '/left',
  '/away',
  '/any/thing',
  '/any/ä ö',
  '?page=3',
];
const navigation: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('navigate'),
  to: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<To>(...paths) },
    fc.constantFrom({ hash: '#x' }, { hash: '#y' }),
  ),
  options: fc.record(
    { replace: fc.boolean(), preventScrollReset: fc.boolean(), state: fc.constantFrom({ keep: 1 }, 'text') },
    { requiredKeys: [] },
  ),
});
/** The model forgets about the scroll position when a revalidation interrupts a navigation, and only slow ones can be. */
const isComparable = (step: Step): boolean =>
  step.do !== 'navigate' || !step.options.preventScrollReset || !String(step.to).startsWith('/slow');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: navigation.filter(isComparable) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('go'), by: fc.constantFrom(-2, -1, 1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('scroll'), y: fc.constantFrom(100, 200, 300) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'revalidate' }) },
  { weight: 2, arbitrary: fc.constant({ do: 'release' }) },
);
const start: fc.Arbitrary<Start> = fc.record({ prefix: fc.constantFrom('', '/it'), isHydrated: fc.boolean() });

test('does on every walk what react-router does', async () => {
  await fc.assert(
    fc.asyncProperty(start, fc.array(step, { maxLength: 12 }), async (from, steps) => {
      const expected = await walk(from, steps, (window, trace) => openModel(window, routesWith(trace), from));
      const seen = await walk(from, steps, (_, trace) => openShop(routesWith(trace), from));
      expect(seen).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});
