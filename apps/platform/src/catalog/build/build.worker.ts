/** Reads the tables, builds the catalogue and writes its snapshot, in a process that ends with it. */
import { flushCompileCache } from 'node:module';
import path from 'node:path';
import type { StoreCode } from '@brixel/contract/stores';
import { openDatabase } from '../../database/database.ts';
import { makePrivateFolder } from '../../private-files.ts';
import { endWithShop } from '../../worker-process.ts';
import { buildFromTables } from './build-from-tables.ts';
import { type BuildAnswer, type BuildJob, SEND_CATALOG } from './build-job.ts';
import { inMemory } from './catalog-data.ts';
import { writeSnapshot } from './snapshot-file.ts';

/** A shop that is gone takes no answer; this process ends with it. */
const answer = (message: BuildAnswer): void => void process.send?.(message, undefined, undefined, () => {});

async function build({ location, stores, now, snapshotFile, unfinishedFile }: BuildJob): Promise<void> {
  const database = await openDatabase(location);
  await makePrivateFolder(path.dirname(unfinishedFile));
  const fileOf = (store: StoreCode): string => `${unfinishedFile}.${store}`;
  const { catalog, key } = await buildFromTables(database, stores, now, fileOf).finally(() => database.close());
  const snapshotError = await writeSnapshot(snapshotFile, unfinishedFile, key, catalog).then(
    () => null,
    (error: unknown) => error,
  );
  process.on('message', (message) => {
    if (message === SEND_CATALOG) answer({ catalog: inMemory(catalog) });
  });
  // it is ended before Node itself would store what it has compiled
  flushCompileCache();
  answer({ built: { key, position: catalog.facts.position, snapshotError } });
}

endWithShop();
process.once('message', (job: BuildJob) => {
  build(job).catch((failure: unknown) => answer({ failure }));
});
