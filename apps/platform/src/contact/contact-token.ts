import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { CONTACT_TOKEN_MS, hmacOf, shopSecret, signerOf } from '../shop-secrets.ts';

/** A message needs a token fetched from the same machine, so that forms of other sites cannot send in bulk. */
export interface ContactTokens {
  issue(caller: string): Promise<string>;
  isValid(token: string, caller: string): Promise<boolean>;
}

export function createContactTokens(db: Kysely<Schema>, now = Date.now): ContactTokens {
  const textOf = (expiresAt: string, caller: string): string => JSON.stringify([expiresAt, caller]);

  return {
    async issue(caller) {
      const { current } = await shopSecret(db, 'contact-token', now());
      const expiresAt = String(now() + CONTACT_TOKEN_MS);
      return `${expiresAt}.${hmacOf(current, textOf(expiresAt, caller))}`;
    },
    async isValid(token, caller) {
      const [expiresAt = '', signature = ''] = token.split('.');
      if (!(Number(expiresAt) > now())) return false;
      const secret = await shopSecret(db, 'contact-token', now());
      return signerOf(secret, textOf(expiresAt, caller), signature) !== null;
    },
  };
}
