import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { shopSecret } from '../secrets.ts';

/**
 * Proves an earlier login to an account on this device. It grants nothing; its attempts are counted apart, so
 * that an attack from elsewhere does not lock the owner out (OWASP: device cookies).
 */
export interface DeviceTokens {
  issue(email: string): string;
  /** The one that belongs to the account with this address. */
  find(tokens: readonly string[], email: string): string | null;
}

const NONCE_BYTES = 16;

export async function createDeviceTokens(db: Kysely<Schema>): Promise<DeviceTokens> {
  const secret = await shopSecret(db, 'device-token');
  const sign = (nonce: string, email: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([nonce, email]))
      .digest('base64url');
  const isOf = (token: string, email: string): boolean => {
    const [nonce = '', signature = ''] = token.split('.');
    const given = Buffer.from(signature);
    const expected = Buffer.from(sign(nonce, email));
    return given.length === expected.length && timingSafeEqual(given, expected);
  };

  return {
    issue(email) {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      return `${nonce}.${sign(nonce, email)}`;
    },
    find: (tokens, email) => tokens.find((token) => isOf(token, email)) ?? null,
  };
}
