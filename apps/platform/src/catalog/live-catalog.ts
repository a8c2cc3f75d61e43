import { defaultStores, type StoreCode } from '@brixel/contract/stores';
import type { Database } from '../database/database.ts';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import { createCatalogBuilder } from './build/catalog-builder.ts';
import { type CatalogLog, firstCatalog } from './build/first-catalog.ts';
import { createRebuilder } from './build/rebuilder.ts';
import { applyChanges, fitsInPlace, needsRebuild } from './changes/apply-changes.ts';
import { type CatalogChange, changesAfter, pruneChanges } from './changes/change-log.ts';
import { followSignals } from './changes/change-signal.ts';
import { applyContent, isContent } from './changes/changed-content.ts';
import { applyReviews, isReview } from './changes/changed-reviews.ts';
import { type LoadedCatalog, loadCatalog } from './loaded-catalog.ts';
import type { StoreCatalog } from './store-catalog.ts';

/** The catalogue that answers now. It follows every change, those of other processes too. */
export interface LiveCatalog {
  /** changes with everything that is applied */
  readonly version: string;
  /** that it was built for; the first is the default one */
  readonly stores: readonly StoreCode[];
  /** where it was not built for this one, the default store's */
  store(code: StoreCode): StoreCatalog;
  /** after a change of this process: reads the change log without waiting for a signal, and lets other nodes do the same */
  wake(): void;
  /** reads all tables again and swaps everything at once */
  rebuild(): Promise<void>;
  facts(): CatalogFacts;
  close(): Promise<void>;
}

export interface CatalogFacts {
  /** of the last build of this process; null while a stored catalogue answers */
  builtInMs: number | null;
  /** when the log of changes was last read to its end */
  readAt: number;
}

export interface LiveCatalogOptions {
  /** to be built for, the default one first; where that changes, everything is built anew */
  stores?: () => readonly StoreCode[];
  now?: () => number;
  /**
   * The tables may have been edited by hand while no shop was running: after a start from the snapshot everything is read
   * again. Until then the snapshot answers.
   */
  rebuildOnStart?: boolean;
}

/** Timers hold at most 31 bits of milliseconds; a later moment is scheduled again then. */
const LONGEST_WAIT = 2 ** 31 - 1;
/** Between two looks while prices that are due wait for a build. */
const SHORTEST_WAIT = 100;
/** While much is being sold, following it must not take the time that selling needs: it rests longer than it works. */
const REST = 4;
const LONGEST_REST_MS = 1000;
const PRUNING_MS = 60 * 60 * 1000;
/** Between two looks at which stores are served. */
const STORES_MS = 250;

const firstStores = (): readonly StoreCode[] => defaultStores.views.map(({ code }) => code);

