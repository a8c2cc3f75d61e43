import { storePath } from '@brixel/commerce/links';

/** Where the stores of a shop are: at the shop's own address or at a host of their own, with or without a prefix. */

export interface StorePlace {
  storeCode: string;
  /** of its addresses, such as `/it`; empty for none */
  prefix: string;
  /** none: that of `PUBLIC_URL` */
  host?: string;
}

/** Of an address, a request or the window. */
interface Address {
  host?: string;
  pathname: string;
}

/** The stores of a host. Any other name that the server is reached by counts as the shop's own. */
export function storesOn<Store extends StorePlace>(stores: readonly Store[], host?: string): readonly Store[] {
  const there = stores.filter((store) => store.host !== undefined && store.host === host?.toLowerCase());
  if (there.length > 0) return there;
  const own = stores.filter((store) => store.host === undefined);
  return own.length > 0 ? own : stores;
}

/** A store without a prefix also answers to its code; in a shop of one store there is nothing to tell apart. */
const firstSegmentOf = (stores: readonly StorePlace[], { prefix, storeCode }: StorePlace): string =>
  prefix || (stores.length > 1 ? `/${storeCode}` : '');

/** Everything that paths of the shop's pages may begin with. */
export const storePrefixes = (stores: readonly StorePlace[]): string[] => [
  ...new Set(['', ...stores.map((store) => firstSegmentOf(stores, store))]),
];

/** The store of an address, the prefix that names it there, and the rest of the path. */
export function storeAt<Store extends StorePlace>(
  stores: readonly Store[],
  { host, pathname }: Address,
): { store: Store; prefix: string; rest: string } {
  const here = storesOn(stores, host);
  const first = `/${pathname.split('/', 2)[1] ?? ''}`;
  const named = here.find((store) => firstSegmentOf(stores, store) === first);
  const store = named ?? here.find(({ prefix }) => prefix === '') ?? here[0];
  if (!store) throw new Error('A shop has at least one store');
  const prefix = named ? first : '';
  return { store, prefix, rest: pathname.slice(prefix.length) || '/' };
}

/** The store, and the path there, of an address from before the store got a host of its own. */
export function movedStore<Store extends StorePlace>(
  stores: readonly Store[],
  { host, pathname }: Address,
): { store: Store; rest: string } | null {
  const [, code = ''] = pathname.split('/', 2);
  const store = stores.find(({ storeCode, host: own }) => storeCode === code && own !== undefined);
  if (!store || store.host === host?.toLowerCase()) return null;
  return { store, rest: pathname.slice(code.length + 1) || '/' };
}

/** What mails lead to; orders and consents outlive the store that they were made in. */
const MAILED =
  /^\/(?:order-review|newsletter|back-in-stock|reset-password|confirm-email|vertrag-widerrufen|gutschein|i\/(?:agb|widerruf))(?:\/|$)/;

/** The path in the shop's first store of a page that a mail of a store has named which is closed now. */
export function mailedByClosed(
  stores: readonly StorePlace[],
  codes: readonly string[],
  pathname: string,
): string | null {
  const [, code = ''] = pathname.split('/', 2);
  const isServed = stores.some(({ storeCode, prefix }) => storeCode === code || prefix === `/${code}`);
  const rest = pathname.slice(code.length + 1);
  return codes.includes(code) && !isServed && MAILED.test(rest) ? rest : null;
}

/** The origin of a store's pages. */
export const storeOrigin = (publicUrl: string, { host }: StorePlace): string =>
  host === undefined ? publicUrl : `${new URL(publicUrl).protocol}//${host}`;

/** The whole address of a path in a store. */
export const storeAddress = (publicUrl: string, store: StorePlace, path: string): string =>
  storeOrigin(publicUrl, store) + storePath(path, store.prefix.slice(1));

/** For a link on a page of the store `from`. */
export const storeHref = (publicUrl: string, from: StorePlace, to: StorePlace, path: string): string =>
  from.host === to.host ? storePath(path, to.prefix.slice(1)) : storeAddress(publicUrl, to, path);
