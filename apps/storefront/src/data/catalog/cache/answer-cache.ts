import { log } from '#data/log.ts';
import { isQuotaError } from '#data/storage/database.ts';
import { entriesToEvict } from '#data/storage/entries-to-evict.ts';
import { cacheLimits } from './cache-limits.ts';
import type { CachedAnswer, RecordStore } from './cached-answer.ts';

/** Records of answers: a copy in memory, and the disk as long as it behaves. Nothing here ever fails. */
export interface AnswerCache {
  find(id: string): Promise<CachedAnswer | null>;
  findNamed(name: string): Promise<CachedAnswer | null>;
  list(kind: string): Promise<CachedAnswer[]>;
  put(record: CachedAnswer): Promise<void>;
  /** removes what is too old and what is too much */
  tidy(): Promise<void>;
}

export interface AnswerCacheSetup {
  records: RecordStore;
  /** how much may lie on the disk */
  quota: number;
  /** frees what else can be had again, when the disk is full */
  makeRoom?: () => void;
  now?: () => number;
}

export function createAnswerCache(setup: AnswerCacheSetup): AnswerCache {
  const { records, quota, makeRoom = () => {}, now = Date.now } = setup;
  const { lifetimeMs, openTimeoutMs, readTimeoutMs, iterateTimeoutMs, maxReadErrors, maxWriteErrors } = cacheLimits;
  const memory = new Map<string, CachedAnswer>();
  let readErrors = 0;
  let writeErrors = 0;
  const isDiskUsed = (): boolean => readErrors < maxReadErrors && writeErrors < maxWriteErrors;
  const isAlive = ({ at }: CachedAnswer): boolean => now() - at < lifetimeMs;

  async function read<T>(ask: () => Promise<T>, limitMs: number, otherwise: T): Promise<T> {
    if (!isDiskUsed()) return otherwise;
    try {
      await withinTime(records.open(), openTimeoutMs);
      return await withinTime(ask(), limitMs);
    } catch {
      readErrors += 1;
      return otherwise;
    }
  }

  async function write(act: () => Promise<void>): Promise<void> {
    if (!isDiskUsed()) return;
    try {
      await act().catch(async (error: unknown) => {
        if (!isQuotaError(error)) throw error;
        log(`Could not store an answer, so all others make room: ${error}`);
        makeRoom();
        await records.clear();
        await act();
      });
    } catch (error) {
      writeErrors += 1;
      log(`Could not store an answer: ${error}`);
    }
  }

  /** The newer of what the page and the disk know, if it may still be used. */
  function newest(candidates: readonly (CachedAnswer | null | undefined)[]): CachedAnswer | null {
    const alive = candidates.filter((record) => record != null).filter(isAlive);
    return alive.toSorted((a, b) => b.at - a.at)[0] ?? null;
  }

  return {
    async find(id) {
      const known = memory.get(id);
      if (known && isAlive(known)) return known;
      return newest([await read(() => records.read(id), readTimeoutMs, null)]);
    },
    async findNamed(name) {
      const own = [...memory.values()].filter(({ names }) => names.includes(name));
      return newest([...own, await read(() => records.named(name), readTimeoutMs, null)]);
    },
    async list(kind) {
      const stored = await read(() => records.list(kind), iterateTimeoutMs, []);
      const own = [...memory.values()].filter((record) => record.kind === kind);
      return [...new Map([...stored, ...own].map((record) => [record.id, record])).values()].filter(isAlive);
    },
    put(record) {
      memory.delete(record.id);
      memory.set(record.id, record);
      return write(() => records.write(record));
    },
    async tidy() {
      const limits = { lifetimeMs, size: quota };
      for (const id of entriesToEvict([...memory.values()], limits, now())) memory.delete(id);
      const ledger = await read(() => records.ledger(), iterateTimeoutMs, []);
      const surplus = entriesToEvict(ledger, limits, now());
      if (surplus.length > 0) await write(() => records.remove(surplus));
    },
  };
}

/** The value, unless it takes too long. A page that was busy itself is no slow disk: what has come meanwhile still counts. */
function withinTime<T>(value: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const tooLong = (): void => reject(new Error(`No answer within ${limitMs} ms`));
    const timer = setTimeout(() => setTimeout(tooLong, 0), limitMs);
    value.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
