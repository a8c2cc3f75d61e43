import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { StoreCode } from '@brixel/contract/stores';
import type { DatabaseLocation } from '../../database/database.ts';
import { endWorker, startWorkerProcess } from '../../worker-process.ts';
import { type BuildAnswer, type BuildJob, SEND_CATALOG } from './build-job.ts';
import type { CatalogData } from './catalog-data.ts';
import { readSnapshot, snapshotFileIn, unfinishedFile } from './snapshot-file.ts';

/** Documents are made and forgotten by the thousand: with more room for what is new, less of it is copied. Twice as much saves 5 % of the time and takes 60 MB. */
const BUILD_OPTIONS = ['--max-semi-space-size=32'];

export interface CatalogBuilder {
  /** One at a time: each has a process of its own, which ends with it and gives all its memory back. */
  build(stores: readonly StoreCode[], now: number): Promise<CatalogData>;
  close(): Promise<void>;
}

export function createCatalogBuilder(
  location: DatabaseLocation,
  onSnapshotError: (error: unknown) => void,
): CatalogBuilder {
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
      const snapshot = await readSnapshot(snapshotFile, key);
      // another shop in the same folder may have put its own in this place meanwhile
      if (snapshot.ok && snapshot.catalog.facts.position === position && snapshot.catalog.facts.builtAt === now) {
        return snapshot.catalog;
      }
    }
    return ask(worker, 'catalog', SEND_CATALOG);
  }

  return {
    async build(stores, now) {
      // Two at once would write to the same file.
      await ended;
      if (closed) throw new Error('The catalogue is closed');
      const worker = startWorkerProcess(new URL('./build.worker.ts', import.meta.url), BUILD_OPTIONS);
      running = worker;
      const built = buildIn(worker, stores, now).finally(() => endWorker(worker));
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
