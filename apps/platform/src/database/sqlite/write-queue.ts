import type { DatabaseSync } from 'node:sqlite';
import { retryWhileBusy } from './busy.ts';

interface Batch {
  units: number;
  /** a flush was wanted while a unit was still running: its end flushes */
  due: boolean;
  scheduled: boolean;
  waiting: { resolve: () => void; reject: (error: unknown) => void }[];
}

const MAX_UNITS = 64;
const LOCK_TIMEOUT_MS = 15_000;

/**
 * Serialises the writers of this process and commits them in groups. Each unit of work is a SAVEPOINT, so one that fails
 * is undone alone; one COMMIT, and so one fsync, makes a batch of them durable, and only then is each of them answered.
 * Constraints must be immediate: a deferred one would fail at the COMMIT and take its whole batch with it.
 */
export class WriteQueue {
  readonly #database: DatabaseSync;
  readonly #turns: (() => void)[] = [];
  #busy = false;
  #closed = false;
  #batch: Batch | null = null;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async begin(): Promise<WriteUnit> {
    if (this.#closed) throw new Error('The database is closed');
    await this.#takeTurn();
    try {
      if (!this.#batch) {
        await retryWhileBusy(() => this.#database.exec('BEGIN IMMEDIATE'), LOCK_TIMEOUT_MS);
        this.#batch = { units: 0, due: false, scheduled: false, waiting: [] };
      }
      this.#database.exec('SAVEPOINT unit');
    } catch (error) {
      this.#endUnit();
      throw error;
    }
    return new WriteUnit(this);
  }

  /** Resolves once the unit is on the disk. */
  release(): Promise<void> {
    this.#database.exec('RELEASE unit');
    const durable = new Promise<void>((resolve, reject) => this.#batch?.waiting.push({ resolve, reject }));
    this.#endUnit();
    return durable;
  }

  undo(): void {
    try {
      this.#database.exec('ROLLBACK TO unit; RELEASE unit');
    } catch (error) {
      // Out of space or an I/O error: SQLite has already rolled back the whole transaction, and with it the batch.
      this.#abandon(error);
    }
    this.#endUnit();
  }

  /** Lets the units that have begun or wait for their turn finish; later ones are refused. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#takeTurn();
    this.#flush();
  }

  #takeTurn(): Promise<void> {
    if (this.#busy) return new Promise((resolve) => this.#turns.push(resolve));
    this.#busy = true;
    return Promise.resolve();
  }

  #passTurn(): void {
    const next = this.#turns.shift();
    if (next) next();
    else this.#busy = false;
  }

  #endUnit(): void {
    const batch = this.#batch;
    if (batch) {
      batch.units += 1;
      if (batch.due || batch.units >= MAX_UNITS) this.#flush();
      else this.#scheduleFlush(batch);
    }
    this.#passTurn();
  }

  /** Waits for the end of this turn of the event loop, so that requests which arrived together share a COMMIT. */
  #scheduleFlush(batch: Batch): void {
    if (batch.scheduled) return;
    batch.scheduled = true;
    setImmediate(() => {
      if (this.#batch !== batch) return;
      if (this.#busy) batch.due = true;
      else this.#flush();
    });
  }

  #flush(): void {
    const batch = this.#batch;
    if (!batch) return;
    try {
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#abandon(error);
      return;
    }
    this.#batch = null;
    for (const { resolve } of batch.waiting) resolve();
  }

  #abandon(error: unknown): void {
    const batch = this.#batch;
    this.#batch = null;
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
    for (const { reject } of batch?.waiting ?? []) reject(error);
  }
}

/** One transaction. Ending it twice is harmless: kysely rolls back after a COMMIT that failed. */
export class WriteUnit {
  readonly #queue: WriteQueue;
  #open = true;

  constructor(queue: WriteQueue) {
    this.#queue = queue;
  }

  async commit(): Promise<void> {
    if (!this.#open) return;
    const durable = this.#queue.release();
    this.#open = false;
    await durable;
  }

  rollback(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#queue.undo();
  }
}
