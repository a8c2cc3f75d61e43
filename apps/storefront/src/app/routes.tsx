import type { ComponentType } from 'react';
import type { ActionFunction, DataRouteObject, LoaderFunction, ShouldRevalidateFunction } from 'react-router';
import type { PublicConfig } from '#config/public-config.ts';
import type { RouteHandle } from '#config/route-handle.ts';
import { type RouteEntry, routeTable } from '#config/route-table.ts';
import type { Area } from '#config/text-areas.ts';
import { Root, RootError, rootLoader, shouldRevalidateRoot } from '#routes/root.tsx';
import { PageError } from '#shell/document/page-error.tsx';

/** The route tree. Made anew for every router, because `lazy` changes the route objects. */

interface PageModule {
  Component: ComponentType;
  loader?: LoaderFunction;
  /** for forms of browsers without scripts; server only */
  action?: ActionFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
}

export interface RoutesSetup {
  /** fetches the dictionaries of a page along with its module */
  loadAreas: (areas: readonly Area[]) => Promise<void>;
  config: Pick<PublicConfig, 'development' | 'api'>;
}

const pages = import.meta.glob<PageModule>(['../routes/*.tsx', '!../routes/root.tsx']);

function toRoute(entry: RouteEntry, loadAreas: RoutesSetup['loadAreas']): DataRouteObject {
  const { layout = 'default' } = entry;
  const handle: RouteHandle = {
    layout,
    areas: entry.areas,
    tabBar: layout === 'default' && !entry.noTabBar,
  };
  const lazy = async (): Promise<PageModule> => {
    const load = pages[`../routes/${entry.file ?? entry.id}.tsx`];
    if (!load) throw new Error(`Route not found ${entry.id}`);
    const [page] = await Promise.all([load(), loadAreas(entry.areas)]);
    const { Component, loader, action, shouldRevalidate } = page;
    return {
      Component,
      ...(loader ? { loader } : {}),
      ...(import.meta.env.SSR && action ? { action } : {}),
      ...(shouldRevalidate ? { shouldRevalidate } : {}),
    };
  };
  return entry.path === null
    ? { id: entry.id, index: true, handle, lazy }
    : { id: entry.id, path: entry.path, handle, lazy };
}

const isServed = ({ developmentOnly, ownCalls }: RouteEntry, { development, api }: RoutesSetup['config']): boolean =>
  (development || !developmentOnly) && (api.calls === 'all' || !ownCalls);

export function createRoutes({ loadAreas, config }: RoutesSetup): DataRouteObject[] {
  const entries = routeTable.filter((entry) => isServed(entry, config));
  return [
    {
      id: 'root',
      path: '/',
      loader: rootLoader,
      shouldRevalidate: shouldRevalidateRoot,
      Component: Root,
      ErrorBoundary: RootError,
      children: [{ id: 'page', ErrorBoundary: PageError, children: entries.map((entry) => toRoute(entry, loadAreas)) }],
    },
  ];
}
