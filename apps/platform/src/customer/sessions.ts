import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { hashToken, randomToken } from '../secrets.ts';

export interface Tokens {
  token: string;
  refreshToken: string;
}

export interface Session {
  id: string;
  customerId: number;
}

/** Logins. Each is a family of tokens: ending it ends them all. */
export interface Sessions {
  /** Null where the password has been changed since it was checked. */
  open(customerId: number, passwordHash: string): Promise<Tokens | null>;
  /**
   * Null for a token that is not valid. A refresh token may be exchanged again until a token that came from it has been: clients
   * that keep their first one, and lost answers, end no login. After that the token counts as stolen, and the login ends.
   */
  refresh(refreshToken: string): Promise<Tokens | null>;
  find(token: string): Promise<Session | null>;
  /** Also with a token that has run out. */
  end(token: string): Promise<void>;
  /** Removes what has run out. */
  sweep(): Promise<void>;
}

interface Lifetimes {
  accessMinutes: number;
  now?: () => number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const REFRESH_DAYS = 30;
/** Tokens that have run out still name their login for so long, so that a late logout ends it. */
const RETENTION_DAYS = 1;
const SWEPT_AT_ONCE = 200;
/** Of the tokens that one was exchanged for repeatedly, those of so many minutes are stored, and the first. */
const REPEATED_MINUTES = 60;

export function createSessions(db: Kysely<Schema>, { accessMinutes, now = Date.now }: Lifetimes): Sessions {
  const isoTime = (offset = 0): string => new Date(now() + offset).toISOString();

  async function issue(tx: Transaction<Schema>, sessionId: string, parent: string | null): Promise<Tokens> {
    const tokens = { token: randomToken(), refreshToken: randomToken() };
    const row = { session_id: sessionId, used_at: null, parent_hash: null };
    await tx
      .insertInto('customer_token')
      .values([
        { ...row, hash: hashToken(tokens.token), kind: 'access', expires_at: isoTime(accessMinutes * MINUTE_MS) },
        {
          ...row,
          hash: hashToken(tokens.refreshToken),
          kind: 'refresh',
          parent_hash: parent,
          expires_at: isoTime(REFRESH_DAYS * DAY_MS),
        },
      ])
      .execute();
    return tokens;
  }

  /** Whether a token issued from this one, or in its place, has been used. */
  async function isOvertaken(
    tx: Transaction<Schema>,
    { hash, parent }: { hash: string; parent: string | null },
  ): Promise<boolean> {
    const used = await tx
      .selectFrom('customer_token')
      .select('hash')
      .where('parent_hash', 'in', parent === null ? [hash] : [hash, parent])
      .where('hash', '!=', hash)
      .where('used_at', 'is not', null)
      .executeTakeFirst();
    return used !== undefined;
  }

  /** The first one stays: its device may be asleep, and its use reveals that the others were stolen. */
  async function dropRepeated(tx: Transaction<Schema>, parent: string): Promise<void> {
    const { first } = await tx
      .selectFrom('customer_token')
      .select(({ fn }) => fn.min('expires_at').as('first'))
      .where('parent_hash', '=', parent)
      .executeTakeFirstOrThrow();
    await tx
      .deleteFrom('customer_token')
      .where('parent_hash', '=', parent)
      .where('used_at', 'is', null)
      .where('expires_at', '>', first)
      .where('expires_at', '<', isoTime(REFRESH_DAYS * DAY_MS - REPEATED_MINUTES * MINUTE_MS))
      .execute();
  }

  return {
    open: (customerId, passwordHash) =>
      db.transaction().execute(async (tx) => {
        // Holds the row until the end, so that a change of the password comes either before or after this login.
        const customer = await tx
          .updateTable('customer')
          .set({ logged_in_at: isoTime() })
          .where('id', '=', customerId)
          .where('password_hash', '=', passwordHash)
          .returning('id')
          .executeTakeFirst();
        if (!customer) return null;
        const id = randomToken();
        await tx
          .insertInto('customer_session')
          .values({ id, customer_id: customerId, created_at: isoTime(), renewed_at: isoTime() })
          .execute();
        return issue(tx, id, null);
      }),

    async refresh(refreshToken) {
      const hash = hashToken(refreshToken);
      const known = await db
        .selectFrom('customer_token')
        .select(['session_id', 'parent_hash'])
        .where('hash', '=', hash)
        .where('kind', '=', 'refresh')
        .where('expires_at', '>', isoTime())
        .executeTakeFirst();
      if (!known) return null;
      return db.transaction().execute(async (tx) => {
        // The login before its tokens, as where it is ended: so neither waits for the other.
        const session = await tx
          .updateTable('customer_session')
          .set({ renewed_at: isoTime() })
          .where('id', '=', known.session_id)
          .returning('id')
          .executeTakeFirst();
        if (!session) return null;
        if (await isOvertaken(tx, { hash, parent: known.parent_hash })) {
          await tx.deleteFrom('customer_session').where('id', '=', session.id).execute();
          return null;
        }
        const first = await tx
          .updateTable('customer_token')
          .set({ used_at: isoTime() })
          .where('hash', '=', hash)
          .where('used_at', 'is', null)
          .returning('hash')
          .executeTakeFirst();
        if (!first) await dropRepeated(tx, hash);
        return issue(tx, session.id, hash);
      });
    },

    async find(token) {
      const row = await db
        .selectFrom('customer_token')
        .innerJoin('customer_session', 'customer_session.id', 'customer_token.session_id')
        .select(['customer_session.id', 'customer_session.customer_id'])
        .where('customer_token.hash', '=', hashToken(token))
        .where('customer_token.kind', '=', 'access')
        .where('customer_token.expires_at', '>', isoTime())
        .executeTakeFirst();
      return row ? { id: row.id, customerId: row.customer_id } : null;
    },

    async end(token) {
      const row = await db
        .selectFrom('customer_token')
        .select('session_id')
        .where('hash', '=', hashToken(token))
        .executeTakeFirst();
      if (row) await db.deleteFrom('customer_session').where('id', '=', row.session_id).execute();
    },

    async sweep() {
      const before = isoTime(-RETENTION_DAYS * DAY_MS);
      for (;;) {
        const old = await db
          .selectFrom('customer_token')
          .select(['hash', 'session_id'])
          .where('expires_at', '<', before)
          .limit(SWEPT_AT_ONCE)
          .execute();
        if (old.length === 0) return;
        // A login goes first, and takes its tokens along: one that has lost all of them would never be found again.
        await db
          .deleteFrom('customer_session')
          .where('id', 'in', [...new Set(old.map(({ session_id }) => session_id))])
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('customer_token')
                  .select('hash')
                  .whereRef('customer_token.session_id', '=', 'customer_session.id')
                  .where('expires_at', '>=', before),
              ),
            ),
          )
          .execute();
        await db
          .deleteFrom('customer_token')
          .where(
            'hash',
            'in',
            old.map(({ hash }) => hash),
          )
          .execute();
      }
    },
  };
}

/** Ends a customer's logins, all or all but one, together with what the transaction does. */
export async function endSessions(tx: Transaction<Schema>, customerId: number, except?: Session): Promise<void> {
  await tx
    .deleteFrom('customer_session')
    .where('customer_id', '=', customerId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except?.id ?? ''))
    .execute();
}
