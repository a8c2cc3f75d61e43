import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { PlatformSettings } from '../config.ts';
import type { Database } from '../database/database.ts';
import { isDue } from '../database/is-due.ts';
import type { Schema } from '../database/schema.ts';
import { createWorkerPool } from '../worker-pool.ts';
import type { BackupAnswer, BackupJob } from './backup.worker.ts';
import { FAILED, MADE } from './backup-state.ts';

/** Backups that the shop makes by itself: one of all nodes makes each. */
export interface ScheduledBackups {
  /** Makes one if it is time; runs every minute by itself. */
  look(): Promise<void>;
  close(): Promise<void>;
}

interface BackupOptions {
  database: Database;
  plan: PlatformSettings['backup'];
  onError: (error: unknown) => void;
  now?: () => number;
}

const LOOK_EVERY_MS = 60_000;
const HOUR_MS = 60 * 60 * 1000;
/** After a crash another node tries again. */
const PATIENCE_MS = HOUR_MS;
const DUE = 'backup.due';

export function createScheduledBackups({ database, plan, onError, now = Date.now }: BackupOptions): ScheduledBackups {
  if (!plan) return { look: async () => {}, close: async () => {} };
  const { db, location } = database;
  const { everyHours, folder, keep } = plan;
  const pool = createWorkerPool<BackupJob, BackupAnswer>(new URL('./backup.worker.ts', import.meta.url), {
    workers: 1,
    queueLimit: 1,
  });
  const iso = (ms: number): string => new Date(ms).toISOString();

  /** Whoever moves the date makes the backup. */
  async function isOurs(start: number): Promise<boolean> {
    await db
      .insertInto('setting')
      .values({ key: DUE, value: iso(start) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const moved = await db
      .updateTable('setting')
      .set({ value: iso(start + PATIENCE_MS) })
      .where('key', '=', DUE)
      .where(isDue('value', start, Math.max(everyHours * HOUR_MS, PATIENCE_MS)))
      .returning('key')
      .execute();
    return moved.length > 0;
  }

  async function makeIfDue(): Promise<void> {
    const start = now();
    if (!(await isOurs(start))) return;
    // one that takes long stays ours
    const stillOurs = setInterval(
      () => void note(db, DUE, iso(now() + PATIENCE_MS)).catch(onError),
      PATIENCE_MS / 2,
    ).unref();
    try {
      const done = await pool.run({ location, target: path.join(folder, nameOf(start)) });
      if (!done) return;
      await note(db, MADE, iso(start));
      await note(db, DUE, iso(start + everyHours * HOUR_MS));
      await removeOlder(folder, keep);
    } catch (error) {
      await note(db, FAILED, iso(start));
      throw error;
    } finally {
      clearInterval(stillOurs);
    }
  }

  let running: Promise<void> | null = null;
  function look(): Promise<void> {
    running ??= makeIfDue().finally(() => {
      running = null;
    });
    return running;
  }

  const timer = setInterval(() => look().catch(onError), LOOK_EVERY_MS).unref();
  look().catch(onError);
  return {
    look,
    async close() {
      clearInterval(timer);
      await pool.close();
      await running?.catch(() => {});
    },
  };
}

const note = (db: Kysely<Schema>, key: string, value: string) =>
  db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();

const nameOf = (ms: number): string => `brixel-${new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '')}.zip`;
const OURS = /^brixel-\d{8}T\d{6}Z\.zip$/;

/** Names rise with time. What a killed process has left goes too. */
async function removeOlder(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).sort();
  const made = names.filter((name) => OURS.test(name));
  const unfinished = names.filter((name) => /^brixel-\d{8}T\d{6}Z\.zip\.part-/.test(name));
  for (const name of [...made.slice(0, -keep), ...unfinished])
    await rm(path.join(folder, name), { recursive: true, force: true });
}
