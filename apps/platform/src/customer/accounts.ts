import type { FastifyPluginAsync } from 'fastify';
import type { LateLog } from '../http/late-log.ts';
import type { Letterhead } from '../mail/letterhead.ts';
import { repeatedly } from '../repeat.ts';
import { mountAccountData } from './account-data-routes.ts';
import { createAccountMails } from './account-mails.ts';
import type { AccountTools } from './account-tools.ts';
import { createBackground } from './background.ts';
import { type FindCustomer, tokenOf } from './caller.ts';
import { createDeviceTokens } from './device-tokens.ts';
import { createEmailConfirmations } from './email-confirmations.ts';
import { mountEmailConfirmation } from './email-routes.ts';
import { exportCustomer } from './export-customer.ts';
import { mountLogin } from './login-routes.ts';
import { createPasswordResets } from './password-resets.ts';
import { mountPasswords } from './password-routes.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { mountProfile } from './profile-routes.ts';
import { mountRegistration } from './registration-routes.ts';
import { createSessions } from './sessions.ts';

export interface Accounts {
  findCustomer: FindCustomer;
  routes: FastifyPluginAsync;
  /** Everything the shop keeps about a customer; null where there is none. */
  exportCustomer(id: number): Promise<Record<string, unknown> | null>;
  /** Removes what has run out; runs every hour by itself. */
  sweep(): Promise<void>;
  /** Waits for mails that are still to be queued. */
  close(): Promise<void>;
}

interface AccountsOptions extends Pick<AccountTools, 'db' | 'limits' | 'mails' | 'orderHistory'> {
  letterhead: Letterhead;
  accessTokenMinutes: number;
  log: Pick<LateLog, 'warn' | 'error'>;
  passwords?: Passwords;
  now?: () => number;
}

const HOUR_MS = 60 * 60 * 1000;

export function createAccounts(options: AccountsOptions): Accounts {
  const { db, limits, mails, letterhead, orderHistory, accessTokenMinutes, log, now = Date.now } = options;
  const sessions = createSessions(db, { accessMinutes: accessTokenMinutes, now });
  const resets = createPasswordResets(db, now);
  const confirmations = createEmailConfirmations(db, now);
  const background = createBackground((err) => log.error({ err }, 'a mail for a new password could not be queued'));
  const tools: AccountTools = {
    db,
    sessions,
    async sessionOf(request) {
      const token = tokenOf(request);
      return token === null ? null : sessions.find(token);
    },
    passwords: options.passwords ?? createPasswords(),
    devices: createDeviceTokens(db, now),
    resets,
    confirmations,
    limits,
    storeName: letterhead.storeName,
    mails,
    letters: createAccountMails(letterhead),
    background,
    orderHistory,
  };
  const sweep = async (): Promise<void> => {
    await sessions.sweep();
    await resets.sweep();
    await confirmations.sweep();
    await limits.sweep();
  };
  const sweeping = repeatedly(HOUR_MS, sweep, (err) => log.warn({ err }, 'old tokens could not be removed'));

  return {
    sweep,
    findCustomer: async (token) => (await sessions.find(token))?.customerId ?? null,
    exportCustomer: (id) => exportCustomer(tools, id),
    routes: async (app) => {
      mountLogin(app, tools);
      mountRegistration(app, tools);
      mountProfile(app, tools);
      mountEmailConfirmation(app, tools);
      mountPasswords(app, tools);
      mountAccountData(app, tools);
    },
    async close() {
      await sweeping.close();
      await background.close();
    },
  };
}
