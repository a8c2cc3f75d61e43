import { type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { QUEUE_DATABASE, withDatabase } from '#data/storage/database.ts';
import { retryAfterEviction } from '#data/storage/retry-after-eviction.ts';
import type { QueueRecords } from './record-store.ts';

/**
 * What waits to be sent, in a database of its own, which no eviction touches. IndexedDB runs the writes of all tabs one after
 * another, and a record that was written is on the disk.
 */

const STORES = ['tasks', 'orders'] as const;
export type QueueStore = (typeof STORES)[number];

type Writable = IDBPObjectStore<unknown, [QueueStore], QueueStore, 'readwrite'>;

const open = (): Promise<IDBPDatabase> =>
  openDB(QUEUE_DATABASE, 1, {
    upgrade(database) {
      for (const store of STORES) database.createObjectStore(store);
    },
  });

export function queueRecords<T>(store: QueueStore): QueueRecords<T> {
  const change = (work: (records: Writable) => Promise<unknown>): Promise<void> =>
    withDatabase(open, async (database) => {
      const transaction = database.transaction(store, 'readwrite', { durability: 'strict' });
      await Promise.all([work(transaction.store), transaction.done]);
    });

  return {
    all: () => withDatabase(open, (database) => database.getAll(store)),
    put: (id, record) => retryAfterEviction(() => change((records) => records.put(record, id))),
    remove: (id) => change((records) => records.delete(id)),
  };
}

/** The records themselves are asked: a note elsewhere may not have reached the disk when the browser crashed. */
export async function hasQueuedRecords(): Promise<boolean> {
  const stored = await Promise.all(STORES.map((store) => queueRecords(store).all()));
  return stored.some((records) => records.length > 0);
}
