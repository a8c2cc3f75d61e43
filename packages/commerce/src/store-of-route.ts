/** The stores that an address may belong to: `/it`, or `shop.example/it` for one of its own domain. */
export type StoreAddresses = readonly { storeCode: string; url: string }[];

export type RouteOrAddress = string | { path: string; host?: string };

/** The store of a route or address, by its path or by domain and path; nothing where it is none of them. */
export function storeOfRoute(route: RouteOrAddress, stores: StoreAddresses): string {
  const { path, host = '' } = typeof route === 'string' ? { path: route } : route;
  if (!path) return '';
  const absolute = path.startsWith('/') ? path : `/${path}`;
  const addresses = [absolute, ...(typeof route === 'string' ? [route] : host ? [host + absolute] : [])];
  const isBelow = (url: string): boolean =>
    addresses.some((address) => address === url || address.startsWith(`${url}/`));
  return stores.find(({ url }) => isBelow(url))?.storeCode ?? '';
}