export async function createLiveCatalog(
  database: Database,
  log: CatalogLog,
  { stores = firstStores, now = Date.now, rebuildOnStart = true }: LiveCatalogOptions = {},
): Promise<LiveCatalog> {
  const { db } = database;
  const builder = createCatalogBuilder(database, (err) =>
    log.warn({ err }, 'the catalogue could not be kept for the next start'),
  );
  const rebuilder = createRebuilder(rebuild, (err) => log.error({ err }, 'the catalogue could not be built'));
  let wanted = stores();
  const first = await firstCatalog(database, builder, wanted, log, now());
  const started = now().toString(36);
  let current = loadCatalog(first.data);
  let version = 0;
  let builtInMs: number | null = null;
  let readAt = now();
  let closed = false;
  let woken = false;
  let priceTimer: NodeJS.Timeout | undefined;
  let restTimer: NodeJS.Timeout | undefined;
  let restUntil = 0;
  let turn: Promise<void> = Promise.resolve();

  /** Changes are applied one after another, so that an older state of a row never replaces a newer one. */
  function inTurn(task: () => Promise<void>): Promise<void> {
    const done = turn.then(task);
    turn = done.catch(() => {});
    return done;
  }

  const onShown = (): void => {
    version += 1;
  };

  async function catchUp(catalog: LoadedCatalog): Promise<void> {
    const missed = await changesAfter(database, catalog.position);
    const due = catalog.moments.due(now()).map((sku): CatalogChange => ({ kind: 'price', sku }));
    const changes = [...(missed?.changes ?? []), ...due];
    if (!missed || !fitsInPlace(changes)) return rebuilder.request();
    if (changes.some(needsRebuild)) rebuilder.request();
    if (changes.some(isContent)) {
      await applyContent(db, catalog);
      onShown();
    }
    if (changes.some(isReview)) {
      if (await applyReviews(db, catalog)) onShown();
      else rebuilder.request();
    }
    if (changes.length > 0) await applyChanges(db, catalog, changes, { now, onShown });
    catalog.position = missed.position;
    readAt = now();
  }

  function lookSoon(): void {
    if (woken || closed) return;
    woken = true;
    const wait = restUntil - performance.now();
    if (wait > 0) restTimer = setTimeout(follow, wait).unref();
    else follow();
  }

  function follow(): void {
    inTurn(async () => {
      woken = false;
      if (closed) return;
      const begun = performance.now();
      await catchUp(current);
      const ended = performance.now();
      restUntil = ended + Math.min(REST * (ended - begun), LONGEST_REST_MS);
      waitForPrices();
    }).catch((err: unknown) => {
      // nothing has been applied, and the next signal or heartbeat starts from the same position
      if (isDatabaseUnavailable(err)) return log.warn({ err }, 'the database is not available: the catalogue waits');
      log.error({ err }, 'changes of the catalogue could not be applied');
      rebuilder.request();
    });
  }

  function waitForPrices(): void {
    clearTimeout(priceTimer);
    const moment = current.moments.next();
    if (moment === null || closed) return;
    const wait = Math.max(SHORTEST_WAIT, Math.min(moment - now(), LONGEST_WAIT));
    priceTimer = setTimeout(lookSoon, wait).unref();
  }

  async function rebuild(): Promise<void> {
    const begun = performance.now();
    const next = loadCatalog(await builder.build(stores(), now()));
    builtInMs = performance.now() - begun;
    await inTurn(async () => {
      if (closed) return;
      await catchUp(next);
      current = next;
      version += 1;
      waitForPrices();
    });
  }

  const prune = (): void => {
    inTurn(async () => {
      if (!closed) await pruneChanges(database, now());
    }).catch((err: unknown) => log.warn({ err }, 'old changes of the catalogue could not be cleared'));
  };

  await catchUp(current);
  waitForPrices();
  if (first.fromSnapshot && rebuildOnStart) rebuilder.request();
  const signal = followSignals(database, {
    onSignal: lookSoon,
    onError: (err) => log.warn({ err }, 'the database does not tell of changes for the moment'),
  });
  prune();
  const pruning = setInterval(prune, PRUNING_MS).unref();
  const following = setInterval(() => {
    if (stores().join() === wanted.join()) return;
    wanted = stores();
    rebuilder.request();
  }, STORES_MS).unref();

  return {
    get version() {
      return `${started}-${version.toString(36)}`;
    },
    get stores() {
      return current.codes;
    },
    store(code) {
      const store = current.stores.get(code) ?? current.stores.values().next().value;
      if (!store) throw new Error('A catalogue has at least one store');
      return store;
    },
    wake() {
      signal.tellOthers();
      lookSoon();
    },
    rebuild: rebuilder.now,
    facts: () => ({ builtInMs, readAt }),
    async close() {
      closed = true;
      clearTimeout(priceTimer);
      clearTimeout(restTimer);
      clearInterval(pruning);
      clearInterval(following);
      rebuilder.close();
      await signal.close();
      await builder.close();
      await turn;
      current.close();
    },
  };
}
