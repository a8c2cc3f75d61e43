import { z } from 'zod';
import { storeCodes } from '../stores.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';
import { VOUCHER_LIMITS } from './voucher-limits.ts';

/** Gift vouchers: money that the shop owes their holders. Nobody here can read a code, only its last four signs. */

const tag = 'Gift vouchers';
const access = areas.refunds;
const id = z.object({ id: z.coerce.number<string | number>().int().min(1) });
const missing = { 404: 'NOT_FOUND' };
const moved = { ...missing, 409: 'VOUCHER_MOVED' };
const reason = z.object({ reason: z.string().trim().min(1).max(VOUCHER_LIMITS.reason) });

export const voucherStates = ['open', 'spent', 'expired', 'blocked', 'returned'] as const;
export type VoucherState = (typeof voucherStates)[number];

const voucher = z.object({
  id: z.number().int(),
  ending: z.string().describe('the last four signs of its code'),
  value: z.number().describe('in euros'),
  balance: z.number(),
  state: z.enum(voucherStates).describe('returned: its buyer got the money back'),
  order_number: z.string().nullable().describe('that it was sold with; null: issued by hand'),
  recipient_email: z.string(),
  recipient_name: z.string(),
  is_test: z.boolean().describe('paid in the sandbox: it pays for test orders only'),
  created_at: z.string(),
  valid_to: z.string().describe('the last day'),
});
export type OfficeVoucher = z.infer<typeof voucher>;

export const voucherEntryKinds = ['issue', 'redeem', 'return', 'refund', 'expire'] as const;

const details = voucher.extend({
  giver_name: z.string(),
  greeting: z.string(),
  note: z.string(),
  store_code: z.enum(storeCodes),
  sent_at: z.string().nullable().describe('when its code was sent the last time'),
  blocked_at: z.string().nullable(),
  block_reason: z.string(),
  entries: z
    .array(
      z.object({
        id: z.number().int(),
        at: z.string(),
        kind: z.enum(voucherEntryKinds),
        amount: z.number().describe('what it adds; below 0 where it takes'),
        order_number: z.string().nullable(),
      }),
    )
    .describe('every movement of its money, the oldest first'),
});
export type VoucherDetails = z.infer<typeof details>;

const email = z.email().max(VOUCHER_LIMITS.email);

export const voucherEndpoints = {
  'vouchers.list': defineOfficeEndpoint(officeRoutes['vouchers.list'], {
    tag,
    summary: 'Gift vouchers, the newest first, and what all open ones come to',
    access,
    query: z.object({
      search: z
        .string()
        .trim()
        .max(100)
        .optional()
        .describe('a whole code, its last four signs, or part of order number, mail address or name'),
      before: z.coerce.number<string | number>().int().optional().describe('`next` of the page before'),
    }),
    result: z.object({
      vouchers: z.array(voucher),
      next: z.number().int().nullable(),
      open: z
        .object({ count: z.number().int(), sum: z.number() })
        .describe('what the shop owes: all that can be spent, without those of the sandbox'),
    }),
  }),
  'vouchers.read': defineOfficeEndpoint(officeRoutes['vouchers.read'], {
    tag,
    summary: 'One gift voucher with every movement of its money',
    access,
    params: id,
    result: details,
    failures: missing,
  }),
  'vouchers.create': defineOfficeEndpoint(officeRoutes['vouchers.create'], {
    tag,
    summary: 'Give a voucher away: its code goes to the recipient by mail',
    access,
    body: z.object({
      amount: z.number().min(1).max(VOUCHER_LIMITS.euros).multipleOf(0.01).describe('in euros'),
      email,
      name: z.string().trim().max(VOUCHER_LIMITS.name).default(''),
      greeting: z.string().trim().max(VOUCHER_LIMITS.greeting).default('').describe('stands in the mail'),
      note: z.string().trim().max(VOUCHER_LIMITS.note).default('').describe('only the office reads it'),
      store_code: z.enum(storeCodes).describe('in whose language the mail is'),
    }),
    result: details,
  }),
  'vouchers.block': defineOfficeEndpoint(officeRoutes['vouchers.block'], {
    tag,
    summary: 'Block a voucher: nothing can be spent until somebody unblocks it',
    access,
    params: id,
    body: reason,
    result: details,
    failures: moved,
  }),
  'vouchers.unblock': defineOfficeEndpoint(officeRoutes['vouchers.unblock'], {
    tag,
    summary: 'Let a voucher hold again that somebody has blocked',
    access,
    params: id,
    body: reason,
    result: details,
    failures: moved,
  }),
  'vouchers.send': defineOfficeEndpoint(officeRoutes['vouchers.send'], {
    tag,
    summary: 'Send a new code, to the recipient or a corrected address; the one before holds no more, also in carts',
    access,
    params: id,
    body: z.object({ email }),
    result: details,
    failures: moved,
  }),
} as const;
