/** Reads the tables, builds the catalogue off the event loop and writes a snapshot for the next start. */
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../database/database.ts';
import { changeLogState } from '../changes/change-log.ts';
import { loadRows } from '../rows.ts';
import { buildCatalog } from './build-catalog.ts';
import type { BuildAnswer, BuildJob } from './build-job.ts';
import { buffersOf } from './catalog-data.ts';
import { writeSnapshot } from './snapshot-file.ts';
import { snapshotKey } from './snapshot-key.ts';

const { location, now, snapshotFile, unfinishedFile } = workerData as BuildJob;

const answer = (message: BuildAnswer, transfer: ArrayBuffer[] = []): void => parentPort?.postMessage(message, transfer);

const database = await openDatabase(location);
const { catalog, key } = await (async () => {
  try {
    // Before the rows: what changes while they are read has a higher number and is applied again.
    const { lastChange } = await changeLogState(database.db);
    const key = await snapshotKey(database.db);
    return { key, catalog: buildCatalog(await loadRows(database.db), lastChange, now) };
  } finally {
    await database.close();
  }
})();

// Written before it is handed over: the shop changes its catalogue in place.
await writeSnapshot(snapshotFile, unfinishedFile, key, catalog).catch((snapshotError: unknown) =>
  answer({ snapshotError }),
);
answer({ catalog }, buffersOf(catalog));
