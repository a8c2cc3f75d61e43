import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

const PATIENCE_MS = 2_000;

/** Whether the database answers, and soon enough to serve visitors from it. */
export async function databaseAnswers({ db }: Database): Promise<boolean> {
  const timer = new AbortController();
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const timeout = sleep(PATIENCE_MS, false, { signal: timer.signal, ref: false }).catch(() => false);
  const answered = await Promise.race([answer, timeout]);
  timer.abort();
  return answered;
}
