import { orderMessage } from './test-order.ts';

/** Visitors who read pages with all their files, search and order, one request after another, until they are sent home. */
export interface Shoppers {
  /** milliseconds that each request took which was answered well, by kind */
  took: Record<Kind, number[]>;
  /** what they saw go wrong */
  failures: string[];
  /** ids that they have given their orders, with the number that the shop gave in return */
  orders: Map<string, string>;
  /** scripts that the pages begin with: one for each release */
  releases: Set<string>;
  goHome(): Promise<void>;
}

export type Kind = 'page' | 'file' | 'search' | 'order';

const PAGES = ['/', '/it', '/c/steine', '/i/impressum'];
const request = { _searchText: 'stein', _appliedFilters: [], _availableFilters: [], _appliedSort: [] };
const SEARCH = `/api/catalog/brixel_de/product/_search?size=12&response_format=compact&request_format=search-query&request=${encodeURIComponent(JSON.stringify(request))}`;
const FILES_OF_PAGE = 4;

export function sendShoppers(url: string, count: number): Shoppers {
  const took: Record<Kind, number[]> = { page: [], file: [], search: [], order: [] };
  const failures: string[] = [];
  const orders = new Map<string, string>();
  const releases = new Set<string>();
  let isOpen = true;

  async function ask(kind: Kind, path: string, init?: RequestInit): Promise<string | null> {
    const start = performance.now();
    try {
      const answer = await fetch(url + path, init);
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 200)}`);
      took[kind].push(performance.now() - start);
      return text;
    } catch (error) {
      const cause = error instanceof Error && error.cause ? ` (${error.cause})` : '';
      failures.push(`${kind} ${path}: ${error}${cause}`);
      return null;
    }
  }

  async function readPage(turn: number): Promise<void> {
    const page = await ask('page', PAGES[turn % PAGES.length] ?? '/');
    if (page === null) return;
    if (!page.includes('</html>')) failures.push('a page without an end');
    const files = [...new Set([...page.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([address]) => address))];
    releases.add(files.find((file) => file.includes('/entry-client-')) ?? '');
    for (let place = 0; place < FILES_OF_PAGE; place += 1) {
      const file = files[(turn + place * 7) % files.length];
      if (file) await ask('file', file);
    }
  }

  async function order(): Promise<void> {
    const message = orderMessage([{ sku: 'BX-3005-1', qty: 1 }]);
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(message) };
    const text = await ask('order', '/api/order', init);
    if (text !== null) orders.set(message.order_id ?? '', JSON.parse(text).result.orderNumber);
  }

  const visits = Array.from({ length: count }, async (_, shopper) => {
    for (let turn = shopper; isOpen; turn += 1) {
      await readPage(turn);
      await ask('search', SEARCH);
      await order();
    }
  });

  return {
    ...{ took, failures, orders, releases },
    async goHome() {
      isOpen = false;
      await Promise.all(visits);
    },
  };
}
