import { z } from 'zod';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';
import { deliveryStates, WEBHOOK_LIMITS, webhookTypes } from './webhook-limits.ts';

/** Addresses of other programs that are told what happens in the shop. */

const tag = 'Webhooks';
const access = areas.staff;
const number = z.coerce.number<string | number>().int().min(1);
const params = z.object({ id: number });
const missing = { 404: 'NOT_FOUND' };
const events = z
  .array(z.enum(webhookTypes))
  .min(1)
  .max(webhookTypes.length)
  .refine((list) => new Set(list).size === list.length, 'each once');

const facts = z.object({
  name: z.string().trim().min(1).max(WEBHOOK_LIMITS.name),
  url: z.url({ protocol: /^https?$/ }).max(WEBHOOK_LIMITS.url),
  events,
});

const endpoint = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.string(),
  events,
  created_at: z.string(),
  off_at: z.string().nullable().describe('since when it is told nothing'),
  off_reason: z
    .enum(['owner', 'failing', 'gone'])
    .nullable()
    .describe('failing: for days no attempt worked; gone: it has answered 410'),
  failing_since: z.string().nullable().describe('since when no attempt has worked'),
  old_secret_until: z.string().nullable().describe('so long the secret before the newest signs too'),
  waiting: z.number().int().describe('deliveries that are still to be made'),
});
export type OfficeWebhook = z.infer<typeof endpoint>;

const delivery = z.object({
  id: z.number().int(),
  event_id: z.string().describe('the `webhook-id` of all its attempts'),
  type: z.enum([...webhookTypes, 'test']),
  created_at: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  attempted_at: z.string().nullable().describe('the last time'),
  next_attempt_at: z.string().nullable(),
  status: z.number().int().nullable().describe('of the last answer; null where there was none'),
  duration_ms: z.number().int().nullable(),
  error: z.string().nullable().describe('why there was no answer'),
});
export type OfficeDelivery = z.infer<typeof delivery>;

const refusals = { 409: 'WEBHOOK_ADDRESS, WEBHOOK_LIMIT' };

export const webhookEndpoints = {
  'webhooks.list': defineOfficeEndpoint(officeRoutes['webhooks.list'], {
    tag,
    summary: 'All addresses that are told something, the newest first',
    access,
    result: z.object({
      endpoints: z.array(endpoint),
      threshold: z.number().int().describe('a stock of so many and fewer is low'),
      allows_private: z.boolean().describe('also http and addresses inside the own network'),
    }),
  }),
  'webhooks.create': defineOfficeEndpoint(officeRoutes['webhooks.create'], {
    tag,
    summary: 'Add an address; the secret that signs what it gets is told this once',
    access,
    body: facts,
    result: z.object({ endpoint, secret: z.string() }),
    failures: refusals,
  }),
  'webhooks.update': defineOfficeEndpoint(officeRoutes['webhooks.update'], {
    tag,
    summary: 'Change an address, what it is told, or whether it is told anything',
    access,
    params,
    body: facts.extend({ is_on: z.boolean() }),
    result: z.literal(true),
    failures: { ...missing, 409: 'WEBHOOK_ADDRESS' },
  }),
  'webhooks.remove': defineOfficeEndpoint(officeRoutes['webhooks.remove'], {
    tag,
    summary: 'Remove an address with its log',
    access,
    params,
    result: z.literal(true),
    failures: missing,
  }),
  'webhooks.rotate': defineOfficeEndpoint(officeRoutes['webhooks.rotate'], {
    tag,
    summary: 'A new secret, told this once; for a day the old one signs too',
    access,
    params,
    result: z.object({ secret: z.string() }),
    failures: missing,
  }),
  'webhooks.test': defineOfficeEndpoint(officeRoutes['webhooks.test'], {
    tag,
    summary: 'Send an event of the type `test`',
    access,
    params,
    result: z.object({ event_id: z.string() }),
    failures: { ...missing, 409: 'WEBHOOK_OFF' },
  }),
  'webhooks.deliveries': defineOfficeEndpoint(officeRoutes['webhooks.deliveries'], {
    tag,
    summary: 'What an address was told, the newest first; kept for 30 days',
    access,
    params,
    query: z.object({ before: number.optional().describe('`next` of the page before') }),
    result: z.object({ deliveries: z.array(delivery), next: z.number().int().nullable() }),
    failures: missing,
  }),
  'webhooks.delivery': defineOfficeEndpoint(officeRoutes['webhooks.delivery'], {
    tag,
    summary: 'One delivery with what was sent, and the beginning of what was answered last',
    access,
    params,
    result: delivery.extend({ body: z.string(), answer: z.string() }),
    failures: missing,
  }),
  'webhooks.resend': defineOfficeEndpoint(officeRoutes['webhooks.resend'], {
    tag,
    summary: 'Send the same again, under the same id',
    access,
    params,
    result: z.literal(true),
    failures: { ...missing, 409: 'WEBHOOK_OFF' },
  }),
} as const;
