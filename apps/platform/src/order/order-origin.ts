import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { shopSecret } from '../secrets.ts';

/** Names the machine that an order comes from. With the shop's secret alone it can be told whether two are the same. */
export type OriginOf = (address: string) => string;

export async function createOriginOf(db: Kysely<Schema>): Promise<OriginOf> {
  const secret = await shopSecret(db, 'order-origin');
  return (address) => createHmac('sha256', secret).update(address).digest('base64url');
}
