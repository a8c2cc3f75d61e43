import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { hmacOf, shopSecret } from '../shop-secrets.ts';

/** A signed statement that a customer belongs to a group. */
export async function groupToken(
  db: Kysely<Schema>,
  { id, group_id }: { id: number; group_id: number },
): Promise<string> {
  const { current } = await shopSecret(db, 'group-token');
  const claim = Buffer.from(JSON.stringify({ group_id, id })).toString('base64url');
  return `${claim}.${hmacOf(current, claim)}`;
}
