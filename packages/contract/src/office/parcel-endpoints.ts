import { z } from 'zod';
import { addressLine } from '../plain-text.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { ORDER_LIMITS } from './order-limits.ts';
import { areas } from './roles.ts';

/** Parcels and how they are followed. */

const tag = 'Orders';

export const namedParcel = z.object({
  carrier: z.string().max(40).describe('its code in the settings; empty: another one'),
  number: addressLine(ORDER_LIMITS.parcelNumber).regex(/^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u),
});
export const namedParcels = z.array(namedParcel).max(ORDER_LIMITS.parcels);

export const shownParcel = z.object({
  carrier_code: z.string(),
  carrier: z.string(),
  number: z.string(),
  url: z.string().nullable(),
});

export const parcelEndpoints = {
  'parcels.carriers': defineOfficeEndpoint(officeRoutes['parcels.carriers'], {
    tag,
    summary: 'Who carries parcels, as the settings have it',
    access: areas.parcels,
    result: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  'orders.parcels': defineOfficeEndpoint(officeRoutes['orders.parcels'], {
    tag,
    summary: 'Name the parcels of an order that was sent, in place of those that it had',
    access: areas.parcels,
    params: z.object({ number: z.string().min(1).max(40) }),
    body: z.object({ parcels: namedParcels, mail: z.boolean().describe('whether the shopper gets a mail') }),
    result: z.literal(true),
    failures: { 404: 'NOT_FOUND', 409: 'ORDER_MOVED, CARRIER_UNKNOWN' },
  }),
} as const;
