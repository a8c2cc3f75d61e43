import { z } from 'zod';
import { orderView, paymentCodes } from '../order.ts';
import { storeCodes } from '../stores.ts';
import { orderStage } from './order-stage.ts';
import { shownParcel } from './parcel-endpoints.ts';
import { webhookTypes } from './webhook-limits.ts';

/** What other programs are told, by a request to an address of theirs. */

const orderEventData = z.object({
  order: orderView,
  stage: orderStage,
  payment_method: z.enum(paymentCodes),
  customer_id: z.number().int().nullable().describe('null for guests'),
  parcels: z.array(shownParcel),
});
export type OrderEventData = z.infer<typeof orderEventData>;

const refundEventData = orderEventData.extend({
  refund: z.object({
    amount: z.number().describe('in euros, of this refund alone'),
    reason: z.string(),
    way: z.string().describe('through the payment service, by a transfer, or only noted here'),
  }),
});
export type RefundEventData = z.infer<typeof refundEventData>;

const stockEventData = z.object({
  sku: z.string(),
  name: z.string().nullable(),
  stock: z.number().int(),
  threshold: z.number().int().describe('“only a few left”, as the settings of the shop have it'),
});
export type StockEventData = z.infer<typeof stockEventData>;

export interface WebhookData {
  'order.placed': OrderEventData;
  'order.paid': OrderEventData;
  'order.sent': OrderEventData;
  'order.canceled': OrderEventData;
  'order.refunded': RefundEventData;
  'stock.low': StockEventData;
  test: Record<string, never>;
}

const bodyOf = (type: keyof WebhookData, data: z.ZodType) =>
  z.object({
    id: z.string().describe('stays the same over all attempts; what has come with it before can be ignored'),
    type: z.literal(type),
    created_at: z.string(),
    store: z.enum(storeCodes).nullable().describe('null where it concerns all stores'),
    data,
  });

const summaries: Readonly<Record<(typeof webhookTypes)[number], string>> = {
  'order.placed': 'An order was placed',
  'order.paid': 'The money for an order is there',
  'order.sent': 'An order is on its way',
  'order.canceled': 'An order was canceled',
  'order.refunded': 'Money of an order was given back, the whole or a part of it',
  'stock.low': 'Few are left: told once when a stock falls to the threshold, and again only after it was above it',
};

const dataOf = (type: keyof typeof summaries): z.ZodType => {
  if (type === 'stock.low') return stockEventData;
  return type === 'order.refunded' ? refundEventData : orderEventData;
};

/** As the API description lists them. */
export const webhookEvents = webhookTypes.map((type) => ({
  type,
  summary: summaries[type],
  body: bodyOf(type, dataOf(type)),
}));
