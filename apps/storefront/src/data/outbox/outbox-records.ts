import { withRoom } from '../with-room.ts';
import { noteOutbox } from './outbox-flag.ts';
import type { OutboxRecords } from './record-store.ts';

/**
 * What waits to be sent, in a database of its own: whoever clears caches leaves it alone. IndexedDB lets tabs write one after
 * another, and a record that was written is on the disk.
 */

const DATABASE = 'brixel-outbox';
const STORES = ['tasks', 'orders'] as const;
export type OutboxStore = (typeof STORES)[number];

export function outboxRecords<T>(store: OutboxStore): OutboxRecords<T> {
  async function change(work: (records: IDBObjectStore) => void): Promise<void> {
    const database = await open();
    try {
      const transaction = database.transaction(store, 'readwrite', { durability: 'strict' });
      const done = completed(transaction);
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
        return await result<T[]>(database.transaction(store, 'readonly').objectStore(store).getAll());
      } finally {
        database.close();
      }
    },
    async put(id, record) {
      noteOutbox(true);
      await withRoom(() => change((records) => records.put(record, id)));
      // another tab may have found nothing a moment before
      noteOutbox(true);
    },
    remove: (id) => change((records) => records.delete(id)),
  };
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    for (const store of STORES) request.result.createObjectStore(store);
  };
  return result(request);
}

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
