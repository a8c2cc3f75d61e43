import { z } from 'zod';
import { ADDRESS_LIMITS } from '../address-rules.ts';
import { storeCodes } from '../stores.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';

/** Who gets the newsletter, with the proof that they wanted it. It is sent elsewhere. */

const tag = 'Newsletter';
const access = areas.newsletter;

export const subscriberStates = ['subscribed', 'pending', 'unsubscribed'] as const;
export type SubscriberState = (typeof subscriberStates)[number];
const state = z.enum(subscriberStates);

const subscriber = z.object({
  email: z.string(),
  state,
  store_code: z.enum(storeCodes).describe('where they asked for it, and in whose language'),
  consent_text: z.string().describe('name of the wording that they agreed to'),
  requested_at: z.string(),
  confirmed_at: z.string().nullable().describe('when they pressed the link in the mail'),
  updated_at: z.string(),
});
export type OfficeSubscriber = z.output<typeof subscriber>;

export const newsletterEndpoints = {
  'newsletter.list': defineOfficeEndpoint(officeRoutes['newsletter.list'], {
    tag,
    summary: 'Subscribers of one state, the newest first, at most 200; a part of the address finds others',
    access,
    query: z.object({ state, search: z.string().trim().max(100).optional() }),
    result: z.object({ subscribers: z.array(subscriber), counts: z.record(state, z.number().int()) }),
  }),
  'newsletter.csv': defineOfficeEndpoint(officeRoutes['newsletter.csv'], {
    tag,
    summary: 'All subscribers of one state as a table, with the proof of their consent',
    access,
    query: z.object({ state }),
    mediaType: 'text/csv; charset=utf-8',
    result: z.string(),
  }),
  'newsletter.unsubscribe': defineOfficeEndpoint(officeRoutes['newsletter.unsubscribe'], {
    tag,
    summary: 'End the newsletter of somebody who asked for it; only they themselves can subscribe again',
    access,
    body: z.object({ email: z.string().min(3).max(ADDRESS_LIMITS.email) }),
    result: z.literal(true),
    failures: { 404: 'NOT_FOUND' },
  }),
} as const;
