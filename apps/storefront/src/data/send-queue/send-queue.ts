import { watchReconnect } from '#data/connection/connection-return.ts';
import { QUEUE_DATABASE } from '#data/storage/database.ts';

/** Calls and orders that wait in this browser are sent soon after the start of every page and when the connection is back. */

let flush: () => Promise<void> = async () => {};

/** `load` fetches the code that sends; it is fetched only where something waits. */
export function startSendQueue(load: () => Promise<() => Promise<void>>): void {
  flush = async () => (await load())();
  flushSendQueue();
  watchReconnect(flushSendQueue);
}

export function flushSendQueue(): void {
  void hasQueued()
    .then((queued) => (queued ? flush() : undefined))
    .catch(() => {});
}

/** Most visitors have no such database, and need no code to read it. */
async function hasQueued(): Promise<boolean> {
  const isKnown =
    !('databases' in indexedDB) || (await indexedDB.databases()).some(({ name }) => name === QUEUE_DATABASE);
  return isKnown && (await import('./queue-records.ts')).hasQueuedRecords();
}
