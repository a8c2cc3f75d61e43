import { createHash, randomBytes } from 'node:crypto';

/** An unguessable token of 256 random bits. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token. The token is random, so one round of a fast hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
