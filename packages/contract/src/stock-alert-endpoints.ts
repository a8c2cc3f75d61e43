import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { endpointRoutes } from './endpoint-routes.ts';

/** One mail when sold-out goods are there again. Who waits for what is revealed to nobody. */

const storeCode = z.string().max(20).optional();
const link = z.object({ token: z.string().min(1).max(100) });

export const stockAlertEndpoints = {
  requestStockAlert: defineEndpoint(endpointRoutes.requestStockAlert, {
    tag: 'Stock',
    summary:
      'Ask for one mail when a sold-out product is there again; it is pending until the link in a mail is confirmed',
    query: z.object({
      token: z.string().max(4000).optional().describe('of a customer; better sent as Authorization: Bearer'),
      storeCode,
    }),
    body: z
      .object({ sku: z.string().min(1).max(100), email: z.email().max(200).toLowerCase() })
      .meta({ examples: [{ sku: 'BX-3001-5', email: 'marlene@example.de' }] }),
    result: z
      .enum(['pending', 'waiting', 'available'])
      .describe('waiting: at once, for the confirmed address of the customer who asks; available: no need to wait'),
    noStore: true,
    failures: {
      401: 'the token is not valid, or no longer',
      404: 'the store has no such product, or none that is sold by the piece',
      429: 'too many attempts',
    },
  }),
  confirmStockAlert: defineEndpoint(endpointRoutes.confirmStockAlert, {
    tag: 'Stock',
    summary: 'Confirm a wish with the token of its mail; repeatable',
    query: z.object({ storeCode }),
    body: link,
    result: z.object({ sku: z.string(), email: z.string() }),
    noStore: true,
    failures: { 404: 'the link is not valid, or no longer' },
  }),
  endStockAlert: defineEndpoint(endpointRoutes.endStockAlert, {
    tag: 'Stock',
    summary: 'Take a wish back with the token of its mail',
    query: z.object({ storeCode }),
    body: link,
    result: z.literal(true),
    noStore: true,
    failures: { 404: 'the link is not valid, or no longer' },
  }),
} as const;
