import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { CustomerRow } from './customer-store.ts';
import type { Passwords } from './passwords.ts';
import { isOutdated } from './stored-password.ts';

/**
 * After a right login: a password that came from another shop is stored as those of this one. The hash that holds now; where too many
 * hashes are waited for, or the password was changed meanwhile, that is the one from before.
 */
export async function renewPassword(
  db: Kysely<Schema>,
  { id, password_hash: before }: Pick<CustomerRow, 'id' | 'password_hash'>,
  password: string,
  passwords: Passwords,
): Promise<string> {
  if (!isOutdated(before)) return before;
  const hash = await passwords.hash(password);
  if (hash === null) return before;
  const renewed = await db
    .updateTable('customer')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .executeTakeFirst();
  return renewed.numUpdatedRows > 0n ? hash : before;
}
