import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { STRETCH_MS, untilAllWait } from '../../event-loop.ts';
import { addSource, count } from '../../metrics/metrics.ts';
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

type Waiting = Batch['waiting'];

/**
 * Serialises the writers of this process and commits them in groups. Each unit of work is a SAVEPOINT, so one that fails
 * is undone alone; one COMMIT ends a batch of them. Each of them is answered once `sync` has brought what was committed to
 * the disk: that happens beside the event loop, and what is committed meanwhile shares the next one.
 * Constraints must be immediate: a deferred one would fail at the COMMIT and take its whole batch with it.
 */
export class WriteQueue {
  readonly #database: DatabaseSync;
  readonly #sync: () => Promise<void>;
  readonly #stretchMs: number;
  readonly #savepoint: StatementSync;
  readonly #release: StatementSync;
  readonly #turns: (() => void)[] = [];
  readonly #endMetrics: () => void;
  #busy = false;
  #stretchBegun = 0;
  #closed = false;
  #batch: Batch | null = null;
  /** committed, and not on the disk yet */
  #committed: Waiting = [];
  #syncing: Promise<void> | null = null;
  #answering: Promise<void> = Promise.resolve();

  constructor(database: DatabaseSync, sync: () => Promise<void>, stretchMs = STRETCH_MS) {
    this.#database = database;
    this.#sync = sync;
    this.#stretchMs = stretchMs;
    this.#savepoint = database.prepare('SAVEPOINT unit');
    this.#release = database.prepare('RELEASE unit');
    this.#endMetrics = addSource(() => [{ name: 'brixel_write_waiting', value: this.#turns.length, labels: [] }]);
  }

  async begin(): Promise<WriteUnit> {
    if (this.#closed) throw new Error('The database is closed');
    await this.#takeTurn();
    try {
      if (!this.#batch) {
        await retryWhileBusy(() => this.#database.exec('BEGIN IMMEDIATE'), LOCK_TIMEOUT_MS);
        this.#batch = { units: 0, due: false, scheduled: false, waiting: [] };
      }
      this.#savepoint.run();
    } catch (error) {
      this.#endUnit();
      throw error;
    }
    return new WriteUnit(this);
  }

  /** Ends a unit whose loss in a crash would do no harm: nobody waits for the disk. */
  releaseAtOnce(): void {
    this.#release.run();
    this.#endUnit();
  }

  /** Resolves once the unit is on the disk. */
  release(): Promise<void> {
    this.#release.run();
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
    await this.#syncing;
    await this.#answering;
    this.#endMetrics();
  }

  /** Does something while no unit is running and everything is committed; units wait for its end. */
  async whilePaused(work: () => Promise<unknown>): Promise<void> {
    if (this.#closed) return;
    await this.#takeTurn();
    try {
      this.#flush();
      await work();
    } finally {
      this.#passTurn();
    }
  }

  #takeTurn(): Promise<void> {
    if (this.#busy) return new Promise((resolve) => this.#turns.push(resolve));
    this.#busy = true;
    this.#stretchBegun = performance.now();
    return Promise.resolve();
  }

  /** Units of SQLite never wait for anything, so that many of them would be one long task of the event loop. */
  #passTurn(): void {
    const next = this.#turns.shift();
    if (!next) {
      this.#busy = false;
    } else if (performance.now() - this.#stretchBegun < this.#stretchMs) {
      next();
    } else {
      setImmediate(() => {
        this.#stretchBegun = performance.now();
        next();
      });
    }
  }

  #endUnit(): void {
    const batch = this.#batch;
    if (batch) {
      batch.units += 1;
      count('brixel_write_units_total');
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
    count('brixel_write_batches_total');
    if (batch.waiting.length === 0) return;
    this.#committed.push(...batch.waiting);
    this.#syncing ??= this.#syncCommitted();
  }

  async #syncCommitted(): Promise<void> {
    while (this.#committed.length > 0) {
      const waiting = this.#committed;
      this.#committed = [];
      try {
        await this.#sync();
        this.#answering = this.#answering.then(() => answer(waiting));
      } catch (error) {
        for (const { reject } of waiting) reject(error);
      }
    }
    this.#syncing = null;
  }

  #abandon(error: unknown): void {
    const batch = this.#batch;
    this.#batch = null;
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
    for (const { reject } of batch?.waiting ?? []) reject(error);
  }
}

/** What is left of a request after its unit takes about a millisecond, and would be done for all of them in one task. */
async function answer(waiting: Waiting): Promise<void> {
  let begun = performance.now();
  for (const { resolve } of waiting) {
    resolve();
    await untilAllWait();
    if (performance.now() - begun < STRETCH_MS) continue;
    await nextTurn();
    begun = performance.now();
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

  commitAtOnce(): void {
    if (!this.#open) return;
    this.#queue.releaseAtOnce();
    this.#open = false;
  }

  rollback(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#queue.undo();
  }
}
