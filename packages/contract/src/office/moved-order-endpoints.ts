import { z } from 'zod';
import { orderStatus, orderView, shownPaymentState } from '../order.ts';
import { movedOrderRemarks } from './moved-order-words.ts';
import { movedTableQuery, rowReport } from './moved-table.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { ORDER_LIMITS } from './order-limits.ts';
import { areas } from './roles.ts';
import { rowId } from './staff.ts';

/** Orders of the shop that was here before. They are shown and found; nothing can be done with them. */

const tag = 'Moved orders';
const count = z.number().int();

const summary = z.object({
  number: z.string().describe('as it was there'),
  created_at: z.string(),
  name: z.string(),
  email: z.string(),
  status: orderStatus,
  payment_state: shownPaymentState,
  grand_total: z.number().describe('in euros'),
});
export type MovedOrderSummary = z.infer<typeof summary>;

const movedOrder = z.object({
  order: orderView,
  customer_id: count.nullable().describe('whose account shows it; null: nobody’s'),
  state: z.string().describe('what was said of it there'),
  notes: z
    .array(z.object({ at: z.string(), state: z.string(), text: z.string() }))
    .describe('what was written down there, the oldest first'),
});
export type OfficeMovedOrder = z.infer<typeof movedOrder>;

const movedOrderReport = z.object({
  orders: count.describe('in the file'),
  create: count.describe('that are new here'),
  change: count.describe('that came before, and say something else now'),
  known: count.describe('that came before, and stay as they are'),
  left_out: count.describe('that cannot be read'),
  of_accounts: count.describe('of the new ones that were placed with an account; the others are those of guests'),
  report: rowReport(movedOrderRemarks),
});
export type MovedOrderReport = z.infer<typeof movedOrderReport>;

export const movedOrderEndpoints = {
  'movedOrders.list': defineOfficeEndpoint(officeRoutes['movedOrders.list'], {
    tag,
    summary: 'Orders of the shop that was here before, the newest first',
    access: areas.orders,
    query: z.object({
      search: z
        .string()
        .trim()
        .max(ORDER_LIMITS.search)
        .optional()
        .describe('beginnings of words: number, name, mail, place'),
      customer: rowId.optional().describe('only those that this account shows'),
      before: z
        .string()
        .regex(/^[\d\-T:.]{19,23}Z_\d{1,16}$/)
        .optional()
        .describe('`next` of the page before'),
    }),
    result: z.object({ orders: z.array(summary), next: z.string().nullable() }),
  }),
  'movedOrders.read': defineOfficeEndpoint(officeRoutes['movedOrders.read'], {
    tag,
    summary: 'One order of the shop that was here before',
    access: areas.orders,
    params: z.object({ number: z.string().min(1).max(40) }),
    result: movedOrder,
    failures: { 404: 'NOT_FOUND' },
  }),
  'movedOrders.import': defineOfficeEndpoint(officeRoutes['movedOrders.import'], {
    tag,
    summary:
      'Take over orders of another shop from JSON lines, or as GET /V1/orders of Magento answers. Nobody is mailed, and no stock changes',
    access: areas.customers,
    query: movedTableQuery,
    bodyType: 'application/octet-stream',
    result: movedOrderReport,
    failures: {
      400: 'ORDERS_UNREADABLE: no JSON of orders; TABLE_NOT_UTF8',
      413: 'TABLE_TOO_LARGE: more than 32 MB',
    },
  }),
} as const;
