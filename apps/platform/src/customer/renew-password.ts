import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type CustomerRow, customerById } from './customer-store.ts';
import type { Passwords } from './passwords.ts';
import { isOutdated } from './stored-password.ts';

/**
 * After a right login: a password that came from another shop is stored as those of this one. The hash that the login holds for; it is
 * the old one where too many wait for theirs, and where somebody has set another password meanwhile.
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
  if (renewed.numUpdatedRows > 0n) return hash;
  // another login with the same password may have been quicker
  const now = (await customerById(db, id))?.password_hash ?? before;
  return (await passwords.check(password, now)) === 'right' ? now : before;
}
