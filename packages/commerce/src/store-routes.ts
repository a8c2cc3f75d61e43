import {
  type CategoryAddress,
  categoryPath,
  type LinkRules,
  type ProductAddress,
  productRouteName,
  storePath,
} from './links.ts';
import { queryString } from './query-string.ts';

/** Named routes and links of a shop whose store views carry their code in addresses and route names. */

export interface StoreRouting {
  storeCode?: string;
  /** false: the code stands in neither; absent: it does wherever there is one */
  appendStoreCode?: boolean;
}

export interface NamedRoute {
  name: string;
  params?: Record<string, string>;
}

const appendedCode = ({ storeCode = '', appendStoreCode = true }: StoreRouting): string =>
  appendStoreCode ? storeCode : '';

/** `category` is `de-category` in the store `de`; a name that has the prefix keeps it. */
const storeRouteName = (name: string, storeCode: string): string =>
  storeCode && !name.startsWith(`${storeCode}-`) ? `${storeCode}-${name}` : name;

/** Without a category it leads to the entrance of the store. */
export function categoryLink(category: CategoryAddress | null, rules: LinkRules, store: StoreRouting): string {
  const code = appendedCode(store);
  return category ? storePath(categoryPath(category, rules), code) : code ? `/${code}/` : '/';
}

/** A stored path where there is one, else the route of the product's type. */
export function productLink(
  product: ProductAddress & { configurable_children?: readonly unknown[] },
  { urlDispatcher }: LinkRules,
  store: StoreRouting,
): string | NamedRoute {
  if (!urlDispatcher || !product.url_path) return productRoute(product, store);
  const params = product.configurable_children?.length ? { childSku: product.sku } : {};
  return dispatcherLink({ fullPath: product.url_path, params }, store);
}

export const productRoute = (
  { sku, parentSku, slug, type_id }: Omit<ProductAddress, 'url_path'>,
  store: StoreRouting,
  childSku = sku,
): NamedRoute => ({
  name: storeRouteName(productRouteName(type_id), appendedCode(store)),
  params: { parentSku: parentSku || sku, slug, childSku },
});

export const categoryRoute = ({ slug }: CategoryAddress, store: StoreRouting): NamedRoute => ({
  name: storeRouteName('category', appendedCode(store)),
  params: { slug },
});

/** The address of a path with its parameters, within its store. */
export function dispatcherLink(
  route: string | { fullPath: string; params?: Record<string, string> },
  store: StoreRouting,
): string {
  const { fullPath, params = {} } = typeof route === 'string' ? { fullPath: route } : route;
  return storePath(fullPath, appendedCode(store)) + queryString(params);
}

/** A stored route with the parameters of the query string, which win. */
export const parametrizedRoute = (
  { name, params }: NamedRoute,
  query: Record<string, string>,
  storeCode: string,
): NamedRoute => ({ name: storeRouteName(name, storeCode), params: { ...params, ...query } });

/** The route that a stored path becomes; its slashes are meant. */
export function dynamicRoute<T extends NamedRoute>(route: T, path: string) {
  const absolute = storePath(path, null);
  return { ...route, name: `urldispatcher-${absolute}`, path: absolute, pathToRegexpOptions: { strict: true } };
}

export interface RouteConfig {
  name?: string;
  path?: string;
  children?: readonly RouteConfig[];
}

/** A route of the table as one of a store. The paths of child routes are relative and stay. */
export const storeRoute = (route: RouteConfig, storeCode: string, isChild = false): RouteConfig => ({
  ...route,
  ...(route.name && { name: storeRouteName(route.name, storeCode) }),
  ...(route.path && !isChild && { path: storePath(route.path, storeCode) }),
  ...(route.children && { children: route.children.map((child) => storeRoute(child, storeCode, true)) }),
});
