import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

const LOOK_MS = 50;
/** Whoever publishes and dies is replaced within seconds. A shop that waited for ever would show no change at all. */
const PATIENCE_MS = 60_000;

/**
 * Reads rows of which no part belongs to an import that is just being published or undone: that happens slice by slice, and nobody is
 * to see a half of it.
 */
export async function wholeRows<T>(db: Kysely<Schema>, read: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const before = await importsOf(db);
    if (!before.isHalf || performance.now() > end) {
      const rows = await read();
      const after = await importsOf(db);
      const isWhole = !after.isHalf && after.changes === before.changes;
      if (isWhole || performance.now() > end) return rows;
    }
    await sleep(LOOK_MS);
  }
}

async function importsOf(db: Kysely<Schema>): Promise<{ isHalf: boolean; changes: number }> {
  const { half, published, undone } = await db
    .selectFrom('import_job')
    .select(({ fn }) => [
      // what was given up in the middle is half until somebody goes on with it; the rest of the shop changes meanwhile
      fn.count<number>('id').filterWhere('applied_to', 'is not', null).filterWhere('wanted', 'is not', null).as('half'),
      fn.count<number>('published_at').as('published'),
      fn.count<number>('id').filterWhere('state', '=', 'undone').as('undone'),
    ])
    .executeTakeFirstOrThrow();
  return { isHalf: Number(half) > 0, changes: Number(published) + Number(undone) };
}
