import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { endpointRoutes } from './endpoint-routes.ts';
import { PROOF_HEADER } from './newsletter-proof.ts';

/** The calls of the newsletter. Whether an address is subscribed is revealed to its owner only. */

const storeCode = z.string().max(20).optional();
const email = z.email().max(200).toLowerCase();
const token = z.string().max(4000).optional().describe('of a customer; better sent as Authorization: Bearer');
const proof = z
  .string()
  .min(1)
  .max(100)
  .describe('of the link that ends the newsletter, which stands in each of its mails');

const unauthorized = { 401: 'the token is not valid, or no longer' };
const limited = { 429: 'too many attempts' };

export const newsletterEndpoints = {
  newsletterStatus: defineEndpoint(endpointRoutes.newsletterStatus, {
    tag: 'Newsletter',
    summary: 'Whether an address gets the newsletter; unknown to everybody but its owner',
    query: z.object({
      email,
      proof: proof.optional().describe(`better sent as the header ${PROOF_HEADER}`),
      token,
      storeCode,
    }),
    result: z.enum(['unknown', 'pending', 'subscribed', 'unsubscribed']),
    noStore: true,
    failures: unauthorized,
  }),
  newsletterSubscribe: defineEndpoint(endpointRoutes.newsletterSubscribe, {
    tag: 'Newsletter',
    summary: 'Ask for the newsletter; it is pending until the link in the mail is confirmed',
    query: z.object({ storeCode }),
    body: z.object({ email }).meta({ examples: [{ email: 'marlene@example.de' }] }),
    result: z.literal(true),
    noStore: true,
    failures: limited,
  }),
  newsletterConfirm: defineEndpoint(endpointRoutes.newsletterConfirm, {
    tag: 'Newsletter',
    summary:
      'Confirm an address with the token of the mail, which works for seven days; repeatable while it is subscribed',
    query: z.object({ storeCode }),
    body: z.object({ token: z.string().min(1).max(100) }),
    result: z.object({
      email: z.string(),
      proof: z.string().describe('with it the newsletter can be ended again'),
      coupon: z.boolean().describe('whether a coupon is on its way; each address gets one, once'),
    }),
    noStore: true,
    failures: { 404: 'the link is not valid, or no longer' },
  }),
  newsletterUnsubscribe: defineEndpoint(endpointRoutes.newsletterUnsubscribe, {
    tag: 'Newsletter',
    summary:
      'End the newsletter: of the customer’s own address, or with a proof; for any other address a mail with the link to do so is sent',
    query: z.object({ token, storeCode }),
    body: z.union([z.object({ proof }), z.object({ email })]).meta({ examples: [{ email: 'marlene@example.de' }] }),
    result: z.literal(true),
    noStore: true,
    failures: { ...unauthorized, 404: 'the proof is not valid', ...limited },
  }),
} as const;
