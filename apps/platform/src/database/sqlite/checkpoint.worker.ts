/** Moves the write-ahead log into the database file, as far as nobody reads or writes there. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const database = new DatabaseSync(workerData as string);

const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');

parentPort?.on('message', (message) => {
  // a watching Node (`npm run dev`) sends messages of its own
  if (message !== 'checkpoint') return;
  parentPort?.postMessage({ pages: checkpoint.get()?.log });
});
