import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { hashToken } from '../secrets.ts';

/** Random numbers for a passkey to sign. Each is accepted once, so that an answer cannot be sent a second time. */
export interface PasskeyChallenges {
  /** For a passkey of this person to be created; null for signing in. */
  issue(staffId: number | null): Promise<Uint8Array<ArrayBuffer>>;
  /** As the browser sent it back. False for one that was never issued for this, was used, or has run out. */
  use(challenge: string, staffId: number | null): Promise<boolean>;
  sweep(): Promise<void>;
}

const BYTES = 32;
const LIFETIME_MS = 5 * 60 * 1000;

export function createPasskeyChallenges(db: Kysely<Schema>, now = Date.now): PasskeyChallenges {
  const isoTime = (offset = 0): string => new Date(now() + offset).toISOString();
  return {
    async issue(staffId) {
      const challenge = randomBytes(BYTES);
      await db
        .insertInto('staff_challenge')
        .values({
          hash: hashToken(challenge.toString('base64url')),
          staff_id: staffId,
          expires_at: isoTime(LIFETIME_MS),
        })
        .execute();
      return new Uint8Array(challenge);
    },
    async use(challenge, staffId) {
      const used = await db
        .deleteFrom('staff_challenge')
        .where('hash', '=', hashToken(challenge))
        .where('staff_id', staffId === null ? 'is' : '=', staffId)
        .where('expires_at', '>', isoTime())
        .returning('hash')
        .executeTakeFirst();
      return used !== undefined;
    },
    async sweep() {
      await db.deleteFrom('staff_challenge').where('expires_at', '<', isoTime()).execute();
    },
  };
}
