/** Where the response is taken from. */
export type Strategy =
  | 'page'
  /** a navigation to what is no page of the storefront, such as a download */
  | 'way-out'
  | 'release'
  | 'picture'
  | 'static-json'
  /** as if there were no worker */
  | 'network';

export interface RequestFacts {
  method: string;
  url: URL;
  mode: string;
  /** a range request; partial responses must not be cached */
  isRange: boolean;
}

/** Answered by the platform or the office, not by the storefront. */
const NO_PAGE = /^\/(?:admin|api|graphql|health|img|assets|sandbox-payment|sitemaps|feed)(?:\/|$)/;
const PUBLIC_FILE = /^\/[\w.-]+\.(?:svg|png|ico)$/;

/** API calls go to the network: the page caches catalogue answers itself, and nothing else may be cached. */
export function chooseStrategy({ method, url, mode, isRange }: RequestFacts, origin: string): Strategy {
  const { pathname } = url;
  if (method !== 'GET' || url.origin !== origin || isRange) return 'network';
  if (mode === 'navigate') return NO_PAGE.test(pathname) ? 'way-out' : 'page';
  if (pathname.startsWith('/img/')) return 'picture';
  if (pathname.startsWith('/assets/') || PUBLIC_FILE.test(pathname)) return 'release';
  return /^\/banners\/[\w-]+\.json$/.test(pathname) ? 'static-json' : 'network';
}
