import { z } from 'zod';
import { orderStatus, orderView, paymentCodes, shownPaymentState } from '../order.ts';
import { storeCodes } from '../stores.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { ORDER_LIMITS } from './order-limits.ts';
import { orderStage } from './order-stage.ts';
import { namedParcels, shownParcel } from './parcel-endpoints.ts';
import { areas } from './roles.ts';

/** What was ordered, and what becomes of it. */

const tag = 'Orders';
const params = z.object({ number: z.string().min(1).max(40).describe('the order number that people read') });
const missing = { 404: 'NOT_FOUND' };
const notNow = { ...missing, 409: 'ORDER_MOVED' };
const text = z.string().trim().max(ORDER_LIMITS.note);

export const orderSummary = z.object({
  number: z.string(),
  created_at: z.string(),
  name: z.string().describe('who gets it'),
  city: z.string(),
  country_id: z.string(),
  lines: z.number().int(),
  pieces: z.number().int(),
  grand_total: z.number().describe('in euros'),
  status: orderStatus,
  stage: orderStage,
  payment_method: z.enum(paymentCodes),
  payment_state: shownPaymentState,
  store_code: z.enum(storeCodes),
  ship_by: z.iso
    .date()
    .nullable()
    .describe('the last day to send it on time, as the shop has promised; null where nothing waits'),
  is_test: z.boolean().describe('paid in the sandbox: no money has moved'),
  is_withdrawn: z.boolean(),
  is_lacking: z.boolean().describe('something was not found, and nobody has decided what becomes of it'),
  pictures: z.array(z.string()).describe('of its first goods, while they are in the catalogue'),
});
export type OrderSummary = z.infer<typeof orderSummary>;

const note = z.object({
  at: z.string(),
  kind: z.enum(['status', 'note', 'refund', 'withdrawal', 'parcels', 'shipping_address', 'billing_address']),
  status: orderStatus.nullable().describe('that it came to'),
  text: z.string(),
  amount: z.number().nullable().describe('in euros'),
  author: z.string().nullable().describe('who of the office, where that is known'),
});
export type OfficeOrderNote = z.infer<typeof note>;

const day = z.iso.date();

const order = z.object({
  order: orderView,
  stage: orderStage,
  payment_method: z.enum(paymentCodes),
  customer_id: z.number().int().nullable().describe('null for guests'),
  history: z.array(note).describe('the oldest first'),
  places: z.record(z.string(), z.string()).describe('where goods lie, by sku'),
  refundable: z.number().describe('in euros'),
  parcels: z.array(shownParcel),
});
export type OfficeOrder = z.infer<typeof order>;

/** What a list of orders can be narrowed to. */
export const orderFilters = {
  status: orderStatus.optional(),
  stage: orderStage.optional(),
  payment: z.enum(paymentCodes).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .describe('that the goods go to'),
  store: z.enum(storeCodes).optional(),
  test: z.enum(['only', 'without']).optional(),
  owed: z.enum(['only']).optional().describe('only those whose shoppers are to get money back'),
  from: day.optional().describe('the first day'),
  to: day.optional().describe('the last day'),
};

export const orderEndpoints = {
  'orders.list': defineOfficeEndpoint(officeRoutes['orders.list'], {
    tag,
    summary: 'Orders, the newest first',
    access: areas.orders,
    query: z.object({
      ...orderFilters,
      search: z
        .string()
        .trim()
        .max(ORDER_LIMITS.search)
        .optional()
        .describe('number or mail address of any order; names, places and goods of the newest'),
      before: z.coerce.number<string | number>().int().min(1).optional().describe('`next` of the page before'),
    }),
    result: z.object({
      orders: z.array(orderSummary),
      next: z.number().int().nullable(),
      counts: z.record(orderStatus, z.number().int()),
    }),
  }),
  'orders.read': defineOfficeEndpoint(officeRoutes['orders.read'], {
    tag,
    summary: 'One order with its goods, where they lie, and what has happened to it',
    access: areas.orders,
    params,
    result: order,
    failures: missing,
  }),
  'orders.pay': defineOfficeEndpoint(officeRoutes['orders.pay'], {
    tag,
    summary: 'The money is there; whoever has bought files gets them by mail',
    access: areas.payments,
    params,
    body: z.object({
      note: text,
      paid_on: day.optional().describe('on which it came, for the invoice; missing: today'),
    }),
    result: z.literal(true),
    failures: notNow,
  }),
  'orders.send': defineOfficeEndpoint(officeRoutes['orders.send'], {
    tag,
    summary: 'The parcel is on its way; the shopper gets a mail',
    access: areas.parcels,
    params,
    body: z.object({ note: text, parcels: namedParcels.default([]) }),
    result: z.literal(true),
    failures: { ...missing, 409: 'ORDER_MOVED, NOTHING_TO_SEND, CARRIER_UNKNOWN' },
  }),
  'orders.cancel': defineOfficeEndpoint(officeRoutes['orders.cancel'], {
    tag,
    summary: 'Cancel an order: stock and coupon are given back, the shopper gets a mail',
    access: areas.cancellations,
    params,
    body: z.object({ note: text }),
    result: z.literal(true),
    failures: { ...missing, 409: 'ORDER_MOVED, ORDER_TICKET_USED' },
  }),
  'orders.note': defineOfficeEndpoint(officeRoutes['orders.note'], {
    tag,
    summary: 'A note that only the office sees',
    access: areas.orders,
    params,
    body: z.object({ text: text.min(1) }),
    result: z.literal(true),
    failures: missing,
  }),
} as const;
