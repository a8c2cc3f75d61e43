import { requestResult, transactionDone } from '#data/storage/indexed-db.ts';
import { retryAfterEviction } from '#data/storage/retry-after-eviction.ts';
import type { QueueRecords } from './record-store.ts';

/**
 * What waits to be sent, in a database of its own: whoever clears caches leaves it alone. IndexedDB lets tabs write one after
 * another, and a record that was written is on the disk.
 */

const DATABASE = 'brixel-outbox';
const STORES = ['tasks', 'orders'] as const;
export type QueueStore = (typeof STORES)[number];

export function queueRecords<T>(store: QueueStore): QueueRecords<T> {
  async function change(work: (records: IDBObjectStore) => void): Promise<void> {
    const database = await open();
    try {
      const transaction = database.transaction(store, 'readwrite', { durability: 'strict' });
      const done = transactionDone(transaction);
      work(transaction.objectStore(store));
      await done;
    } finally {
      database.close();
    }
  }

  return {
    async all() {
      const database = await open();
      try {
        return await requestResult<T[]>(database.transaction(store, 'readonly').objectStore(store).getAll());
      } finally {
        database.close();
      }
    },
    put: (id, record) => retryAfterEviction(() => change((records) => records.put(record, id))),
    remove: (id) => change((records) => records.delete(id)),
  };
}

/** The records themselves are asked: a note elsewhere may not have reached the disk when the browser crashed. */
export async function hasQueuedRecords(): Promise<boolean> {
  // most visitors have no such database, and need none
  const isKnown = !('databases' in indexedDB) || (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  const kept = isKnown ? await Promise.all(STORES.map((store) => queueRecords(store).all())) : [];
  return kept.some((records) => records.length > 0);
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    for (const store of STORES) request.result.createObjectStore(store);
  };
  return requestResult(request);
}
