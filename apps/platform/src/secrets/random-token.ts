import { createHash, randomBytes } from 'node:crypto';

/** Opens a door for whoever has it: 256 random bits. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. It is random throughout, so one round of a fast hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
