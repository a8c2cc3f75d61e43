import { isStoreCode, type StoreCode, splitStorePath, storeCodes } from '@brixel/contract/stores';
import { FileProblem } from '@brixel/exchange/problems';
import { type ColumnNames, readMovedRows } from './moved-rows.ts';
import type { AddressKind } from './shop-addresses.ts';

/** Old addresses of a table: Magento's `url_rewrite`, or one with an old and a new address in each row. */

const columns = {
  from: [
    'request path',
    'old address',
    'old url',
    'old path',
    'old',
    'from',
    'source',
    'alt',
    'alte Adresse',
    'vecchio',
  ],
  to: ['target path', 'new address', 'new url', 'new path', 'new', 'to', 'target', 'neu', 'neue Adresse', 'nuovo'],
  store: ['store code', 'store'],
} as const satisfies ColumnNames<string>;
type Field = keyof typeof columns;

export interface MovedAddress {
  line: number;
  /** as the file has it */
  text: string;
  /** decoded, without host, store, and slash at its end; null: it is no path, or only a part of an address tells what it is about */
  from: string | null;
  /** without what follows the path; null: it leads to another host, or is no address */
  to: string | null;
  /** what Magento calls the target inside, such as `product 12`; null: it is an address */
  inside: Inside | null;
  /** whose address it is; null: of any */
  store: StoreCode | null;
}

export interface Inside {
  kind: AddressKind;
  key: string;
}

const MOST_ADDRESSES = 300_000;

/** All at once, because rows lead to each other. `ownHost` is the one of this shop, which new addresses may name. */
export async function readRedirects(chunks: AsyncIterable<Uint8Array>, ownHost: string): Promise<MovedAddress[]> {
  const addresses: MovedAddress[] = [];
  for await (const { line, cells } of readMovedRows<Field>(chunks, columns, ['from', 'to'], withoutNames)) {
    if (addresses.length === MOST_ADDRESSES) throw new FileProblem('TOO_LONG', { line });
    const from = pathOf(cells.from, null);
    const to = pathOf(cells.to.replace(/[?#].*$/, ''), ownHost);
    addresses.push({
      ...{ line, text: cells.from, from: from?.path ?? null, to: to?.path ?? null, inside: insideOf(cells.to) },
      store: isStoreCode(cells.store) ? cells.store : (from?.store ?? null),
    });
  }
  return addresses;
}

const ADDRESS = /^(?:\/|https?:\/\/)/i;

/** Two addresses in the first row are no names of columns. */
const withoutNames = (cells: readonly string[]): readonly Field[] | null =>
  cells.length >= 2 && cells.slice(0, 2).every((cell) => ADDRESS.test(cell)) ? ['from', 'to'] : null;

const LONGEST = 500;
const ANY_BASE = 'http://any.invalid';

/** `host` is the only one that an address may name; null: it may name any. */
function pathOf(text: string, host: string | null): { path: string; store: StoreCode | null } | null {
  if (text === '' || text.length > LONGEST || /[\s\\?]/.test(text)) return null;
  const isWhole = /^[a-z][a-z\d+.-]*:/i.test(text);
  const address = isWhole ? text : `${ANY_BASE}/${text.replace(/^\/+/, '')}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (isWhole && (!/^https?:$/.test(url.protocol) || (host !== null && url.host !== host))) return null;
  const { storeCode, rest } = splitStorePath(decoded(url.pathname).replace(/\/{2,}/g, '/'), storeCodes);
  return { path: rest.replace(/\/+$/, '') || '/', store: storeCode };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const INSIDE = /^\/?(?:catalog\/(product|category)\/view\/id|cms\/(page)\/view\/page_id)\/(\d+)/;

function insideOf(target: string): Inside | null {
  const [, goods, page, id] = INSIDE.exec(target) ?? [];
  const kind = (goods ?? page) as AddressKind | undefined;
  return kind && id ? { kind, key: `${kind} ${id}` } : null;
}
