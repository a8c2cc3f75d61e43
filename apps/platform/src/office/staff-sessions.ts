import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import type { Role } from '@brixel/contract/office/roles';
import type { StaffSession } from '@brixel/contract/office/staff';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { hashToken, randomToken } from '../secrets.ts';
import { deviceName } from './device-name.ts';

/** Somebody who is signed in. */
export interface SignedIn {
  id: number;
  name: string;
  email: string;
  role: Role;
  language: OfficeLanguage;
  sessionId: string;
}

/** Somebody as they were found when the password or the code was checked. */
interface Checked {
  id: number;
  password_hash: string;
}

const SECOND_MS = 1000;
export const SESSION_SECONDS = 12 * 60 * 60;
export const HALF_SECONDS = 10 * 60;
const IDLE_SECONDS = 30 * 60;
/** A round through the drawers, with a break. */
const KEPT_SECONDS = 3 * 60 * 60;
/** A session that is used notes that so often, not with every call. */
const NOTED_EVERY_SECONDS = 60;
const MOST_AGENT_LETTERS = 300;

export interface StaffSessions {
  /** The token of the cookie. Null where the person was disabled or got another password since `staff` was read. */
  open(tx: Transaction<Schema>, staff: Checked, userAgent: string): Promise<string | null>;
  find(token: string): Promise<SignedIn | null>;
  /** The password was right, the code is still to come. */
  openHalf(staff: Checked, userAgent: string): Promise<string>;
  findHalf(token: string): Promise<number | null>;
  /** Somebody is at work away from the screen: for some hours it does not end by being idle. */
  keep(id: string): Promise<void>;
  list(staffId: number, currentId: string): Promise<StaffSession[]>;
  /** Of the cookie, open or half. */
  endByToken(db: Kysely<Schema>, token: string): Promise<void>;
  end(staffId: number, id: string): Promise<void>;
  sweep(): Promise<void>;
}

export function createStaffSessions(db: Kysely<Schema>, now = Date.now): StaffSessions {
  const isoTime = (seconds = 0): string => new Date(now() + seconds * SECOND_MS).toISOString();

  async function insert(
    into: Kysely<Schema>,
    row: { staffId: number; kind: 'open' | 'half'; seconds: number; userAgent: string },
  ): Promise<string> {
    const token = randomToken();
    await into
      .insertInto('staff_session')
      .values({
        id: randomToken(),
        hash: hashToken(token),
        staff_id: row.staffId,
        kind: row.kind,
        created_at: isoTime(),
        seen_at: isoTime(),
        expires_at: isoTime(row.seconds),
        user_agent: row.userAgent.slice(0, MOST_AGENT_LETTERS),
      })
      .execute();
    return token;
  }

  /** What has neither run out nor been idle for too long. */
  const valid = (kind: 'open' | 'half') =>
    db
      .selectFrom('staff_session')
      .where('staff_session.kind', '=', kind)
      .where('staff_session.expires_at', '>', isoTime())
      .where(({ eb, or }) =>
        or([eb('staff_session.seen_at', '>', isoTime(-IDLE_SECONDS)), eb('staff_session.kept_until', '>', isoTime())]),
      );

  async function noteUse({ sessionId, id }: Pick<SignedIn, 'sessionId' | 'id'>): Promise<void> {
    const seen = { seen_at: isoTime() };
    await db.updateTable('staff_session').set(seen).where('id', '=', sessionId).execute();
    await db.updateTable('staff').set(seen).where('id', '=', id).execute();
  }

  return {
    async open(tx, staff, userAgent) {
      // Holds the row until the end, so that a change of the password comes either before or after this session.
      const held = await tx
        .updateTable('staff')
        .set({ seen_at: isoTime() })
        .where('id', '=', staff.id)
        .where('password_hash', '=', staff.password_hash)
        .where('disabled_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return held ? insert(tx, { staffId: held.id, kind: 'open', seconds: SESSION_SECONDS, userAgent }) : null;
    },

    async find(token) {
      const row = await valid('open')
        .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
        .select(['staff.id', 'staff.name', 'staff.email', 'staff.role', 'staff.language'])
        .select(['staff_session.id as sessionId', 'staff_session.seen_at as seenAt'])
        .where('staff_session.hash', '=', hashToken(token))
        .where('staff.disabled_at', 'is', null)
        .executeTakeFirst();
      if (!row) return null;
      const { seenAt, ...signedIn } = row;
      if (seenAt < isoTime(-NOTED_EVERY_SECONDS)) await noteUse(signedIn);
      return signedIn;
    },

    openHalf: (staff, userAgent) => insert(db, { staffId: staff.id, kind: 'half', seconds: HALF_SECONDS, userAgent }),

    async findHalf(token) {
      const row = await valid('half').select('staff_id').where('hash', '=', hashToken(token)).executeTakeFirst();
      return row?.staff_id ?? null;
    },

    async keep(id) {
      await db
        .updateTable('staff_session')
        .set({ kept_until: isoTime(KEPT_SECONDS) })
        .where('id', '=', id)
        .execute();
    },

    async list(staffId, currentId) {
      const rows = await valid('open')
        .selectAll()
        .where('staff_id', '=', staffId)
        .orderBy('seen_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        device: deviceName(row.user_agent),
        created_at: row.created_at,
        seen_at: row.seen_at,
        current: row.id === currentId,
      }));
    },

    async endByToken(tx, token) {
      await tx.deleteFrom('staff_session').where('hash', '=', hashToken(token)).execute();
    },

    async end(staffId, id) {
      await db.deleteFrom('staff_session').where('id', '=', id).where('staff_id', '=', staffId).execute();
    },

    async sweep() {
      await db
        .deleteFrom('staff_session')
        .where(({ eb, or, and }) =>
          or([
            eb('expires_at', '<', isoTime()),
            and([
              eb('seen_at', '<', isoTime(-IDLE_SECONDS)),
              or([eb('kept_until', 'is', null), eb('kept_until', '<', isoTime())]),
            ]),
          ]),
        )
        .execute();
    },
  };
}

/** Ends somebody's sessions, all or all but one, together with what the transaction does. */
export async function endStaffSessions(tx: Transaction<Schema>, staffId: number, exceptId = ''): Promise<void> {
  await tx.deleteFrom('staff_session').where('staff_id', '=', staffId).where('id', '!=', exceptId).execute();
}
