import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { hmacOf, shopSecret, signerOf } from '../shop-secrets.ts';

/**
 * Proves an earlier login to an account on this device. It grants nothing; its attempts are counted apart, so
 * that an attack from elsewhere does not lock the owner out (OWASP: device cookies).
 */
export interface DeviceTokens {
  issue(email: string): Promise<string>;
  /** The one that belongs to the account with this address. */
  find(tokens: readonly string[], email: string): Promise<DeviceToken | null>;
}

export interface DeviceToken {
  token: string;
  /** whether it will be known as long as any; else another one is issued in its place */
  isCurrent: boolean;
}

const NONCE_BYTES = 16;

export function createDeviceTokens(db: Kysely<Schema>, now: () => number): DeviceTokens {
  const secretNow = () => shopSecret(db, 'device-token', now());
  const textOf = (nonce: string, email: string): string => JSON.stringify([nonce, email]);

  return {
    async issue(email) {
      const { current } = await secretNow();
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      return `${nonce}.${hmacOf(current, textOf(nonce, email))}`;
    },
    async find(tokens, email) {
      if (tokens.length === 0) return null;
      const secret = await secretNow();
      for (const token of tokens) {
        const [nonce = '', signature = ''] = token.split('.');
        const signer = signerOf(secret, textOf(nonce, email), signature);
        if (signer) return { token, isCurrent: signer === secret.current };
      }
      return null;
    },
  };
}
