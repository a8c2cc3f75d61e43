import type { Role } from '@brixel/contract/office/roles';
import type { Me, StaffMember } from '@brixel/contract/office/staff';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from './audit.ts';
import { endStaffSessions } from './staff-sessions.ts';

/** The people of the office in the database. */

export type StaffRow = Selectable<Schema['staff']>;

/** One person for an address, however it is spelt. */
export const staffEmailKey = (email: string): string => email.trim().toLowerCase();

export async function staffByEmail(db: Kysely<Schema>, email: string): Promise<StaffRow | null> {
  const row = await db.selectFrom('staff').selectAll().where('email', '=', staffEmailKey(email)).executeTakeFirst();
  return row ?? null;
}

export async function staffById(db: Kysely<Schema>, id: number): Promise<StaffRow | null> {
  const row = await db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The person as the office shows them to themselves. */
export async function readMe(db: Kysely<Schema>, id: number): Promise<Me> {
  const row = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role', 'language', 'totp_secret'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { totp_secret, ...person } = row;
  return { ...person, second_factor: { totp: totp_secret !== null, passkeys: await countPasskeys(db, id) } };
}

export async function countPasskeys(db: Kysely<Schema>, staffId: number): Promise<number> {
  const { count } = await db
    .selectFrom('staff_passkey')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function listStaff(db: Kysely<Schema>): Promise<StaffMember[]> {
  const rows = await db.selectFrom('staff').selectAll().orderBy('name').orderBy('id').execute();
  const passkeys = await db.selectFrom('staff_passkey').select('staff_id').distinct().execute();
  const withPasskey = new Set(passkeys.map(({ staff_id }) => staff_id));
  return rows.map((row) => toMember(row, withPasskey.has(row.id)));
}

const toMember = (row: StaffRow, hasPasskey: boolean): StaffMember => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  second_factor: row.totp_secret !== null || hasPasskey,
  disabled: row.disabled_at !== null,
  seen_at: row.seen_at,
});

export interface StaffChange {
  role?: Role | undefined;
  disabled?: boolean | undefined;
}

type Standing = Pick<StaffRow, 'role' | 'disabled_at'>;
const isOwner = ({ role, disabled_at }: Standing): boolean => role === 'owner' && disabled_at === null;
const shown = ({ role, disabled_at }: Standing) => ({ role, disabled: disabled_at !== null });

/** Changes a role, or lets somebody in or out. Who is disabled is signed out, and an open link for them is worth nothing. */
export async function updateStaff(
  tx: Transaction<Schema>,
  id: number,
  change: StaffChange,
  author: Author,
): Promise<StaffMember | 'unknown' | 'last-owner'> {
  await holdOwners(tx);
  const before = await staffById(tx, id);
  if (!before) return 'unknown';
  const after = { ...before, role: change.role ?? before.role, disabled_at: disabledAt(before, change.disabled) };
  if (isOwner(before) && !isOwner(after) && !(await hasOtherOwner(tx, id))) return 'last-owner';
  const member = toMember(after, (await countPasskeys(tx, id)) > 0);
  if (after.role === before.role && after.disabled_at === before.disabled_at) return member;
  const { role, disabled_at } = after;
  await tx.updateTable('staff').set({ role, disabled_at }).where('id', '=', id).execute();
  if (disabled_at !== null) {
    await endStaffSessions(tx, id);
    await tx.deleteFrom('staff_invitation').where('email', '=', before.email).execute();
  }
  await recordChange(tx, {
    ...author,
    action: 'staff.update',
    subject: before.email,
    before: shown(before),
    after: shown(after),
  });
  return member;
}

/** Until the end of the transaction, so that two owners cannot remove each other at the same moment. */
async function holdOwners(tx: Transaction<Schema>): Promise<void> {
  await tx
    .updateTable('staff')
    .set(({ ref }) => ({ role: ref('role') }))
    .where('role', '=', 'owner')
    .execute();
}

function disabledAt({ disabled_at }: StaffRow, disabled: boolean | undefined): string | null {
  if (disabled === undefined) return disabled_at;
  return disabled ? (disabled_at ?? new Date().toISOString()) : null;
}

async function hasOtherOwner(tx: Transaction<Schema>, id: number): Promise<boolean> {
  const other = await tx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .where('id', '!=', id)
    .executeTakeFirst();
  return other !== undefined;
}
