import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { shopSecret } from '../secrets.ts';

/** A signed statement that a customer belongs to a group. */
export type GroupToken = (member: { id: number; group_id: number }) => string;

export async function createGroupTokens(db: Kysely<Schema>): Promise<GroupToken> {
  const secret = await shopSecret(db, 'group-token');
  return ({ id, group_id }) => {
    const claim = Buffer.from(JSON.stringify({ group_id, id })).toString('base64url');
    return `${claim}.${createHmac('sha256', secret).update(claim).digest('base64url')}`;
  };
}
