import type { CachedAnswer, RecordStore } from '#data/catalog/cache/cached-answer.ts';

/** `hang`: never answers. `full`: no room for what is written. */
export type Fault = 'none' | 'error' | 'full' | 'hang';

export interface FaultyRecords extends RecordStore {
  disk: Map<string, CachedAnswer>;
  /** how often it was called */
  asked: number;
  /** what happens to the next call */
  fault: Fault;
  /** how long it takes to open */
  opensAfterMs: number;
}

/** A disk in memory with scripted failures, each once. */
export function faultyRecords(): FaultyRecords {
  const disk = new Map<string, CachedAnswer>();
  const all = (): CachedAnswer[] => [...disk.values()];

  async function act<T>(work: () => T): Promise<T> {
    store.asked += 1;
    const { fault } = store;
    store.fault = 'none';
    if (fault === 'hang') return new Promise(() => {});
    if (fault === 'error') throw new DOMException('The disk is broken', 'UnknownError');
    if (fault === 'full') throw new DOMException('The disk is full', 'QuotaExceededError');
    return work();
  }

  const store: FaultyRecords = {
    disk,
    asked: 0,
    fault: 'none',
    opensAfterMs: 0,
    async open() {
      if (store.opensAfterMs > 0) await new Promise((resolve) => setTimeout(resolve, store.opensAfterMs));
    },
    read: (id) => act(() => disk.get(id) ?? null),
    named: (name) => act(() => all().find(({ names }) => names.includes(name)) ?? null),
    list: (kind) => act(() => all().filter((record) => record.kind === kind)),
    ledger: () => act(() => all().map(({ id, at, size }) => ({ id, at, size }))),
    write: (record) => act(() => void disk.set(record.id, record)),
    remove: (ids) =>
      act(() => {
        for (const id of ids) disk.delete(id);
      }),
    clear: () => act(() => disk.clear()),
  };
  return store;
}
