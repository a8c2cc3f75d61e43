import { watchReturn } from '#data/connection/connection-return.ts';
import { hasQueuedRecords } from './queue-records.ts';

/** Calls and orders that wait in this browser are sent soon after the start of every page and when the connection is back. */

let flush: () => Promise<void> = async () => {};

/** `load` fetches the code that sends; it is fetched only where something waits. */
export function startSendQueue(load: () => Promise<() => Promise<void>>): void {
  flush = async () => (await load())();
  flushSendQueue();
  watchReturn(flushSendQueue);
}

export function flushSendQueue(): void {
  void hasQueuedRecords()
    .then((holds) => (holds ? flush() : undefined))
    .catch(() => {});
}
