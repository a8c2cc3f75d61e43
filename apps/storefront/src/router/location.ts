/** Addresses within a store: paths without the store's prefix, as route table and links write them. */

export interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** given with the navigation, stored with the entry in the history */
  state: unknown;
  /** names the entry in the history */
  key: string;
}

/** A path within the store, or another place on the current page. */
export type To = string | { hash: string };

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

export const pathOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;

/** Several slashes at the start would lead to another site, so one of them is left. */
export function resolvePath(to: To, current: Location): string {
  const path = typeof to === 'string' ? to : to.hash;
  if (path.startsWith('/')) return path.replace(/^[/\\]{2,}/, '/');
  const { pathname, search, hash } = new URL(path, `http://store${current.pathname}`);
  return pathname + search + hash;
}

/** As the browser writes it: the home page of a store with a prefix has no slash at its end. */
export const toHref = (path: string, prefix: string): string =>
  prefix === '' ? path : prefix + path.replace(/^\/(?=$|[?#])/, '');

/** null: outside of the store. */
export function withoutPrefix(pathname: string, prefix: string): string | null {
  const rest = pathname.slice(prefix.length);
  const isInside = pathname.slice(0, prefix.length).toLowerCase() === prefix && (rest === '' || rest.startsWith('/'));
  return isInside ? rest || '/' : null;
}

/** The same page with another place in it, for which nothing is loaded. The page without a place is loaded anew. */
export const isHashChange = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && from.search === to.search && to.hash !== '';
