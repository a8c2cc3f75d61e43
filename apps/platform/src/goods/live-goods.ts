import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StoreCode } from '@brixel/contract/stores';
import { changesAfter, type LogPosition, logPosition } from '../catalog/changes/change-log.ts';
import type { Database } from '../database/database.ts';
import { GoodsList } from './goods-list.ts';
import type { GoodsRow } from './goods-row.ts';
import { type GoodsNames, goodsAfter, goodsOf, loadNames } from './load-goods.ts';

/** The list of all goods for the office. It is read when somebody first wants it, and forgotten when nobody does any more. */
export interface LiveGoods {
  /** with everything in it that was committed before */
  current(): Promise<GoodsList>;
  /** reads these goods again, whatever the change log says of them */
  refresh(skus: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export interface LiveGoodsOptions {
  /** whose names goods have here */
  defaultStore: () => StoreCode;
  onError: (error: unknown) => void;
  /** so long after the last look the list is given back */
  idleMs?: number;
}

const IDLE_MS = 15 * 60_000;
/** More are read anew as a whole. */
const MOST_IN_PLACE = 5000;

interface Loaded {
  list: GoodsList;
  position: LogPosition;
  names: GoodsNames;
}

export function createLiveGoods(
  database: Pick<Database, 'db' | 'kind'>,
  { defaultStore, onError, idleMs = IDLE_MS }: LiveGoodsOptions,
): LiveGoods {
  const { db } = database;
  let loaded: Loaded | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let reading: Promise<void> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;

  /** One after another, so that an older state of a row never replaces a newer one. */
  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const done = turn.then(task);
    turn = done.catch(() => {});
    return done;
  }

  /** A piece at a time, with room for requests in between. */
  async function load(): Promise<Loaded> {
    const position = await logPosition(database);
    const names = await loadNames(db, defaultStore());
    const rows: GoodsRow[] = [];
    for (let last = 0; !closed; ) {
      const some = await goodsAfter(db, last, names);
      if (some.length === 0) break;
      for (const row of some) rows.push(row);
      last = some.at(-1)!.id;
      await nextTurn();
    }
    return { list: new GoodsList(rows), position, names };
  }

  async function take(known: Loaded, skus: readonly string[]): Promise<void> {
    known.list.replace(skus, await goodsOf(db, skus, known.names));
  }

  /** What names no goods may have changed any: everything is read again beside the answers. */
  function readAgain(): void {
    reading ??= load()
      .then((next) =>
        inTurn(async () => {
          loaded = next;
        }),
      )
      .catch(onError)
      .finally(() => {
        reading = null;
      });
  }

  async function catchUp(): Promise<GoodsList> {
    loaded ??= await load();
    const known = loaded;
    const missed = await changesAfter(database, known.position);
    const skus = [...new Set((missed?.changes ?? []).flatMap(({ sku }) => sku ?? []))];
    if (!missed || skus.length > MOST_IN_PLACE || known.names.store !== defaultStore()) {
      loaded = await load();
      return loaded.list;
    }
    if (skus.length > 0) await take(known, skus);
    known.position = missed.position;
    if (missed.changes.some(({ kind, sku }) => kind === 'content' && sku === null)) readAgain();
    return known.list;
  }

  function stay(): void {
    clearTimeout(idle);
    idle = setTimeout(() => {
      loaded = null;
    }, idleMs).unref();
  }

  return {
    current() {
      stay();
      return inTurn(catchUp);
    },
    refresh: (skus) =>
      inTurn(async () => {
        if (!loaded) return;
        if (skus.length > MOST_IN_PLACE) loaded = await load();
        else await take(loaded, skus);
      }),
    async close() {
      closed = true;
      clearTimeout(idle);
      await reading;
      await turn;
    },
  };
}
