import { z } from 'zod';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { ORDER_LIMITS } from './order-limits.ts';
import { areas } from './roles.ts';

/** Money that goes back to shoppers: by line or by amount, with goods that go back into the stock. */

const tag = 'Refunds';
const missing = { 404: 'NOT_FOUND' };
const int = z.number().int();
const euros = z.number().min(0).multipleOf(0.01).max(1_000_000);
const ofOrder = z.object({ number: z.string().min(1).max(40).describe('the order number that people read') });
const ofRefund = z.object({ id: z.coerce.number<string | number>().int().min(1) });

export const refundReasons = ['missing', 'damaged', 'withdrawal', 'goodwill', 'other'] as const;
export type RefundReason = (typeof refundReasons)[number];

export const refundWays = ['provider', 'transfer', 'noted', 'voucher'] as const;
export type RefundWay = (typeof refundWays)[number];

export const refundStates = ['requested', 'unknown', 'sent', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

const wish = z
  .object({
    lines: z
      .array(
        z.object({
          item_id: int,
          qty: int.min(0).max(1_000_000),
          amount: euros.optional().describe('missing: what so many pieces were paid with'),
          restock: z.boolean().default(false),
        }),
      )
      .max(1000)
      .default([]),
    shipping: euros.default(0),
    amount: euros.default(0).describe('in euros, beside lines and shipping'),
    reason: z.enum(refundReasons).default('other'),
    text: z.string().trim().max(ORDER_LIMITS.note).default('').describe('words to the shopper'),
    way: z
      .enum(refundWays)
      .default('noted')
      .describe(
        'provider: by the payment service; transfer: somebody makes a bank transfer; noted: it was given back already; voucher: onto the gift vouchers it was paid with. What there is no money for goes onto them in any case',
      ),
    key: z
      .string()
      .regex(/^[\w-]{16,60}$/)
      .optional()
      .describe('made by the client: the same key again is the same refund'),
    return_number: z.string().max(40).optional().describe('the case of a return that it is made for'),
    gap_id: int.optional().describe('the missing goods that it is made for'),
  })
  .refine(({ lines }) => new Set(lines.map(({ item_id: id }) => id)).size === lines.length, 'A line is named twice');
export type RefundWish = z.output<typeof wish>;

const refund = z.object({
  id: int,
  amount: z.number().describe('in euros: lines, shipping and extra together'),
  shipping: z.number(),
  extra: z.number(),
  voucher_amount: z.number().describe('what of it goes back onto gift vouchers'),
  reason: z.enum(refundReasons),
  text: z.string(),
  way: z.enum(refundWays),
  state: z
    .enum(refundStates)
    .describe('requested: to be carried out; unknown: the payment service has not decided; failed: counts for nothing'),
  provider: z.string().nullable(),
  provider_refund_id: z.string().nullable(),
  failure: z.string(),
  staff_name: z.string().nullable().describe('null: made at the payment service itself'),
  return_number: z.string().nullable(),
  created_at: z.string(),
  settled_at: z.string().nullable(),
  lines: z.array(z.object({ item_id: int, qty: int, amount: z.number(), restocked: int })),
});
export type OfficeRefund = z.infer<typeof refund>;

const overview = z.object({
  refunds: z.array(refund).describe('the oldest first'),
  refundable: z.number().describe('in euros: what was paid and has not been given back or promised'),
  ways: z.array(
    z.object({
      way: z.enum(refundWays),
      most: z.number().describe('in euros, with what goes onto gift vouchers'),
      money: z.number().describe('what of it is money; what is wished beyond that goes onto gift vouchers'),
      provider: z.string().nullable(),
    }),
  ),
  lines: z.array(
    z.object({
      item_id: int,
      paid: z.number().describe('in euros, with its share of the discount taken off'),
      refunded_qty: int,
      refunded_amount: z.number(),
      restockable: int.describe('pieces that can still go back into the stock'),
      vouchers: z
        .array(z.number())
        .optional()
        .describe(
          'of gift vouchers that were sold: what is left on each, in euros, the fullest first. They are refunded with that',
        ),
    }),
  ),
  shipping: z.object({ paid: z.number(), refunded: z.number() }),
  transfer_to: z.string().describe('whom a bank transfer goes to; empty for roles that make none'),
});
export type RefundOverview = z.infer<typeof overview>;

const overpayment = z.object({
  id: int,
  amount: z.number().describe('in euros'),
  day: z.string().describe('on which the bank booked it'),
  state: z.enum(['open', 'returned', 'kept']),
  settled_at: z.string().nullable(),
  settled_by: z.string().nullable(),
});
export type OfficeOverpayment = z.infer<typeof overpayment>;

export const refundEndpoints = {
  'refunds.read': defineOfficeEndpoint(officeRoutes['refunds.read'], {
    tag,
    summary: 'What was given back of an order, and what still can be, by line',
    access: areas.orders,
    params: ofOrder,
    result: overview,
    failures: missing,
  }),
  'orders.refund': defineOfficeEndpoint(officeRoutes['orders.refund'], {
    tag,
    summary: 'Give money back; goods that are back go into the stock at once',
    access: areas.refunds,
    params: ofOrder,
    body: wish,
    result: z.object({ id: int, amount: z.number(), state: z.enum(refundStates), failure: z.string() }),
    failures: {
      404: 'NOT_FOUND: the order, or what it is made for',
      409: 'REFUND_TOO_HIGH, REFUND_EMPTY, REFUND_NO_PAYMENT, REFUND_VOUCHER_SPENT or REFUND_TICKET_USED',
    },
  }),
  'refunds.done': defineOfficeEndpoint(officeRoutes['refunds.done'], {
    tag,
    summary: 'The bank transfer of a refund has been made: the shopper gets a mail',
    access: areas.refunds,
    params: ofRefund,
    result: z.literal(true),
    failures: { ...missing, 409: 'REFUND_SETTLED' },
  }),
  'refunds.drop': defineOfficeEndpoint(officeRoutes['refunds.drop'], {
    tag,
    summary: 'Give up a refund by bank transfer that has not been made',
    access: areas.refunds,
    params: ofRefund,
    result: z.literal(true),
    failures: { ...missing, 409: 'REFUND_SETTLED' },
  }),
  'orders.overpayments': defineOfficeEndpoint(officeRoutes['orders.overpayments'], {
    tag,
    summary: 'Money that came in beside what an order costs, the oldest first',
    access: areas.orders,
    params: ofOrder,
    result: z.array(overpayment),
    failures: missing,
  }),
  'overpayments.settle': defineOfficeEndpoint(officeRoutes['overpayments.settle'], {
    tag,
    summary: 'An overpayment was transferred back, and the shopper gets a mail; or it stays with the shop',
    access: areas.refunds,
    params: ofRefund,
    body: z.object({ returned: z.boolean() }),
    result: z.literal(true),
    failures: { ...missing, 409: 'REFUND_SETTLED' },
  }),
  'refunds.ask': defineOfficeEndpoint(officeRoutes['refunds.ask'], {
    tag,
    summary: 'Ask the payment service now what became of a refund; it does so by itself every few minutes',
    access: areas.refunds,
    params: ofRefund,
    result: z.object({ state: z.enum(refundStates), failure: z.string() }),
    failures: missing,
  }),
} as const;
