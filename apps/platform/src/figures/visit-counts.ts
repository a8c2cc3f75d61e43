import type { IncomingHttpHeaders } from 'node:http';
import { MINIMUM_TEXT_LENGTH } from '@brixel/contract/search-limits';
import type { StoreCode } from '@brixel/contract/stores';
import { type Kysely, sql } from 'kysely';
import { AnswerBudget, Refusal } from '../catalog/answer-budget.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { normalisePath } from '../catalog/url-routes.ts';
import type { CountKind } from '../database/figure-tables.ts';
import type { Schema } from '../database/schema.ts';
import { dayOf } from '../local-time.ts';
import { repeatedly } from '../repeat.ts';
import { searchedWords } from './searched-words.ts';
import { visitorOf } from './visitor.ts';

export interface SeenPage {
  storeCode: StoreCode;
  host: string;
  headers: IncomingHttpHeaders;
  /** below the prefix of the store */
  path: string;
  /** reached from another page of the shop, without a request for the page itself */
  isFollowed?: boolean;
}

/** Counts what visitors do. In memory first: nobody waits for it, and all nodes add to the same rows. */
export interface VisitCounts {
  seen(page: SeenPage): void;
  /** something lies in a cart for the first time */
  basket(storeCode: StoreCode): void;
  /** Writes what was counted since the last time; runs by itself. */
  flush(): Promise<void>;
  /** Removes searches that are no longer of use; runs every hour by itself. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

interface VisitCountOptions {
  db: Kysely<Schema>;
  catalog: Pick<Catalog, 'search' | 'findByUrl'>;
  onError: (error: unknown) => void;
  now?: () => number;
}

const FLUSH_EVERY_MS = 10_000;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** So many different searches are remembered between two flushes. */
const MOST_SEARCHES = 500;
/** What fewer people have searched for is shown to nobody, and forgotten after a week. */
export const LEAST_SEARCHES = 3;
const FORGET_RARE_DAYS = 7;
const FORGET_DAYS = 400;
const SEARCH_KB = 64;

const SEARCH = /^\/search\/([^/?]+)/;
const KNOWN = /^\/(?:p|c|i|search|checkout|cart|my-account)(?:\/|$)|^\/$/;

export function createVisitCounts({ db, catalog, onError, now = Date.now }: VisitCountOptions): VisitCounts {
  let counts = new Map<string, number>();
  let searches = new Map<string, number>();

  const today = (): string => dayOf(new Date(now()).toISOString());
  const add = (to: Map<string, number>, key: string): unknown => to.set(key, (to.get(key) ?? 0) + 1);
  const count = (storeCode: StoreCode, kind: CountKind): unknown => add(counts, `${today()}\t${storeCode}\t${kind}`);

  function isProduct(storeCode: StoreCode, path: string): boolean {
    if (path.startsWith('/p/')) return true;
    return !KNOWN.test(path) && catalog.findByUrl(storeCode, normalisePath(path))?.entity === 'product';
  }

  function rememberSearch(storeCode: StoreCode, path: string): void {
    const [, encoded] = SEARCH.exec(path) ?? [];
    const text = encoded === undefined ? '' : decoded(encoded).trim();
    if (text.length < MINIMUM_TEXT_LENGTH) return;
    count(storeCode, 'searches');
    const words = searchedWords(text);
    if (words !== null && searches.size < MOST_SEARCHES) add(searches, `${today()}\t${storeCode}\t${words}`);
  }

  async function findsNothing(storeCode: StoreCode, words: string): Promise<boolean> {
    const query = { _searchText: words, _appliedFilters: [], _availableFilters: [], _appliedSort: [] };
    const found = await catalog.search(
      storeCode,
      'product',
      { query, from: 0, size: 0, include: ['sku'], exclude: [] },
      new AnswerBudget(SEARCH_KB),
    );
    // where another spelling was meant, the page shows that
    return !(found instanceof Refusal) && found.total === 0 && !found.suggest?.corrected;
  }

  async function flush(): Promise<void> {
    if (counts.size === 0) return;
    const [counted, searched] = [counts, searches];
    counts = new Map();
    searches = new Map();
    const missed: [string, number][] = [];
    for (const [key, number] of searched) {
      const { storeCode, last } = partsOf(key);
      if (await findsNothing(storeCode, last)) missed.push([key, number]);
    }
    // in one order on all nodes, so that two never wait for each other
    const inOrder = (rows: Iterable<[string, number]>) => [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1));
    await db.transaction().execute(async (tx) => {
      for (const [key, number] of inOrder(counted)) {
        const { day, storeCode, last } = partsOf(key);
        await tx
          .insertInto('visit_count')
          .values({ day, store_code: storeCode, kind: last as CountKind, number })
          .onConflict((conflict) =>
            conflict
              .columns(['day', 'store_code', 'kind'])
              .doUpdateSet({ number: sql`visit_count.number + ${number}` }),
          )
          .execute();
      }
      for (const [key, number] of inOrder(missed)) {
        const { day, storeCode, last: words } = partsOf(key);
        await tx
          .insertInto('missed_search')
          .values({ day, store_code: storeCode, words, number })
          .onConflict((conflict) =>
            conflict
              .columns(['day', 'store_code', 'words'])
              .doUpdateSet({ number: sql`missed_search.number + ${number}` }),
          )
          .execute();
      }
    });
  }

  async function sweep(): Promise<void> {
    const daysAgo = (days: number): string => dayOf(new Date(now() - days * DAY_MS).toISOString());
    await db.deleteFrom('missed_search').where('day', '<', daysAgo(FORGET_DAYS)).execute();
    await db
      .deleteFrom('missed_search')
      .where('day', '<', daysAgo(FORGET_RARE_DAYS))
      .where('words', 'in', (rare) =>
        rare
          .selectFrom('missed_search')
          .select('words')
          .groupBy('words')
          .having(({ fn }) => fn.sum('number'), '<', LEAST_SEARCHES),
      )
      .execute();
  }

  const flushing = repeatedly(FLUSH_EVERY_MS, flush, onError);
  const sweeping = repeatedly(HOUR_MS, sweep, onError);

  return {
    seen({ storeCode, host, headers, path, isFollowed = false }) {
      const visitor = visitorOf(headers, host);
      if (!visitor) return;
      count(storeCode, 'pages');
      if (visitor.enters && !isFollowed) count(storeCode, 'visits');
      if (isProduct(storeCode, path)) count(storeCode, 'products');
      if (/^\/checkout\/?$/.test(path)) count(storeCode, 'checkouts');
      rememberSearch(storeCode, path);
    },
    basket: (storeCode) => void count(storeCode, 'baskets'),
    flush,
    sweep,
    async close() {
      await sweeping.close();
      await flushing.close();
      await flush().catch(onError);
    },
  };
}

function partsOf(key: string): { day: string; storeCode: StoreCode; last: string } {
  const [day = '', storeCode, last = ''] = key.split('\t');
  return { day, storeCode: storeCode as StoreCode, last };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
