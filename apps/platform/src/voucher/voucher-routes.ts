import { toEuros } from '@brixel/commerce/money';
import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { clientAddress } from '../http/client-address.ts';
import { mount } from '../http/mount.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { fail } from '../http/reply.ts';
import { findVoucher, isExpired } from './usable-vouchers.ts';
import { lastDayOf } from './validity.ts';

const HOUR_S = 3600;

interface VoucherRoutesContext {
  db: Kysely<Schema>;
  limits: Pick<RateLimits, 'take'>;
  /** codes that one address may try in an hour, those of coupons counted; 0 stands for any number */
  most: { couponsPerAddress: number };
}

export const voucherRoutes =
  ({ db, limits, most }: VoucherRoutesContext): FastifyPluginAsync =>
  async (app) => {
    mount(app, endpoints.voucherBalance, async ({ body: { code }, request }) => {
      const rule = { limit: most.couponsPerAddress, seconds: HOUR_S };
      if (!(await limits.take('coupon', clientAddress(request), rule))) return fail('TOO_MANY_REQUESTS');
      const voucher = await findVoucher(db, code);
      if (!voucher) return fail('NOT_FOUND', 'There is no voucher with this code');
      return {
        ending: voucher.ending,
        value: toEuros(voucher.value),
        balance: toEuros(voucher.balance),
        valid_to: lastDayOf(voucher.expires_at),
        is_expired: isExpired(voucher, Date.now()),
        is_test: voucher.is_test === 1,
      };
    });
  };
