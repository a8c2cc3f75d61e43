import { z } from 'zod';
import { storeCodes } from '../stores.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';

/** What comes in without anybody having asked for it: withdrawals, messages, mails that came back, addresses that lead nowhere. */

const tag = 'Inbox';
const missing = { 404: 'NOT_FOUND' };
const store = z.enum(storeCodes);
const mailId = z.object({ id: z.string().min(1).max(60) });

const withdrawal = z.object({
  number: z.string(),
  received_at: z.string(),
  /** 14 days after it was received */
  refund_until: z.string(),
  order_number: z.string(),
  fits_order: z.boolean().describe('false where number and address fit no order of the shop'),
  name: z.string(),
  email: z.string().nullable().describe('null for roles that see no addresses in lists'),
  what: z.string().describe('empty: the whole order'),
  done_at: z.string().nullable(),
  return_number: z.string().nullable().describe('the case that is worked on; null where it fits no order'),
});
export type OfficeWithdrawal = z.output<typeof withdrawal>;

const mail = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  created_at: z.string(),
  attempts: z.number().int(),
  next_attempt_at: z.string().nullable().describe('null: nobody tries any more'),
  error: z.string(),
});
export type FailedMail = z.output<typeof mail>;

const message = z.object({
  id: z.string(),
  at: z.string(),
  sender: z.string(),
  subject: z.string(),
  state: z.enum(['delivered', 'waiting', 'failed']),
});
export type ContactMessage = z.output<typeof message>;

const missingPage = z.object({ url: z.string(), store_code: store, hits: z.number().int(), last_seen: z.string() });
export type MissingPage = z.output<typeof missingPage>;

export const inboxEndpoints = {
  'inbox.counts': defineOfficeEndpoint(officeRoutes['inbox.counts'], {
    tag,
    summary: 'How much there is to do, of what this person may see',
    access: 'signed-in',
    result: z.object({
      orders: z.number().int().optional().describe('to be paid, picked, packed or handed over'),
      payments: z.number().int().optional().describe('orders whose money has not come'),
      picking: z.number().int().optional().describe('orders to be picked'),
      due: z.number().int().optional().describe('of those, orders that must leave today or are late'),
      packing: z.number().int().optional().describe('orders that are picked'),
      parcels: z.number().int().optional().describe('orders that are packed'),
      owed: z.number().int().optional().describe('orders whose shoppers are to get money back'),
      reviews: z.number().int().optional(),
      withdrawals: z.number().int().optional(),
      mails: z.number().int().optional(),
      missing: z.number().int().optional(),
      imports: z.number().int().optional().describe('checked, and not published yet'),
      webhooks: z.number().int().optional().describe('switched off because nothing arrived'),
    }),
  }),
  'withdrawals.list': defineOfficeEndpoint(officeRoutes['withdrawals.list'], {
    tag,
    summary: 'Withdrawals, the newest first: those that are open, or the last that were settled',
    access: areas.withdrawals,
    query: z.object({ done: z.enum(['yes', 'no']) }),
    result: z.array(withdrawal),
  }),
  'withdrawals.settle': defineOfficeEndpoint(officeRoutes['withdrawals.settle'], {
    tag,
    summary: 'Note that a withdrawal is settled, or open again',
    access: areas.withdrawals,
    params: z.object({ id: z.string().min(1).max(40) }),
    body: z.object({ done: z.boolean() }),
    result: z.literal(true),
    failures: missing,
  }),
  'messages.list': defineOfficeEndpoint(officeRoutes['messages.list'], {
    tag,
    summary: 'What came through the contact form in the last 30 days; the words went by mail and are not stored',
    access: areas.messages,
    result: z.array(message),
  }),
  'mails.failed': defineOfficeEndpoint(officeRoutes['mails.failed'], {
    tag,
    summary: 'Mails that could not be delivered so far',
    access: areas.mails,
    result: z.array(mail),
  }),
  'mails.retry': defineOfficeEndpoint(officeRoutes['mails.retry'], {
    tag,
    summary: 'Send a mail again at once, and from then on as a new one',
    access: areas.mails,
    params: mailId,
    result: z.literal(true),
    failures: missing,
  }),
  'mails.giveUp': defineOfficeEndpoint(officeRoutes['mails.giveUp'], {
    tag,
    summary: 'Try no more to deliver a mail; for 30 days it can be sent again',
    access: areas.mails,
    params: mailId,
    result: z.literal(true),
    failures: missing,
  }),
  'missing.list': defineOfficeEndpoint(officeRoutes['missing.list'], {
    tag,
    summary: 'Addresses that visitors asked for and that lead nowhere, the most wanted first',
    access: areas.content,
    result: z.array(missingPage),
  }),
  'missing.proposal': defineOfficeEndpoint(officeRoutes['missing.proposal'], {
    tag,
    summary: 'Where such an address might lead: the page of the shop whose address is most like it',
    access: areas.content,
    query: z.object({ url: z.string().min(1).max(500), store_code: store }),
    result: z.object({ path: z.string().nullable() }),
  }),
  'missing.ignore': defineOfficeEndpoint(officeRoutes['missing.ignore'], {
    tag,
    summary: 'Take an address off the list, or put it back',
    access: areas.content,
    body: z.object({ url: z.string().min(1).max(500), store_code: store, ignored: z.boolean() }),
    result: z.literal(true),
    failures: missing,
  }),
} as const;
export type InboxCounts = z.output<(typeof inboxEndpoints)['inbox.counts']['result']>;
