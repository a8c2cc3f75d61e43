import { z } from 'zod';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { orderMailKinds } from './order-mail-kinds.ts';
import { areas } from './roles.ts';

/** What the shop has written to a shopper about an order. */

const tag = 'Orders';
const number = z.string().min(1).max(40);
const oneMail = z.object({ number, id: z.string().min(1).max(60) });
const failures = { 404: 'NOT_FOUND' };

const mail = z.object({
  id: z.string(),
  kind: z.enum(orderMailKinds).nullable(),
  to: z.string(),
  subject: z.string(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  state: z.enum(['delivered', 'waiting', 'failed', 'given_up']).describe('failed: it is tried again'),
});
export type OrderMail = z.infer<typeof mail>;

const content = z.object({
  subject: z.string(),
  text: z.string(),
  files: z.array(z.string()).describe('names of what was attached'),
});
export type OrderMailContent = z.infer<typeof content>;

export const orderMailEndpoints = {
  'orders.mails': defineOfficeEndpoint(officeRoutes['orders.mails'], {
    tag,
    summary:
      'The mails of an order, the oldest first, as long as they are kept; those with gift vouchers cannot be read',
    access: areas.orders,
    params: z.object({ number }),
    result: z.array(mail),
    failures,
  }),
  'orders.mail': defineOfficeEndpoint(officeRoutes['orders.mail'], {
    tag,
    summary: 'What stood in a mail',
    access: areas.orders,
    params: oneMail,
    result: content,
    failures,
  }),
  'orders.mailPage': defineOfficeEndpoint(officeRoutes['orders.mailPage'], {
    tag,
    summary: 'A mail as it looked: a page that runs nothing, for a frame of the office',
    access: areas.orders,
    params: oneMail,
    result: z.string(),
    mediaType: 'text/html; charset=utf-8',
    failures,
  }),
  'orders.sendMail': defineOfficeEndpoint(officeRoutes['orders.sendMail'], {
    tag,
    summary: 'The same mail again, to the address of the order',
    access: areas.orders,
    params: oneMail,
    body: z.object({}),
    result: z.literal(true),
    failures,
  }),
} as const;
