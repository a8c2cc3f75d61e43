import { z } from 'zod';
import { orderAddress } from '../order.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';

export const orderAddressEndpoints = {
  'orders.addresses': defineOfficeEndpoint(officeRoutes['orders.addresses'], {
    tag: 'Orders',
    summary: 'Correct the addresses of an order that is not sent yet; the history keeps the old ones',
    access: areas.parcels,
    params: z.object({ number: z.string().min(1).max(40) }),
    body: z.object({
      shipping: orderAddress.nullable().describe('null where nothing is sent'),
      billing: orderAddress,
    }),
    result: z.literal(true),
    failures: { 404: 'NOT_FOUND', 409: 'ORDER_MOVED, ADDRESS_COUNTRY' },
  }),
} as const;
