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

/** Where the pictures of the catalogue are. */
export interface PictureRules {
  /** of another picture service, with `{{width}}`, `{{height}}` and `{{path}}`; empty for the shop's own */
  template: string;
}

const OWN_PICTURES: PictureRules = { template: '' };

/** vue-storefront-api refuses pictures that are larger. */
const MOST_FOREIGN_PIXELS = 1024;

/** The whole address of a picture, for those who are not on a page of the shop. */
export function pictureUrl(
  path: string,
  width: number,
  height: number,
  { publicUrl, pictures }: { publicUrl: string; pictures: PictureRules },
): string {
  return new URL(picturePath(path, width, height, pictures), publicUrl).href;
}

/** Picture addresses: `/img/{w}/{h}/resize{path}`; pictures that an API makes itself, such as mosaics, have their own. */
export function picturePath(
  path: string,
  width: number,
  height: number,
  { template }: PictureRules = OWN_PICTURES,
): string {
  if (path.startsWith('/api/')) return `${path}?width=${width}`;
  // as Magento calls it where a product has none
  if (!template) return `/img/${width}/${height}/resize${withSlash(path || 'no_selection')}`;
  const scale = Math.min(1, MOST_FOREIGN_PIXELS / Math.max(width, height));
  return template
    .replace('{{width}}', String(Math.round(width * scale)))
    .replace('{{height}}', String(Math.round(height * scale)))
    .replace('{{path}}', withSlash(path).split('/').map(encodeURIComponent).join('/'));
}
