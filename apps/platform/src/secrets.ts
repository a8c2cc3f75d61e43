import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from './database/schema.ts';

const SECRET_BYTES = 32;

/** A secret of this shop, generated on first use; all nodes get the same one. */
export async function shopSecret(db: Kysely<Schema>, name: string): Promise<Buffer> {
  const key = `secret:${name}`;
  for (;;) {
    const known = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
    if (known) return Buffer.from(known.value, 'base64url');
    await db
      .insertInto('setting')
      .values({ key, value: randomBytes(SECRET_BYTES).toString('base64url') })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** An unguessable token of 256 random bits. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token. The token is random, so one round of a fast hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
