import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { JobRow } from './import-jobs.ts';

/** One import at a time is worked on, by one process. One that gives no sign of life for so long has died. */
export const PATIENCE_MS = 8_000;
/** A sign of life that comes from farther ahead was given by a clock that was wrong. */
const CLOCKS_DIFFER_MS = 60 * 60 * 1000;

/** Another process took it for dead and works on it now, or it was dropped: nothing of this one counts any more. */
export class ClaimLost extends Error {}

/** An import that this process works on. */
export type ClaimedJob = Pick<JobRow, 'id'> & { runner: string };

const iso = (moment: number): string => new Date(moment).toISOString();

/** An arbitrary number, the same in every process of this shop. */
const CLAIM_LOCK = 7_215_340;

/** Those that want to claim something wait for each other; in SQLite every transaction that writes does. */
export async function holdClaims(tx: Transaction<Schema>, kind: Database['kind']): Promise<void> {
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(CLAIM_LOCK)})`.execute(tx);
}

/** Whose turn it is: what was published or undone is shown before something else is read. */
const TURN = { publish: 0, undo: 1, clear: 2, read: 3 } as const;

/** Claims what is to be done next, if nobody is at work; null where there is nothing, or nothing that `can` be done here. */
export async function claimJob(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  runner: string,
  can: (job: JobRow) => Promise<boolean> = async () => true,
): Promise<JobRow | null> {
  const waiting = await db.selectFrom('import_job').selectAll().where('wanted', 'is not', null).execute();
  const inTurn = waiting.toSorted((a, b) => TURN[a.wanted!] - TURN[b.wanted!] || a.id - b.id);
  for (const { id, wanted, ...job } of inTurn) {
    if (!(await can({ id, wanted, ...job }))) continue;
    return db.transaction().execute(async (tx) => {
      await holdClaims(tx, kind);
      if (await workedOn(tx)) return null;
      const claimed = await tx
        .updateTable('import_job')
        .set(({ eb }) => ({ runner, touched_at: iso(Date.now()), attempts: eb('attempts', '+', 1) }))
        .where('id', '=', id)
        .where('wanted', '=', wanted)
        .returningAll()
        .executeTakeFirst();
      return claimed ?? null;
    });
  }
  return null;
}

/** The import that somebody works on now. */
export async function workedOn(db: Pick<Transaction<Schema>, 'selectFrom'>) {
  return db
    .selectFrom('import_job')
    .select(['id', 'source_name'])
    .where('runner', 'is not', null)
    .where('touched_at', '>=', iso(Date.now() - PATIENCE_MS))
    .where('touched_at', '<=', iso(Date.now() + CLOCKS_DIFFER_MS))
    .executeTakeFirst();
}

type Progress = Partial<Pick<JobRow, 'rows_read' | 'goods_written' | 'applied_to'>>;

/** A sign of life, in the transaction of each step: it fails where somebody else has the import. */
export async function touchJob(
  tx: Pick<Transaction<Schema>, 'updateTable'>,
  { id, runner }: ClaimedJob,
  progress: Progress = {},
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('import_job')
    .set({ touched_at: iso(Date.now()), ...progress })
    .where('id', '=', id)
    .where('runner', '=', runner)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new ClaimLost();
}

/** Lets others go on at once. */
export async function releaseJobs({ db }: Pick<Database, 'db'>, runner: string): Promise<void> {
  await db.updateTable('import_job').set({ runner: null }).where('runner', '=', runner).execute();
}
