import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Longer than the shop takes between two looks whether it may write. */
const USUAL_REST_MS = 15;

/**
 * Writes in many short transactions and leaves room between them: in SQLite one process writes at a time, and whoever waits for that
 * looks again every few milliseconds. One that begins anew at once would never let the others in.
 */
export function sliceWriter(
  db: Kysely<Schema>,
  restMs = USUAL_REST_MS,
): <T>(slice: (tx: Transaction<Schema>) => Promise<T>) => Promise<T> {
  let restedAt = 0;
  return async (slice) => {
    const rest = restedAt - performance.now();
    if (rest > 0) await sleep(rest);
    try {
      return await db.transaction().execute(slice);
    } finally {
      restedAt = performance.now() + restMs;
    }
  };
}
