import { watchReturn } from '#data/connection/connection-return.ts';
import { holdsSomething } from '#data/send-queue/outbox-records.ts';

/** Sends what waits, soon after the start of every page and when the line is back. */
export function startOutbox(): void {
  lookIntoOutbox();
  watchReturn(lookIntoOutbox);
}

/** The code for it is fetched only where something waits. */
export function lookIntoOutbox(): void {
  void holdsSomething()
    .then((holds) => (holds ? import('./wake-outbox.ts').then((outbox) => outbox.wakeOutbox()) : null))
    .catch(() => {});
}
