import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { StoreCode } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { endWorker, startWorkerProcess } from '../../worker-process.ts';
import { type BuildAnswer, type BuildJob, SEND_CATALOG } from './build-job.ts';
import type { CatalogData } from './catalog-data.ts';
import { readSnapshot, snapshotFileIn, unfinishedFile, writeSnapshot } from './snapshot-file.ts';

/**
 * Documents are made and forgotten by the thousand: with more room for what is new, less of it is copied. Half as much saves 30 MB and
 * takes a fifth more time. What stays grows slowly: the heap need not double before it is looked through again.
 */
const BUILD_OPTIONS = ['--max-semi-space-size=32', '--heap-growing-percent=50'];

/** Up to so many products are built in less time than a process takes to start, and in memory that nobody misses. */
const SMALL_CATALOG = 100;

export interface CatalogBuilder {
  /** One at a time. A large catalogue has a process of its own, which ends with it and gives all its memory back. */
  build(stores: readonly StoreCode[], now: number): Promise<CatalogData>;
  close(): Promise<void>;
}

export function createCatalogBuilder(database: Database, onSnapshotError: (error: unknown) => void): CatalogBuilder {
  const { location } = database;
  const snapshotFile = snapshotFileIn(location.dataDir);
  const unfinished = unfinishedFile(snapshotFile);
  let running: ChildProcess | null = null;
  let ended: Promise<unknown> = Promise.resolve();
  let closed = false;

  async function buildIn(worker: ChildProcess, stores: readonly StoreCode[], now: number): Promise<CatalogData> {
    const { key, position, snapshotError } = await ask(worker, 'built', {
      location,
      stores,
      now,
      snapshotFile,
      unfinishedFile: unfinished,
    } satisfies BuildJob);
    if (snapshotError) onSnapshotError(snapshotError);
    else {
      const snapshot = await readSnapshot(snapshotFile, key, true);
      // another shop in the same folder may have put its own in this place meanwhile
      if (snapshot.ok && snapshot.catalog.facts.position === position && snapshot.catalog.facts.builtAt === now) {
        return snapshot.catalog;
      }
    }
    return ask(worker, 'catalog', SEND_CATALOG);
  }

  async function buildApart(stores: readonly StoreCode[], now: number): Promise<CatalogData> {
    const worker = startWorkerProcess(new URL('./build.worker.ts', import.meta.url), BUILD_OPTIONS);
    running = worker;
    return buildIn(worker, stores, now).finally(() => endWorker(worker));
  }

  async function buildHere(stores: readonly StoreCode[], now: number): Promise<CatalogData> {
    // a shop with more goods than that never needs it
    const { buildFromTables } = await import('./build-from-tables.ts');
    const { catalog, key } = await buildFromTables(database, stores, now);
    await writeSnapshot(snapshotFile, unfinished, key, catalog).catch(onSnapshotError);
    return catalog;
  }

  async function build(stores: readonly StoreCode[], now: number): Promise<CatalogData> {
    const isSmall = await hasFewProducts(database.db);
    if (closed) throw new Error('The catalogue is closed');
    return isSmall ? buildHere(stores, now) : buildApart(stores, now);
  }

  return {
    build(stores, now) {
      // Two at once would write to the same file.
      const built = ended.then(() => build(stores, now));
      ended = built.catch(() => {});
      return built;
    },
    async close() {
      closed = true;
      if (running) await endWorker(running);
      await ended;
      await rm(unfinished, { force: true });
    },
  };
}

async function hasFewProducts(db: Kysely<Schema>): Promise<boolean> {
  const oneMore = await db.selectFrom('product').select('sku').offset(SMALL_CATALOG).limit(1).executeTakeFirst();
  return oneMore === undefined;
}

type Answers = Extract<BuildAnswer, { built: unknown }> & Extract<BuildAnswer, { catalog: unknown }>;

const isAnswer = <Name extends keyof Answers>(message: object, name: Name): message is Pick<Answers, Name> =>
  name in message;

/** Sends a message and waits for the answer of that name; fails with the worker. */
function ask<Name extends keyof Answers>(
  worker: ChildProcess,
  name: Name,
  message: object | string,
): Promise<Answers[Name]> {
  return new Promise((resolve, reject) => {
    // a watching Node (`npm run dev`) sends messages of its own from every process
    worker.on('message', (answer: object) => {
      if (isAnswer(answer, name)) resolve(answer[name]);
      else if ('failure' in answer) reject(answer.failure);
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The process that builds the catalogue ended before it was done')));
    worker.send(message);
  });
}
