import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { PRIVATE_FILE } from '../files/private-files.ts';

const TIMEOUT_MS = 2_000;
/** Load balancers ask often, and so may anybody else: a probe that writes serves all who ask in this time. */
const PROBE_EVERY_MS = 2_000;
/** Room for some orders. */
const PROBE_BYTES = 256 * 1024;

export interface ReadinessChecks {
  /** the database answers, and soon enough to serve visitors from it, and takes what is written */
  database(): Promise<boolean>;
  /** the data directory takes files: it is neither full nor read-only */
  storage(): Promise<boolean>;
}

export function createReadinessChecks({ db, location: { dataDir } }: Database): ReadinessChecks {
  const databaseWrites = sharedProbe(async () => {
    const value = new Date().toISOString();
    await db
      .insertInto('setting')
      .values({ key: 'health', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  });
  return {
    database: async () => (await succeeds(() => sql`select 1`.execute(db))) && databaseWrites(),
    storage: sharedProbe(() => writeProbe(dataDir)),
  };
}

async function writeProbe(folder: string): Promise<void> {
  const file = path.join(folder, `health-${randomUUID()}`);
  try {
    await writeFile(file, Buffer.alloc(PROBE_BYTES), { mode: PRIVATE_FILE });
  } finally {
    await rm(file, { force: true });
  }
}

function sharedProbe(work: () => Promise<unknown>): () => Promise<boolean> {
  let last: { at: number; result: Promise<boolean> } | null = null;
  return () => {
    if (!last || performance.now() - last.at > PROBE_EVERY_MS) last = { at: performance.now(), result: succeeds(work) };
    return last.result;
  };
}

async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const answer = work().then(
    () => true,
    () => false,
  );
  const timeout = sleep(TIMEOUT_MS, false, { signal: timer.signal, ref: false }).catch(() => false);
  const succeeded = await Promise.race([answer, timeout]);
  timer.abort();
  return succeeded;
}
