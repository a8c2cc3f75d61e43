import { createHash } from 'node:crypto';
import type { Envelope } from '@brixel/contract/envelope';
import { defaultSettings } from '@brixel/contract/shop-settings';
import { cartRoutes } from '@brixel/platform/cart/cart-routes';
import { type Accounts, createAccounts } from '@brixel/platform/customer/accounts';
import type { Derive } from '@brixel/platform/customer/derive-key';
import { createOrderHistory } from '@brixel/platform/customer/order-history';
import { createPasswords } from '@brixel/platform/customer/passwords';
import { applyContractRules } from '@brixel/platform/http/api-scope';
import { createLateLog } from '@brixel/platform/http/late-log';
import { createRateLimits } from '@brixel/platform/http/rate-limit';
import { serverOptions } from '@brixel/platform/http/server-options';
import { createLetterhead } from '@brixel/platform/mail/letterhead';
import type { Mail } from '@brixel/platform/mail/mail';
import { createStores } from '@brixel/platform/settings/stores';
import Fastify from 'fastify';
import { expect, vi } from 'vitest';
import { isTrusted, type TrustProxy } from '../../apps/shop/src/trust-proxy.ts';
import { openCartRules } from './no-limits.ts';
import type { TestPlatform } from './platform.ts';

/** The accounts of a shop on a node of their own: with a clock that can be moved, and passwords that cost nothing. */
export interface AccountNode {
  accounts: Accounts;
  call: Call;
  /** mails that were queued */
  mails: Mail[];
  /** how often a password was hashed */
  hashed(): number;
  pass(minutes: number): void;
  /** what the hourly job does */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

interface CallOptions {
  body?: object;
  token?: string;
  /** the machine that calls, or the one that a proxy names */
  from?: string;
  behindProxy?: string;
}

type Call = <T = unknown>(method: 'GET' | 'POST', path: string, options?: CallOptions) => Promise<Envelope<T>>;

const HOUR_MS = 3_600_000;
/** The clock of all nodes stands still here: no stretch of time that is counted in ends by itself. */
const FULL_HOUR = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;

interface AccountNodeOptions {
  trustProxy?: TrustProxy;
  derive?: Derive;
  /** what queueing a mail waits for */
  beforeMail?: Promise<void>;
}

export const PASSWORD = 'ein langes Kennwort';

export async function startAccountNode(
  shop: TestPlatform,
  { trustProxy = false, derive = cheapKey, beforeMail }: AccountNodeOptions = {},
): Promise<AccountNode> {
  const { db } = shop.database;
  const { catalog } = shop.platform;
  const mails: Mail[] = [];
  let hashed = 0;
  let offset = 0;
  const now = (): number => FULL_HOUR + offset;
  const accounts = await createAccounts({
    db,
    limits: createRateLimits(db, now),
    mails: {
      async queue(_tx, mail) {
        await beforeMail;
        mails.push(mail);
      },
      wake: () => {},
    },
    letterhead: createLetterhead(
      () => [],
      createStores({ publicUrl: 'https://shop.example', settings: () => defaultSettings }),
      () => defaultSettings,
    ),
    orderHistory: createOrderHistory({
      db,
      showOrder: () => {
        throw new Error('this node shows no orders');
      },
      movedOrders: { byIds: async () => [] },
    }),
    accessTokenMinutes: 15,
    log: createLateLog(),
    passwords: createPasswords((...parts) => {
      hashed += 1;
      return derive(...parts);
    }),
    now,
  });
  const app = Fastify({ ...serverOptions, trustProxy: isTrusted(trustProxy) });
  await app.register(
    async (api) => {
      await applyContractRules(api);
      await api.register(accounts.routes);
      await api.register(cartRoutes(shop.database, catalog, accounts.findCustomer, openCartRules));
    },
    { prefix: '/api' },
  );

  const call: Call = async (method, path, { body, token, from = '192.0.2.1', behindProxy } = {}) => {
    const answer = await app.inject({
      method,
      url: `/api/${path}`,
      remoteAddress: from,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(behindProxy && { 'x-forwarded-for': behindProxy }),
      },
      ...(body && { payload: body }),
    });
    expect(answer.json().code).toBe(answer.statusCode);
    return answer.json();
  };

  return {
    accounts,
    call,
    mails,
    hashed: () => hashed,
    pass(minutes) {
      offset += minutes * 60_000;
    },
    sweep: accounts.sweep,
    async close() {
      await app.close();
      await accounts.close();
    },
  };
}

export const cheapKey: Derive = async (password, salt) => createHash('sha256').update(salt).update(password).digest();

export interface TestCustomer {
  id: number;
  email: string;
}

let registered = 0;

/** A customer with the usual password. Each comes from a machine of their own. */
export async function register({ call }: Pick<AccountNode, 'call'>, email: string): Promise<TestCustomer> {
  registered += 1;
  const customer = { email, firstname: 'Marlene', lastname: 'Kaiser' };
  const { code, result } = await call<TestCustomer>('POST', 'user/create', {
    body: { customer, password: PASSWORD },
    from: `2001:db8:${registered.toString(16)}::1`,
  });
  expect(code).toBe(200);
  return result;
}

export interface Login {
  token: string;
  refreshToken: string;
}

export async function logIn({ call }: Pick<AccountNode, 'call'>, email: string, password = PASSWORD): Promise<Login> {
  const { code, result, meta } = await call<string>('POST', 'user/login', { body: { username: email, password } });
  expect(code).toBe(200);
  return { token: result, refreshToken: String(meta?.refreshToken) };
}

/** The id and the token of the link in the newest mail, once it is there. */
export async function mailedLink({ mails }: Pick<AccountNode, 'mails'>): Promise<{ id: string; token: string }> {
  const mail = await vi.waitFor(() => mails.findLast(({ text }) => text.includes('reset-password')) ?? expect.fail());
  const [, id = '', token = ''] = /reset-password\?id=(\d+)&token=([\w-]+)/.exec(mail.text) ?? [];
  return { id, token };
}
