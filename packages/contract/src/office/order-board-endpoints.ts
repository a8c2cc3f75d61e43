import { z } from 'zod';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { orderFilters, orderSummary } from './order-endpoints.ts';
import { ORDER_LIMITS } from './order-limits.ts';
import { orderStage } from './order-stage.ts';
import { namedParcel } from './parcel-endpoints.ts';
import { areas } from './roles.ts';

/** Many orders at once: the board, and what is done with a selection. */

const tag = 'Orders';

const { status: _status, stage: _stage, ...filters } = orderFilters;
const numbers = z.array(z.string().min(1).max(40)).min(1).max(ORDER_LIMITS.selection);

/** Why an order was left as it was. */
export const skipReasons = ['already', 'not_now', 'withdrawn', 'nothing_to_send', 'gone', 'carrier_unknown'] as const;
export type SkipReason = (typeof skipReasons)[number];

const outcome = z.object({
  done: z.number().int(),
  skipped: z.array(z.object({ number: z.string(), reason: z.enum(skipReasons) })),
});
export type BulkOutcome = z.infer<typeof outcome>;

const orderNumber = z.string().min(1).max(40);

const listedParcel = namedParcel.extend({
  line: z.number().int(),
  order: z.string().describe('its number as the shop writes it, or as the list does where there is none'),
  name: z.string().describe('who gets it'),
  number: z.string(),
  carrier_name: z.string(),
  problem: z
    .enum([...skipReasons, 'number_wrong'])
    .nullable()
    .describe('why it is not sent'),
});
export type ListedParcel = z.infer<typeof listedParcel>;

/** Files that carriers' portals take. */
export const parcelLayouts = ['dhl', 'general'] as const;
export type ParcelLayout = (typeof parcelLayouts)[number];

export const orderBoardEndpoints = {
  'orders.board': defineOfficeEndpoint(officeRoutes['orders.board'], {
    tag,
    summary: 'Orders by how far they are, each lane with its newest ones',
    access: areas.orders,
    query: z.object({ ...filters, search: z.string().trim().max(ORDER_LIMITS.search).optional() }),
    result: z.array(z.object({ stage: orderStage, count: z.number().int(), orders: z.array(orderSummary) })),
  }),
  'orders.payMany': defineOfficeEndpoint(officeRoutes['orders.payMany'], {
    tag,
    summary: 'The money of these orders is there; what cannot be paid stays as it is',
    access: areas.payments,
    body: z.object({ numbers }),
    result: outcome,
  }),
  'orders.sendMany': defineOfficeEndpoint(officeRoutes['orders.sendMany'], {
    tag,
    summary: 'These orders are on their way, each with a mail; what cannot be sent stays as it is',
    access: areas.parcels,
    body: z.object({
      numbers,
      parcels: z
        .array(namedParcel.extend({ order: orderNumber }))
        .max(ORDER_LIMITS.selection)
        .default([])
        .describe('how those of them are followed that have a number'),
    }),
    result: outcome,
  }),
  'orders.parcelFile': defineOfficeEndpoint(officeRoutes['orders.parcelFile'], {
    tag,
    summary: 'Whom parcels go to, as a file for the portal of a carrier',
    access: areas.parcels,
    body: z.object({ numbers, layout: z.enum(parcelLayouts) }),
    result: outcome.extend({ name: z.string(), content: z.base64() }),
  }),
  'orders.readParcelList': defineOfficeEndpoint(officeRoutes['orders.readParcelList'], {
    tag,
    summary: 'What a list of a carrier says of our orders: order number, tracking number, carrier. Nothing is changed',
    access: areas.parcels,
    body: z.object({ text: z.string().max(ORDER_LIMITS.parcelList) }),
    result: z.array(listedParcel),
    failures: { 400: 'PARCEL_LIST_UNKNOWN' },
  }),
} as const;
