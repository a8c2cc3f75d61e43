import { watchReturn } from '#data/line-return.ts';
import { mayHoldSomething } from '#data/outbox/outbox-flag.ts';

/** Sends what waits, at the start of every page and when the line is back, until stopped. */
export function startOutbox(): () => void {
  lookIntoOutbox();
  return watchReturn(lookIntoOutbox);
}

/** The code for it is fetched only where something may wait. */
export function lookIntoOutbox(): void {
  if (mayHoldSomething()) void import('./wake-outbox.ts').then((outbox) => outbox.wakeOutbox()).catch(() => {});
}
