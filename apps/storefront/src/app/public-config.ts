import { type StoreCode, type StoreView, storeViews } from '@brixel/contract/stores';

/** The part of the configuration that browsers may see. Plain TypeScript: the server builds it without a bundler. */
export interface PublicConfig {
  /** origin that shoppers type; canonical and hreflang addresses are built on it */
  publicUrl: string;
  api: {
    /** origin of the API, empty for the shop's own */
    url: string;
    endpoints: ApiEndpoints;
  };
  gtmId: string | null;
  multistore: {
    /** on: envelope calls carry the store code, and a route of another store is loaded anew */
    enabled: boolean;
    /** on: the non-default stores have their code in their addresses */
    appendStoreCode: boolean;
  };
  /** on: products and categories live at their stored url_path */
  urlDispatcher: boolean;
  stores: Record<StoreCode, StoreView>;
  search: { timeoutMs: { browser: number; server: number } };
  /** development only pages such as the style guide */
  development: boolean;
}

/** Endpoint templates, so that the storefront can be pointed at another API that speaks the same contract. */
export const defaultEndpoints = {
  catalogSearch: '/api/catalog/{{index}}/{{entity}}/_search',
  urlMap: '/api/url/map',
  pageNotFound: '/api/page-not-found',
  newsletter: '/api/ext/mailchimp-subscribe/subscribe',
} as const;
export type EndpointName = keyof typeof defaultEndpoints;
export type ApiEndpoints = Record<EndpointName, string>;

export type PublicConfigInput = Pick<PublicConfig, 'publicUrl'> & {
  apiUrl?: string;
  gtmId?: string | null;
  multistore?: boolean;
  urlDispatcher?: boolean;
  development?: boolean;
};

export function createPublicConfig(input: PublicConfigInput): PublicConfig {
  return {
    publicUrl: input.publicUrl.replace(/\/+$/, ''),
    api: { url: input.apiUrl ?? '', endpoints: defaultEndpoints },
    gtmId: input.gtmId ?? null,
    multistore: { enabled: input.multistore ?? true, appendStoreCode: true },
    urlDispatcher: input.urlDispatcher ?? false,
    stores: storeViews,
    search: { timeoutMs: { browser: 5000, server: 1000 } },
    development: input.development ?? false,
  };
}
