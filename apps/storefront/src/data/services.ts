import { createContext, use } from 'react';
import { createContext as createRouterContext, type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { type InfoPage, infoPage } from '#config/info-pages.ts';
import type { PublicConfig } from '#config/public-config.ts';
import type { StoreView } from '#config/stores.ts';
import type { Language } from '#config/text-areas.ts';
import type { Api } from './api/api.ts';
import type { SessionEnd } from './api/token-refresh.ts';
import type { ApiTransport } from './api/transport.ts';
import type { CatalogClient } from './catalog/catalog.ts';
import type { CategoryTree } from './catalog/category-tree.ts';
import type { Report } from './report.ts';

/** What loaders and components need to know of the outside: one object per request on the server, one per page in the browser. */
export interface Services {
  config: PublicConfig;
  store: StoreView;
  /** the prefix this page was opened with: '' and '/de' are both the German store */
  prefix: string;
  language: Language;
  version: string;
  api: Api;
  catalog: CatalogClient;
  /** reads a static JSON file of the shop, such as the banners */
  staticFile: (path: string) => Promise<unknown>;
  /** for failures that a page survives: they go to the server's log */
  report: Report;
}

export interface ServicesSetup extends Pick<Services, 'config' | 'store' | 'prefix' | 'version' | 'staticFile'> {
  transport: ApiTransport;
  side: 'browser' | 'server';
  /** that the page of the server came with */
  pageCategories?: CategoryTree | undefined;
  onFailure?: (message: string) => void;
  onSessionEnd?: (reason: SessionEnd) => void;
  report?: Report;
}

export function createServices(setup: ServicesSetup): Services {
  const { config, store, prefix, version, staticFile, report = () => {} } = setup;
  return {
    config,
    store,
    prefix,
    version,
    language: store.language,
    staticFile,
    report,
    api: apiOnDemand(setup),
    catalog: catalogOnDemand(setup, report),
  };
}

/** The first view comes with its data, so the browser needs calls and search only for what follows. */
function apiOnDemand({ config, store, transport, onFailure, onSessionEnd }: ServicesSetup): Api {
  const load = once(async () => {
    const apiSetup = { config, storeCode: store.storeCode, transport, ...(onFailure ? { onFailure } : {}) };
    if (import.meta.env.SSR) return (await import('./api/api.ts')).createApi(apiSetup);
    const { createAuthorizedApi } = await import('./api/authorized-api.ts');
    return createAuthorizedApi({ ...apiSetup, ...(onSessionEnd ? { onSessionEnd } : {}) });
  });
  return {
    call: async (name, input) => (await load()).call(name, input),
    bare: async (name, input) => (await load()).bare(name, input),
  };
}

/** Only the adapter that the configuration names is fetched. */
const adapters = {
  rest: () => import('./catalog/search/rest-search.ts'),
  graphql: () => import('./catalog/search/graphql-search.ts'),
  elastic: () => import('./catalog/search/elastic-search.ts'),
};

function catalogOnDemand(setup: ServicesSetup, report: Services['report']): CatalogClient {
  const { config } = setup;
  const load = once(async () => {
    const [{ createCatalogClient }, { createSearch }] = await Promise.all([
      import('./catalog/catalog.ts'),
      adapters[config.api.mode](),
    ]);
    const browserOnly = import.meta.env.SSR
      ? {}
      : (await import('./catalog/cache/browser-side.ts')).openBrowserSide(config);
    return createCatalogClient({ ...setup, report, search: createSearch(config), ...browserOnly });
  });
  return {
    search: async (entity, query, options) => (await load()).search(entity, query, options),
    categories: async (options) => (await load()).categories(options),
  };
}

/** Remembers the first answer; a failed attempt may be repeated. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** For loaders: `servicesOf(args)`. */
const servicesContext = createRouterContext<Services>();
export const loaderContext = (services: Services): RouterContextProvider =>
  new RouterContextProvider(new Map([[servicesContext, services]]));
export const servicesOf = ({ context }: Pick<LoaderFunctionArgs, 'context'>): Services => context.get(servicesContext);

/** For components: `useServices()`. */
export const ServicesContext = createContext<Services | null>(null);

/** Whether the API has the calls of our own platform too: mosaics, the state of an order, withdrawal. */
export const useAllCalls = (): boolean => useServices().config.api.calls === 'all';

/** The address of a page that the shop owner writes, where there is one. */
export const useInfoPage = (name: InfoPage): string | undefined => infoPage(useServices().config, name);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('No ServicesContext above this component');
  return services;
}
