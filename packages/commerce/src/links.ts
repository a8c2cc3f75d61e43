/** Addresses of products and categories, relative to the store, and their store prefix. */

export interface LinkRules {
  /** on: stored url_path; off: /c/:slug and /p/:parentSku/:slug/:childSku */
  urlDispatcher: boolean;
}

export interface CategoryAddress {
  slug: string;
  url_path?: string | null;
}

export interface ProductAddress {
  sku: string;
  /** of a variant */
  family_sku?: string | null;
  type_id: string;
  slug: string;
  url_path?: string | null;
}

const withSlash = (path: string): string => `/${path.replace(/^\/+/, '')}`;

export function categoryPath(category: CategoryAddress | null | undefined, rules: LinkRules): string {
  if (!category) return '/';
  return rules.urlDispatcher && category.url_path
    ? withSlash(category.url_path)
    : `/c/${encodeURIComponent(category.slug)}`;
}

/** True for a chosen variant: a configurable product shown as one of its children, or the child itself. */
const isVariant = (product: ProductAddress): boolean => !!product.family_sku && product.family_sku !== product.sku;

export function productPath(product: ProductAddress, rules: LinkRules): string {
  const child = encodeURIComponent(product.sku);
  if (rules.urlDispatcher && product.url_path) {
    const path = withSlash(product.url_path);
    return isVariant(product) && product.type_id === 'configurable' ? `${path}?childSku=${child}` : path;
  }
  const base = `/p/${encodeURIComponent(product.family_sku || product.sku)}/${encodeURIComponent(product.slug)}`;
  return isVariant(product) ? `${base}/${child}` : base;
}

/** `/test` of the store `it` is `/it/test`; without a code, or for a path that already carries it, nothing changes. */
export function storePath(path: string, storeCode: string | null | undefined): string {
  const absolute = withSlash(path);
  if (!storeCode) return absolute;
  const prefix = `/${storeCode}`;
  if (absolute === prefix || absolute.startsWith(`${prefix}/`)) return absolute;
  return absolute === '/' ? prefix : `${prefix}${absolute}`;
}

/** Picture addresses: `/img/{w}/{h}/resize{path}`; pictures that an API makes itself, such as mosaics, have their own. */
export const picturePath = (path: string, width: number, height: number): string =>
  path.startsWith('/api/') ? `${path}?width=${width}` : `/img/${width}/${height}/resize${withSlash(path)}`;
