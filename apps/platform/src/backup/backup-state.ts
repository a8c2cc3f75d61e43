import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** What the office shows of the backups that the shop makes by itself. */
export interface BackupState {
  made_at: string | null;
  failed_at: string | null;
}

/** keys of rows in `setting`, with a time each */
export const MADE = 'backup.made';
export const FAILED = 'backup.failed';

/** The longest pause that still counts as regular. */
const REGULAR_MS = 8 * 24 * 60 * 60 * 1000;

export async function readBackupState(db: Kysely<Schema>): Promise<BackupState> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).where('key', 'in', [MADE, FAILED]).execute();
  const at = (key: string): string | null => rows.find((row) => row.key === key)?.value ?? null;
  const made_at = at(MADE);
  const failed_at = at(FAILED);
  return { made_at, failed_at: failed_at !== null && failed_at > (made_at ?? '') ? failed_at : null };
}

/** Somebody has said in the office that another program saves the data: since when. */
export const CONFIRMED = 'office.backup-confirmed';

export async function isBackupConfirmed(db: Kysely<Schema>): Promise<boolean> {
  const row = await db.selectFrom('setting').select('key').where('key', '=', CONFIRMED).executeTakeFirst();
  return row !== undefined;
}

export async function isBackedUp(db: Kysely<Schema>, now: number): Promise<boolean> {
  const { made_at } = await readBackupState(db);
  return made_at !== null && Date.parse(made_at) > now - REGULAR_MS;
}
