import { constants, open } from 'node:fs/promises';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { PRIVATE_FILE } from '../../private-files.ts';

/** SQLite's log of commits beside the database file. Waiting for the disk never stops the event loop. */
export interface WriteAheadLog {
  /** Everything that is committed is on the disk afterwards. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** Pages at which SQLite moves the log into the database by itself, on the event loop: only where the thread does not get to it. */
const LAST_RESORT_PAGES = 16_384;
const LONG_PAGES = 8_192;
/** The thread does it after so many syncs, each of one or more transactions, and after some time. */
const SYNCS = 50;
const PAUSE_MS = 1_000;
const IDLE_MS = 30_000;

export async function openWriteAheadLog(
  file: string,
  writer: DatabaseSync,
  whileNobodyWrites: (work: () => Promise<unknown>) => Promise<void>,
): Promise<WriteAheadLog> {
  writer.exec(`PRAGMA wal_autocheckpoint = ${LAST_RESORT_PAGES}`);
  const log = await open(`${file}-wal`, constants.O_RDWR | constants.O_CREAT, PRIVATE_FILE);
  let syncs = 0;
  let timer: NodeJS.Timeout | undefined;
  let isMoving = false;
  let closed = false;
  let thread: Worker | null = null;
  let moving: PromiseWithResolvers<number> | null = null;
  let idle: NodeJS.Timeout | undefined;

  /** While others write; once the log is long, also the few pages that came meanwhile, so that it begins anew. */
  async function moveIntoDatabase(): Promise<void> {
    if (closed) return;
    syncs = 0;
    clearTimeout(idle);
    try {
      const pages = await checkpoint();
      if (pages >= LONG_PAGES) await whileNobodyWrites(checkpoint);
    } catch {
      // the next round tries again, and in the end SQLite does it
    } finally {
      isMoving = false;
      idle = setTimeout(stop, IDLE_MS).unref();
    }
  }

  /** How many pages the log has. */
  function checkpoint(): Promise<number> {
    if (closed) return Promise.resolve(0);
    thread ??= start();
    const moved = Promise.withResolvers<number>();
    moving = moved;
    thread.postMessage('checkpoint');
    return moved.promise;
  }

  function start(): Worker {
    const worker = new Worker(new URL('./checkpoint.worker.ts', import.meta.url), {
      execArgv: [],
      workerData: file,
      // it makes next to no objects, and V8 would reserve tens of megabytes for them
      resourceLimits: { maxYoungGenerationSizeMb: 1 },
    });
    worker.unref();
    worker.on('message', ({ pages }: { pages?: number }) => {
      if (pages !== undefined) moving?.resolve(pages);
    });
    // 'exit' follows
    worker.on('error', () => {});
    worker.on('exit', () => {
      if (thread === worker) thread = null;
      moving?.reject(new Error('The thread has ended before the log was moved'));
    });
    return worker;
  }

  async function stop(): Promise<void> {
    const ending = thread;
    thread = null;
    await ending?.terminate();
  }

  return {
    async sync() {
      await log.datasync();
      syncs += 1;
      if (syncs < SYNCS || isMoving || closed) return;
      isMoving = true;
      timer = setTimeout(moveIntoDatabase, PAUSE_MS).unref();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      clearTimeout(idle);
      await stop();
      await log.close();
    },
  };
}
