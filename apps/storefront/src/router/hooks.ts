import { use } from 'react';
import type { DataRouteMatch, UNSAFE_DataWithResponseInit as WithInit } from 'react-router';
import type { NavigationType, Navigator, PageState } from './browser-router.ts';
import { type Location, resolvePath, toHref } from './location.ts';
import { ErrorContext, NavigatorContext, NextContext, PageContext, useContextOf } from './router-view.tsx';

export const usePage = (): PageState => useContextOf(PageContext);

export const useLocation = (): Location => usePage().location;

/** How the current address came about. */
export const useNavigationType = (): NavigationType => usePage().type;

/** Where a navigation leads that is being loaded. */
export const useNextLocation = (): Location | null => use(NextContext);

export const useParams = (): DataRouteMatch['params'] => usePage().matches.at(-1)?.params ?? {};

/** The matched routes, the page's own last. */
export function useMatches(): { id: string; handle: unknown; loaderData: unknown }[] {
  const { matches, loaderData } = usePage();
  return matches.map(({ route: { id, handle } }) => ({ id, handle, loaderData: loaderData[id] }));
}

export const useNavigate = (): Navigator['navigate'] => useContextOf(NavigatorContext).navigate;

export const useRevalidate = (): Navigator['revalidate'] => useContextOf(NavigatorContext).revalidate;

/** A path within the store as the browser writes it. */
export function useHref(path: string): string {
  const { prefix } = useContextOf(NavigatorContext);
  return toHref(resolvePath(path, useLocation()), prefix);
}

type Answer<Value> = Value extends WithInit<infer Data> ? Data : Value extends Response ? never : Value;
type DataOf<Source> = Source extends (...args: never[]) => infer Result ? Answer<Awaited<Result>> : Source;

/** Of the page's loader: `useLoaderData<typeof loader>()`. */
export function useLoaderData<Source>(): DataOf<Source> {
  const { matches, loaderData } = usePage();
  return loaderData[matches.at(-1)?.route.id ?? ''] as DataOf<Source>;
}

export const useRouteLoaderData = <Data>(routeId: string): Data | undefined =>
  usePage().loaderData[routeId] as Data | undefined;

/** Of the page's action, after a form that was sent without scripts. */
export function useActionData<Source>(): DataOf<Source> | undefined {
  const { matches, actionData } = usePage();
  return actionData?.[matches.at(-1)?.route.id ?? ''] as DataOf<Source> | undefined;
}

/** In an error boundary: what was thrown. */
export const useRouteError = (): unknown => use(ErrorContext);
