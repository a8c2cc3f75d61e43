import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyPluginAsync } from 'fastify';
import { clientAddress } from '../http/client-address.ts';
import { mount } from '../http/mount.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { fail } from '../http/reply.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import type { Withdrawals } from './withdrawals.ts';

const HOUR_S = 60 * 60;
/** Limited, since each call sends a mail to the given address. */
const PER_MAIL_ADDRESS = { limit: 5, seconds: HOUR_S };
const PER_CLIENT = { limit: 20, seconds: HOUR_S };

export const withdrawalRoutes =
  (withdrawals: Withdrawals, limits: Pick<RateLimits, 'take'>): FastifyPluginAsync =>
  async (app) => {
    mount(app, endpoints.withdraw, async ({ body, store, request }) => {
      const allowed =
        (await limits.take('withdraw', clientAddress(request), PER_CLIENT)) &&
        (await limits.take('withdraw-mail', mailboxOf(body.email), PER_MAIL_ADDRESS));
      return allowed ? withdrawals.receive(body, store.storeCode) : fail('TOO_MANY_REQUESTS');
    });
  };
