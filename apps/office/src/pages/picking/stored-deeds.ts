import type { QueueStore, WaitingDeed } from './deed-queue.ts';

/**
 * Deeds in the storage of the browser. Each tab has a place of its own and takes over what other tabs have left there: a deed that
 * two tabs send counts once. Private windows may refuse storage; deeds then last as long as the page.
 */
export function storedDeeds(roundId: number, storage: Storage, tab: string): QueueStore {
  const prefix = `brixel-office/pick/${roundId}/`;
  const own = prefix + tab;

  const keysOfRound = (): string[] =>
    Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '').filter((key) =>
      key.startsWith(prefix),
    );

  const readAt = (key: string): WaitingDeed[] => {
    try {
      return JSON.parse(storage.getItem(key) ?? '[]') as WaitingDeed[];
    } catch {
      return [];
    }
  };

  const store: QueueStore = {
    read() {
      try {
        const keys = keysOfRound();
        const all = keys.flatMap(readAt).toSorted((a, b) => a.at - b.at);
        store.write(all);
        for (const key of keys) if (key !== own) storage.removeItem(key);
        return all;
      } catch {
        return [];
      }
    },
    write(waiting) {
      try {
        if (waiting.length > 0) storage.setItem(own, JSON.stringify(waiting));
        else storage.removeItem(own);
      } catch {
        // see above
      }
    },
  };
  return store;
}
