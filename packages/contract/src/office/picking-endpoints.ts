import { z } from 'zod';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { fulfilments } from './order-stage.ts';
import { areas } from './roles.ts';

/** From the drawers to the parcel. */

const tag = 'Picking';

export const pickingEndpoints = {
  'orders.stage': defineOfficeEndpoint(officeRoutes['orders.stage'], {
    tag,
    summary: 'Move a paid order that is to be sent to another step, by hand',
    access: areas.parcels,
    params: z.object({ number: z.string().min(1).max(40).describe('the order number that people read') }),
    body: z.object({ stage: z.enum(fulfilments) }),
    result: z.literal(true),
    failures: { 404: 'NOT_FOUND', 409: 'ORDER_MOVED' },
  }),
} as const;
