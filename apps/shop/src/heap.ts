import type { Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How far the heap may grow beyond what is in use before it is collected. V8 would allow several times as much. */
const GROWTH_PERCENT = 50;

export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}

/** A collection of everything, which stops the process for a moment. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  setFlagsFromString('--no-expose-gc');
}

const LOOK_MS = 10_000;
/** Requests between two looks: health checks and metrics are asked for at night, too. */
const QUIET_REQUESTS = 10;
/** Fewer leave nothing behind that is worth it. */
const MANY_REQUESTS = 200;

/** What visitors have left behind is collected when they are gone: V8 itself collects when it needs room, which in a quiet shop is much later. */
export function collectAfterVisits(server: Pick<Server, 'on'>, collect = collectGarbage): void {
  let now = 0;
  let sinceCollected = 0;
  server.on('request', () => {
    now += 1;
  });
  setInterval(() => {
    sinceCollected += now;
    const isQuiet = now <= QUIET_REQUESTS;
    now = 0;
    if (!isQuiet || sinceCollected < MANY_REQUESTS) return;
    sinceCollected = 0;
    collect();
  }, LOOK_MS).unref();
}
