import { z } from 'zod';
import { orderStatus, shownPaymentState } from '../order.ts';
import { storeCodes } from '../stores.ts';
import { profile } from '../user.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';
import { rowId } from './staff.ts';

/** People who have an account in the shop. */

const tag = 'Customers';
const access = areas.customers;
const id = z.object({ id: rowId });
const missing = { 404: 'NOT_FOUND' };

const group = z.object({ id: z.number().int(), name: z.string() });

const person = z.object({
  id: z.number().int().describe('the customer number'),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  group,
  created_at: z.string(),
});

const summary = person.extend({
  city: z.string().nullable().describe('of the address that parcels go to'),
  orders: z.number().int(),
});
export type CustomerSummary = z.infer<typeof summary>;

const customer = person.extend({
  store_code: z.enum(storeCodes).describe('where the account was opened'),
  email_confirmed_at: z.string().nullable(),
  pending_email: z.string().nullable().describe('takes the place of `email` once it is confirmed'),
  logged_in_at: z.string().nullable(),
  addresses: profile.shape.addresses,
  newsletter: z
    .object({
      status: z.enum(['pending', 'subscribed', 'unsubscribed']),
      requested_at: z.string(),
      confirmed_at: z.string().nullable(),
      updated_at: z.string(),
    })
    .nullable()
    .describe('of a confirmed address: another may belong to somebody else'),
  sessions: z.array(z.object({ created_at: z.string(), renewed_at: z.string() })),
});
export type OfficeCustomer = z.infer<typeof customer>;

const order = z.object({
  number: z.string(),
  created_at: z.string(),
  grand_total: z.number().describe('in euros'),
  status: orderStatus,
  payment_state: shownPaymentState,
  is_test: z.boolean().describe('paid in the sandbox: no money has moved'),
});
export type CustomerOrder = z.infer<typeof order>;

export const customerEndpoints = {
  'customers.list': defineOfficeEndpoint(officeRoutes['customers.list'], {
    tag,
    summary: 'Customers, the newest first',
    access,
    query: z.object({
      search: z.string().trim().max(100).optional().describe('beginnings of words: name, mail, number, place'),
      before: z
        .string()
        .regex(/^[\d\-T:.]{19,23}Z_\d{1,10}$/)
        .optional()
        .describe('`next` of the page before'),
    }),
    result: z.object({ customers: z.array(summary), next: z.string().nullable() }),
  }),
  'customers.read': defineOfficeEndpoint(officeRoutes['customers.read'], {
    tag,
    summary: 'One customer with addresses, consents and logins',
    access,
    params: id,
    result: customer,
    failures: missing,
  }),
  'customers.orders': defineOfficeEndpoint(officeRoutes['customers.orders'], {
    tag,
    summary: 'What a customer has ordered, the newest first',
    access,
    params: id,
    query: z.object({ before: z.coerce.number<string | number>().int().min(1).optional() }),
    result: z.object({ orders: z.array(order), next: z.number().int().nullable() }),
  }),
  'customers.export': defineOfficeEndpoint(officeRoutes['customers.export'], {
    tag,
    summary: 'Everything the shop keeps about a customer, as their own account gives it',
    access,
    params: id,
    result: z.record(z.string(), z.unknown()),
    failures: missing,
  }),
  'customers.endSessions': defineOfficeEndpoint(officeRoutes['customers.endSessions'], {
    tag,
    summary: 'Sign a customer out on all devices',
    access,
    params: id,
    result: z.literal(true),
    failures: missing,
  }),
  'customers.remove': defineOfficeEndpoint(officeRoutes['customers.remove'], {
    tag,
    summary: 'Close an account on request; orders stay as long as tax law asks, without a link to it',
    access,
    params: id,
    result: z.literal(true),
    failures: missing,
  }),
  'customers.setGroup': defineOfficeEndpoint(officeRoutes['customers.setGroup'], {
    tag,
    summary: 'Move a customer to another group; its prices hold with their next call',
    access,
    params: id,
    body: z.object({ group: rowId }),
    result: z.literal(true),
    failures: missing,
  }),
} as const;
