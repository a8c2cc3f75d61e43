import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** That of the owner who has this address in the office, else of the first one. */
export async function ownerLanguage(db: Kysely<Schema>, address: string): Promise<OfficeLanguage> {
  const people = await db
    .selectFrom('staff')
    .select(['email', 'language'])
    .where('role', '=', 'owner')
    .orderBy('id')
    .execute();
  const known = people.find(({ email }) => email.toLowerCase() === address.toLowerCase()) ?? people[0];
  return known?.language ?? 'de';
}
