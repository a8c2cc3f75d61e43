/** Where an answer comes from. */
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
  /** asks for a part of a file; half an answer must never be kept */
  isRange: boolean;
}

/** Answered by the platform and not by the storefront, whoever asks and however. */
const NO_PAGE = /^\/(?:api|graphql|health|img|assets|sandbox-payment|sitemaps)(?:\/|$)/;
const PUBLIC_FILE = /^\/[\w.-]+\.(?:svg|png|ico)$/;

/** Calls of the API are not the worker's business: the page keeps the catalogue itself, and nothing else may be kept. */
export function chooseStrategy({ method, url, mode, isRange }: RequestFacts, origin: string): Strategy {
  const { pathname } = url;
  if (method !== 'GET' || url.origin !== origin || isRange) return 'network';
  if (mode === 'navigate') return NO_PAGE.test(pathname) ? 'way-out' : 'page';
  if (pathname.startsWith('/img/')) return 'picture';
  if (pathname.startsWith('/assets/') || PUBLIC_FILE.test(pathname)) return 'release';
  return /^\/banners\/[\w-]+\.json$/.test(pathname) ? 'static-json' : 'network';
}
