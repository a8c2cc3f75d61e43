import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredEntry } from '#data/storage/entries-to-evict.ts';
import type { CachedAnswer, RecordStore } from './cached-answer.ts';

interface AnswersSchema extends DBSchema {
  answers: { key: string; value: CachedAnswer; indexes: { names: string; kind: string } };
  /** sizes apart from texts, so that the check of the quota reads little */
  ledger: { key: string; value: StoredEntry };
}

/** Records in IndexedDB. The database is opened with the first access, and anew after it was closed or could not be opened. */
export function indexedRecords(name: string): RecordStore {
  let opening: Promise<IDBPDatabase<AnswersSchema>> | null = null;
  const reset = (): void => {
    opening = null;
  };

  async function open(): Promise<IDBPDatabase<AnswersSchema>> {
    const database = await openDB<AnswersSchema>(name, 1, {
      upgrade(created) {
        const answers = created.createObjectStore('answers', { keyPath: 'id' });
        answers.createIndex('names', 'names', { multiEntry: true });
        answers.createIndex('kind', 'kind');
        created.createObjectStore('ledger', { keyPath: 'id' });
      },
      terminated: reset,
    });
    // another tab deletes or upgrades it, and would wait for this connection
    database.addEventListener('versionchange', () => {
      database.close();
      reset();
    });
    return database;
  }

  const database = (): Promise<IDBPDatabase<AnswersSchema>> => {
    opening ??= open().catch((error: unknown) => {
      reset();
      throw error;
    });
    return opening;
  };

  async function writable() {
    const transaction = (await database()).transaction(['answers', 'ledger'], 'readwrite');
    const { done } = transaction;
    return { answers: transaction.objectStore('answers'), ledger: transaction.objectStore('ledger'), done };
  }

  // Writes wait for their requests too: these name the reason of a failure, the transaction may only say that it was aborted.
  return {
    open: database,
    read: async (id) => (await (await database()).get('answers', id)) ?? null,
    named: async (given) => (await (await database()).getFromIndex('answers', 'names', given)) ?? null,
    list: async (kind) => (await database()).getAllFromIndex('answers', 'kind', kind),
    ledger: async () => (await database()).getAll('ledger'),
    async write(record) {
      const { id, at, size } = record;
      const { answers, ledger, done } = await writable();
      await Promise.all([answers.put(record), ledger.put({ id, at, size }), done]);
    },
    async remove(ids) {
      const { answers, ledger, done } = await writable();
      await Promise.all([...ids.flatMap((id) => [answers.delete(id), ledger.delete(id)]), done]);
    },
    async clear() {
      const { answers, ledger, done } = await writable();
      await Promise.all([answers.clear(), ledger.clear(), done]);
    },
  };
}
