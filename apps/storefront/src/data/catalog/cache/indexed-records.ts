import type { StoredEntry } from '#data/storage/entries-to-evict.ts';
import { requestResult, transactionDone } from '#data/storage/indexed-db.ts';
import type { CachedAnswer, RecordStore } from './cached-answer.ts';

const ANSWERS = 'answers';
/** sizes apart from texts, so that looking after the quota reads little */
const LEDGER = 'ledger';

/** Records in IndexedDB. The database is opened with the first question, and anew after it has failed. */
export function indexedRecords(name: string): RecordStore {
  let opening: Promise<IDBDatabase> | null = null;

  const database = (): Promise<IDBDatabase> => {
    opening ??= open(name, () => {
      opening = null;
    });
    return opening;
  };
  const answers = async (): Promise<IDBObjectStore> =>
    (await database()).transaction(ANSWERS, 'readonly').objectStore(ANSWERS);

  async function change(work: (answers: IDBObjectStore, ledger: IDBObjectStore) => void): Promise<void> {
    const transaction = (await database()).transaction([ANSWERS, LEDGER], 'readwrite');
    const done = transactionDone(transaction);
    work(transaction.objectStore(ANSWERS), transaction.objectStore(LEDGER));
    await done;
  }

  return {
    open: database,
    read: async (id) => (await requestResult<CachedAnswer | undefined>((await answers()).get(id))) ?? null,
    named: async (given) =>
      (await requestResult<CachedAnswer | undefined>((await answers()).index('names').get(given))) ?? null,
    list: async (kind) => requestResult<CachedAnswer[]>((await answers()).index('kind').getAll(kind)),
    ledger: async () =>
      requestResult<StoredEntry[]>((await database()).transaction(LEDGER, 'readonly').objectStore(LEDGER).getAll()),
    write: (record) =>
      change((texts, ledger) => {
        const { id, at, size } = record;
        texts.put(record);
        ledger.put({ id, at, size });
      }),
    remove: (ids) =>
      change((texts, ledger) => {
        for (const id of ids) {
          texts.delete(id);
          ledger.delete(id);
        }
      }),
    clear: () =>
      change((texts, ledger) => {
        texts.clear();
        ledger.clear();
      }),
  };
}

function open(name: string, forget: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      const texts = request.result.createObjectStore(ANSWERS, { keyPath: 'id' });
      texts.createIndex('names', 'names', { multiEntry: true });
      texts.createIndex('kind', 'kind');
      request.result.createObjectStore(LEDGER, { keyPath: 'id' });
    };
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = forget;
      // another tab deletes or renews it: whoever holds on would keep that one waiting
      database.onversionchange = () => {
        database.close();
        forget();
      };
      resolve(database);
    };
    request.onerror = () => {
      forget();
      reject(request.error);
    };
  });
}
