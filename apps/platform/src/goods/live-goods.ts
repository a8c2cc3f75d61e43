import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StoreCode } from '@brixel/contract/stores';
import { followGoods } from '../catalog/changes/follow-goods.ts';
import type { Database } from '../database/database.ts';
import { GoodsList } from './goods-list.ts';
import { type GoodsRow, rememberWords } from './goods-row.ts';
import { type GoodsNames, goodsAfter, goodsOf, loadNames } from './load-goods.ts';

/** The list of all goods for the office. */
export interface LiveGoods {
  /** with everything in it that was committed before */
  current(): Promise<GoodsList>;
  /** these as they are now; a few are read alone where the list is not at hand */
  some(skus: readonly string[]): Promise<ReadonlyMap<string, GoodsRow>>;
  /** reads it soon, beside whatever else is asked for, for somebody who may want it */
  prepare(): void;
  /** reads these goods again, whatever the change log says of them */
  refresh(skus: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export interface LiveGoodsOptions {
  /** whose names goods have here */
  defaultStore: () => StoreCode;
  onError: (error: unknown) => void;
}

/** More are read as quickly with all others. */
const MOST_ALONE = 3000;
/** The page that somebody has opened comes first. */
const PREPARE_AFTER_MS = 1500;

interface Loaded {
  list: GoodsList;
  names: GoodsNames;
}

export function createLiveGoods(
  database: Pick<Database, 'db' | 'kind'>,
  { defaultStore, onError }: LiveGoodsOptions,
): LiveGoods {
  const { db } = database;

  async function load(isOver: () => boolean): Promise<Loaded> {
    const names = await loadNames(db, defaultStore());
    const rows: GoodsRow[] = [];
    const ofNames = rememberWords();
    for (let last = 0; !isOver(); ) {
      const some = await goodsAfter(db, last, names, ofNames);
      if (some.length === 0) break;
      for (const row of some) rows.push(row);
      last = some.at(-1)!.id;
      await nextTurn();
    }
    return { list: new GoodsList(rows), names };
  }

  const followed = followGoods<Loaded>(database, {
    load,
    async take({ list, names }, skus) {
      list.replace(skus, await goodsOf(db, skus, names));
    },
    isOutdated: ({ names }) => names.store !== defaultStore(),
    onError,
  });
  let soon: NodeJS.Timeout | undefined;
  return {
    current: async () => (await followed.current()).list,
    async some(skus) {
      if (!followed.isRead() && skus.length <= MOST_ALONE)
        return goodsOf(db, skus, await loadNames(db, defaultStore()));
      const { list } = await followed.current();
      return new Map(skus.flatMap((sku) => list.get(sku) ?? []).map((row) => [row.sku, row]));
    },
    prepare() {
      clearTimeout(soon);
      soon = setTimeout(() => void followed.current().catch(onError), PREPARE_AFTER_MS).unref();
    },
    refresh: followed.refresh,
    close() {
      clearTimeout(soon);
      return followed.close();
    },
  };
}
