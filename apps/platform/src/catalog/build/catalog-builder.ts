import { rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { DatabaseLocation } from '../../database/database.ts';
import type { BuildAnswer, BuildJob } from './build-job.ts';
import type { CatalogData } from './catalog-data.ts';
import { snapshotFileIn, unfinishedFile } from './snapshot-file.ts';

export interface CatalogBuilder {
  /** One at a time: each has a thread of its own that ends with it. */
  build(now: number): Promise<CatalogData>;
  close(): Promise<void>;
}

export function createCatalogBuilder(
  location: DatabaseLocation,
  onSnapshotError: (error: unknown) => void,
): CatalogBuilder {
  const snapshotFile = snapshotFileIn(location.dataDir);
  const unfinished = unfinishedFile(snapshotFile);
  let running: Worker | null = null;
  let ended: Promise<unknown> = Promise.resolve();
  let closed = false;

  function start(now: number): Promise<CatalogData> {
    const workerData: BuildJob = { location, now, snapshotFile, unfinishedFile: unfinished };
    const worker = new Worker(new URL('./build.worker.ts', import.meta.url), { execArgv: [], workerData });
    running = worker;
    return new Promise((resolve, reject) => {
      worker.on('message', (answer: BuildAnswer | object) => {
        // a watching Node (`npm run dev`) sends messages of its own from every thread
        if ('catalog' in answer) resolve(answer.catalog);
        else if ('snapshotError' in answer) onSnapshotError(answer.snapshotError);
      });
      worker.once('error', reject);
      ended = new Promise<void>((end) => {
        worker.once('exit', () => {
          running = null;
          reject(new Error('The thread that builds the catalogue ended before it was done'));
          end();
        });
      });
    });
  }

  return {
    async build(now) {
      // Two at once would write to the same file.
      await ended;
      if (closed) throw new Error('The catalogue is closed');
      return start(now);
    },
    async close() {
      closed = true;
      await running?.terminate();
      await rm(unfinished, { force: true });
    },
  };
}
