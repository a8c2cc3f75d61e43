import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

const LOOK_MS = 50;
/** Whoever publishes and dies is replaced within seconds. A shop that waited for ever would show no change at all. */
const PATIENCE_MS = 60_000;
/** Where imports follow each other faster than a catalogue is built, goods are shown all the same. */
const MOST_READINGS = 5;

/**
 * Reads rows of which no part belongs to an import that is just being published or undone: that happens slice by slice, and nobody is
 * to see a half of it. What was overtaken by one is read again.
 */
export async function wholeRows<T>(db: Kysely<Schema>, read: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  for (let readings = 1; ; readings += 1) {
    const before = await withoutHalf(db, patienceMs);
    const rows = await read();
    const after = await importsOf(db);
    const isWhole = !after.isHalf && after.changes === before.changes;
    if (isWhole || before.isHalf || readings >= MOST_READINGS) return rows;
  }
}

/** Waits until no import is half published, as long as that is of use. */
async function withoutHalf(db: Kysely<Schema>, patienceMs: number): Promise<Imports> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const imports = await importsOf(db);
    if (!imports.isHalf || performance.now() > end) return imports;
    await sleep(LOOK_MS);
  }
}

interface Imports {
  isHalf: boolean;
  changes: number;
}

async function importsOf(db: Kysely<Schema>): Promise<Imports> {
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
