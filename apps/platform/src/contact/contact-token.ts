import { createHmac, timingSafeEqual } from 'node:crypto';

/** A message needs a token fetched from the same machine, so that forms of other sites cannot send in bulk. */
export interface ContactTokens {
  issue(caller: string): string;
  isValid(token: string, caller: string): boolean;
}

const LIFETIME_MS = 15 * 60 * 1000;

export function createContactTokens(secret: Buffer, now = Date.now): ContactTokens {
  const sign = (expiresAt: string, caller: string): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify([expiresAt, caller]))
      .digest();

  return {
    issue(caller) {
      const expiresAt = String(now() + LIFETIME_MS);
      return `${expiresAt}.${sign(expiresAt, caller).toString('base64url')}`;
    },
    isValid(token, caller) {
      const [expiresAt = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = sign(expiresAt, caller);
      return given.length === right.length && timingSafeEqual(given, right) && Number(expiresAt) > now();
    },
  };
}
