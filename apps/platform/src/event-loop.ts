/** After so long the event loop does something else. */
export const STRETCH_MS = 6;

/** Resolves when everything that has been begun waits for the outside: the disk, the network, another turn of the event loop. */
export const untilAllWait = (): Promise<void> =>
  new Promise((resolve) => queueMicrotask(() => process.nextTick(resolve)));
