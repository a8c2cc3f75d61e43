import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { shopSecret } from '../secrets.ts';

/** Names the machine that an order comes from. A keyed hash: without the shop's secret the address cannot be found from it. */
export type OriginOf = (address: string) => string;

export async function createOriginOf(db: Kysely<Schema>): Promise<OriginOf> {
  const secret = await shopSecret(db, 'order-origin');
  return (address) => createHmac('sha256', secret).update(address).digest('base64url');
}
