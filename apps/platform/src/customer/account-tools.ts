import type { StoreCode } from '@brixel/contract/stores';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import type { Mails } from '../mail/mails.ts';
import type { AccountMails } from './account-mails.ts';
import type { Background } from './background.ts';
import type { DeviceTokens } from './device-tokens.ts';
import type { EmailConfirmations } from './email-confirmations.ts';
import type { OrderHistory } from './order-history.ts';
import type { PasswordResets } from './password-resets.ts';
import type { Passwords } from './passwords.ts';
import type { Session, Sessions } from './sessions.ts';

/** What the calls of accounts work with. */
export interface AccountTools {
  db: Kysely<Schema>;
  sessions: Sessions;
  /** The login that a call is made in; null for a token that is not valid, or no longer. */
  sessionOf(request: FastifyRequest): Promise<Session | null>;
  passwords: Passwords;
  devices: DeviceTokens;
  resets: PasswordResets;
  confirmations: EmailConfirmations;
  limits: RateLimits;
  storeName(storeCode: StoreCode): string;
  mails: Pick<Mails, 'queue' | 'wake'>;
  letters: AccountMails;
  background: Background;
  orderHistory: OrderHistory;
}
