import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import type { Role } from '@brixel/contract/office/roles';
import type { Invitation } from '@brixel/contract/office/staff';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { hashToken, randomToken } from '../secrets.ts';
import { type Author, recordChange } from './audit.ts';
import { forgetSecondFactor } from './second-factor.ts';
import { type StaffRow, staffByEmail, staffById, staffEmailKey } from './staff.ts';
import { endStaffSessions } from './staff-sessions.ts';

/**
 * Links that open an account. Each works once, and for a day. For somebody who works here already it is the way back after a lost
 * password or second factor: both are forgotten, and the role stays.
 */

const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The token for the link; an earlier link for the address is worth nothing from now on. */
export async function invite(
  tx: Transaction<Schema>,
  { email, role }: { email: string; role: Role },
  { author, now }: { author: Author; now: number },
): Promise<{ token: string } | 'disabled'> {
  const key = staffEmailKey(email);
  const known = await staffByEmail(tx, key);
  if (known && known.disabled_at !== null) return 'disabled';
  const token = randomToken();
  const invited = { email: key, role: known?.role ?? role };
  await tx.deleteFrom('staff_invitation').where('email', '=', key).execute();
  await tx
    .insertInto('staff_invitation')
    .values({ ...invited, hash: hashToken(token), expires_at: new Date(now + LIFETIME_MS).toISOString() })
    .execute();
  await recordChange(tx, { ...author, action: 'staff.invite', subject: key, after: { role: invited.role } });
  return { token };
}

export async function listInvitations(db: Kysely<Schema>, now: number): Promise<Invitation[]> {
  return db
    .selectFrom('staff_invitation')
    .select(['id', 'email', 'role', 'expires_at'])
    .where('expires_at', '>', new Date(now).toISOString())
    .orderBy('email')
    .execute();
}

export async function findInvitation(
  db: Kysely<Schema>,
  token: string,
  now: number,
): Promise<Pick<Invitation, 'email' | 'role'> | null> {
  const row = await db
    .selectFrom('staff_invitation')
    .select(['email', 'role'])
    .where('hash', '=', hashToken(token))
    .where('expires_at', '>', new Date(now).toISOString())
    .executeTakeFirst();
  return row ?? null;
}

export interface Accepted {
  name: string;
  language: OfficeLanguage;
  passwordHash: string;
}

/** Uses a link up. Null where that has been done, or it has run out. */
export async function acceptInvitation(
  tx: Transaction<Schema>,
  token: string,
  { name, language, passwordHash }: Accepted,
  { requestId, now }: { requestId: string; now: number },
): Promise<StaffRow | null> {
  const invited = await tx
    .deleteFrom('staff_invitation')
    .where('hash', '=', hashToken(token))
    .where('expires_at', '>', new Date(now).toISOString())
    .returning(['email', 'role'])
    .executeTakeFirst();
  if (!invited) return null;
  const known = await staffByEmail(tx, invited.email);
  const facts = { name, language, password_hash: passwordHash };
  const id = known ? await renew(tx, known.id, facts) : await insert(tx, { ...invited, ...facts }, now);
  await recordChange(tx, {
    staff: { id, name },
    requestId,
    action: 'invitation.accept',
    subject: invited.email,
    after: { role: known?.role ?? invited.role, anew: known !== null },
  });
  return staffById(tx, id);
}

type Facts = Pick<StaffRow, 'name' | 'language' | 'password_hash'>;

async function renew(tx: Transaction<Schema>, id: number, facts: Facts): Promise<number> {
  await tx.updateTable('staff').set(facts).where('id', '=', id).execute();
  await forgetSecondFactor(tx, id);
  await endStaffSessions(tx, id);
  return id;
}

async function insert(
  tx: Transaction<Schema>,
  person: Facts & Pick<StaffRow, 'email' | 'role'>,
  now: number,
): Promise<number> {
  const { id } = await tx
    .insertInto('staff')
    .values({ ...person, created_at: new Date(now).toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False where there is none, or no longer. */
export async function withdrawInvitation(tx: Transaction<Schema>, id: number, author: Author): Promise<boolean> {
  const withdrawn = await tx
    .deleteFrom('staff_invitation')
    .where('id', '=', id)
    .returning(['email', 'role'])
    .executeTakeFirst();
  if (!withdrawn) return false;
  const { email, role } = withdrawn;
  await recordChange(tx, { ...author, action: 'staff.withdrawInvitation', subject: email, before: { role } });
  return true;
}

export async function sweepInvitations(db: Kysely<Schema>, now: number): Promise<void> {
  await db.deleteFrom('staff_invitation').where('expires_at', '<', new Date(now).toISOString()).execute();
}
