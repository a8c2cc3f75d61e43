import { z } from 'zod';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { productSku } from './product-endpoints.ts';
import { areas } from './roles.ts';

/** Tickets that the shop has sold, such as places in a course, and redeeming them at the door. */

const tag = 'Tickets';
const params = z.object({ id: z.coerce.number<string | number>().int().min(1) });
const missing = { 404: 'NOT_FOUND' };
const text = z.string().trim().max(100);

export const ticketStates = ['open', 'used', 'canceled'] as const;
export type TicketState = (typeof ticketStates)[number];

const ticket = z.object({
  id: z.number().int(),
  code: z.string(),
  sku: z.string(),
  name: z.string().describe('as it was sold'),
  choice: z.string().describe('what was chosen, in words, such as the day; empty without a choice'),
  holder: z.string().describe('who has bought it'),
  email: z.string(),
  order_number: z.string(),
  state: z.enum(ticketStates).describe('canceled: its buyer got the money back'),
  is_test: z.boolean().describe('paid in the sandbox: nobody has paid for it'),
  issued_at: z.string(),
  used_at: z.string().nullable(),
  canceled_at: z.string().nullable(),
});
export type OfficeTicket = z.infer<typeof ticket>;

export const ticketEndpoints = {
  'tickets.list': defineOfficeEndpoint(officeRoutes['tickets.list'], {
    tag,
    summary: 'Tickets, the newest first, and how many of each product are sold and used',
    access: areas.orders,
    query: z.object({
      search: text.optional().describe('part of code, order number, mail address or name'),
      sku: productSku.optional(),
      before: z.coerce.number<string | number>().int().optional().describe('`next` of the page before'),
    }),
    result: z.object({
      tickets: z.array(ticket),
      next: z.number().int().nullable(),
      products: z
        .array(z.object({ sku: z.string(), name: z.string(), sold: z.number().int(), used: z.number().int() }))
        .describe('without canceled tickets and those of the sandbox'),
    }),
  }),
  'tickets.find': defineOfficeEndpoint(officeRoutes['tickets.find'], {
    tag,
    summary: 'The ticket with this code, however it was typed or scanned',
    access: areas.orders,
    query: z.object({ code: text.min(1) }),
    result: ticket,
    failures: { 404: 'TICKET_UNKNOWN' },
  }),
  'tickets.redeem': defineOfficeEndpoint(officeRoutes['tickets.redeem'], {
    tag,
    summary: 'Redeem a ticket: once, however many try',
    access: areas.parcels,
    params,
    result: ticket,
    failures: { ...missing, 409: 'TICKET_USED, TICKET_CANCELED' },
  }),
  'tickets.reopen': defineOfficeEndpoint(officeRoutes['tickets.reopen'], {
    tag,
    summary: 'Take back that a ticket was redeemed',
    access: areas.parcels,
    params,
    result: ticket,
    failures: { ...missing, 409: 'TICKET_NOT_USED' },
  }),
} as const;
