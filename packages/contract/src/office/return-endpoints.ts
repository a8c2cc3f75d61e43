import { z } from 'zod';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { ORDER_LIMITS } from './order-limits.ts';
import { refundStates } from './refund-endpoints.ts';
import { areas } from './roles.ts';

/** Goods that come back: announced, arrived, checked, refunded, closed. */

const tag = 'Returns';
const missing = { 404: 'NOT_FOUND' };
const int = z.number().int();
const text = z.string().trim().max(ORDER_LIMITS.note);
const ofOrder = z.object({ number: z.string().min(1).max(40).describe('the order number that people read') });
const ofCase = z.object({ number: z.string().min(1).max(40).describe('the number of the case') });

export const returnStates = ['announced', 'arrived', 'checked', 'refunded', 'closed', 'refused'] as const;
export type ReturnState = (typeof returnStates)[number];

export const returnReasons = ['withdrawal', 'damaged', 'wrong', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const returnConditions = ['good', 'opened', 'damaged'] as const;
export type ReturnCondition = (typeof returnConditions)[number];

export const returnEventKinds = [...returnStates, 'restocked', 'reopened'] as const;
export type ReturnEventKind = (typeof returnEventKinds)[number];

const pieces = int.min(0).max(1_000_000);

const summary = z.object({
  number: z.string(),
  order_number: z.string(),
  name: z.string().describe('whose order it is'),
  withdrawal_number: z.string().nullable(),
  state: z.enum(returnStates),
  reason: z.enum(returnReasons),
  announced_at: z.string(),
  refund_until: z.string().nullable().describe('by when the law wants the money back'),
  is_late: z.boolean().describe('that day has passed and nothing was refunded'),
  pieces: int.describe('announced, or found once it is checked'),
});
export type ReturnSummary = z.infer<typeof summary>;

const line = z.object({
  item_id: int,
  announced: int,
  qty: int,
  condition: z.enum(returnConditions),
  restock: z.boolean(),
  restocked: int.describe('pieces that are back in the stock, by the case or by its refunds'),
  note: z.string(),
});

const returnCase = summary.extend({
  note: z.string(),
  lines: z.array(line),
  withdraw_until: z
    .string()
    .nullable()
    .describe('end of the period in which the order can be withdrawn from; null: not sent yet'),
  refunds: z.array(z.object({ id: int, amount: z.number(), state: z.enum(refundStates) })),
  restockable: int.describe('pieces that may be sold again and are not back in the stock yet'),
  events: z.array(
    z.object({ at: z.string(), kind: z.enum(returnEventKinds), text: z.string(), staff_name: z.string().nullable() }),
  ),
});
export type ReturnCase = z.infer<typeof returnCase>;

const moved = { ...missing, 409: 'RETURN_MOVED' };

export const returnEndpoints = {
  'returns.list': defineOfficeEndpoint(officeRoutes['returns.list'], {
    tag,
    summary: 'Returns: those that are open, the most urgent first, or the last that were closed',
    access: areas.withdrawals,
    query: z.object({ done: z.enum(['yes', 'no']) }),
    result: z.array(summary),
  }),
  'returns.ofOrder': defineOfficeEndpoint(officeRoutes['returns.ofOrder'], {
    tag,
    summary: 'The returns of an order, the oldest first',
    access: areas.withdrawals,
    params: ofOrder,
    result: z.array(summary),
    failures: missing,
  }),
  'returns.read': defineOfficeEndpoint(officeRoutes['returns.read'], {
    tag,
    summary: 'One return with its lines and what has happened',
    access: areas.withdrawals,
    params: ofCase,
    result: returnCase,
    failures: missing,
  }),
  'returns.announce': defineOfficeEndpoint(officeRoutes['returns.announce'], {
    tag,
    summary: 'Somebody has said that goods come back',
    access: areas.withdrawals,
    params: ofOrder,
    body: z.object({
      reason: z.enum(returnReasons),
      note: text.default(''),
      lines: z.array(z.object({ item_id: int, qty: pieces })).max(1000),
    }),
    result: z.object({ number: z.string() }),
    failures: { ...missing, 409: 'RETURN_TOO_MANY' },
  }),
  'returns.arrive': defineOfficeEndpoint(officeRoutes['returns.arrive'], {
    tag,
    summary: 'The parcel has arrived',
    access: areas.withdrawals,
    params: ofCase,
    body: z.object({ note: text.default('') }),
    result: z.literal(true),
    failures: moved,
  }),
  'returns.check': defineOfficeEndpoint(officeRoutes['returns.check'], {
    tag,
    summary: 'What was found in it: quantity, condition, and whether it may be sold again',
    access: areas.withdrawals,
    params: ofCase,
    body: z.object({
      lines: z
        .array(
          z.object({
            item_id: int,
            qty: pieces,
            condition: z.enum(returnConditions),
            restock: z.boolean(),
            note: text.default(''),
          }),
        )
        .max(1000),
    }),
    result: z.literal(true),
    failures: { ...missing, 409: 'RETURN_MOVED, RETURN_TOO_MANY' },
  }),
  'returns.restock': defineOfficeEndpoint(officeRoutes['returns.restock'], {
    tag,
    summary: 'Put what may be sold again back into the stock, without a refund',
    access: areas.withdrawals,
    params: ofCase,
    result: z.object({ pieces: int }),
    failures: moved,
  }),
  'returns.close': defineOfficeEndpoint(officeRoutes['returns.close'], {
    tag,
    summary: 'There is nothing left to do, or the return is refused; its withdrawal is settled',
    access: areas.refunds,
    params: ofCase,
    body: z.object({ refused: z.boolean(), note: text.default('') }),
    result: z.literal(true),
    failures: moved,
  }),
  'returns.reopen': defineOfficeEndpoint(officeRoutes['returns.reopen'], {
    tag,
    summary: 'Work on a closed return again',
    access: areas.refunds,
    params: ofCase,
    result: z.literal(true),
    failures: moved,
  }),
} as const;
