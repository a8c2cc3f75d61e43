import { endpoints } from '@brixel/contract/endpoints';
import { PROOF_HEADER } from '@brixel/contract/newsletter-proof';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { FindCustomer } from '../customer/caller.ts';
import { createOwnAddress } from '../customer/own-address.ts';
import type { Schema } from '../database/schema.ts';
import { clientAddress } from '../http/client-address.ts';
import { mount } from '../http/mount.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { Failure, fail } from '../http/reply.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import type { Newsletter } from './newsletter.ts';

interface NewsletterRoutesContext {
  db: Kysely<Schema>;
  newsletter: Newsletter;
  limits: Pick<RateLimits, 'take'>;
  findCustomer: FindCustomer;
}

const HOUR_S = 60 * 60;
const PER_CLIENT = { limit: 20, seconds: HOUR_S };
/** Beyond the limit the answer is the same, but no mail is sent. */
const MAILS_PER_ADDRESS = { limit: 3, seconds: 24 * HOUR_S };

export const newsletterRoutes =
  ({ db, newsletter, limits, findCustomer }: NewsletterRoutesContext): FastifyPluginAsync =>
  async (app) => {
    const ownAddress = createOwnAddress(db, findCustomer);
    const mayMail = (name: string, email: string): Promise<boolean> =>
      limits.take(`newsletter-${name}`, mailboxOf(email), MAILS_PER_ADDRESS);
    const mayAsk = (request: FastifyRequest): Promise<boolean> =>
      limits.take('newsletter', clientAddress(request), PER_CLIENT);

    mount(app, endpoints.newsletterStatus, async ({ query: { email, ...query }, request }) => {
      const proof = request.headers[PROOF_HEADER] ?? query.proof;
      const own = await ownAddress(request);
      if (own instanceof Failure) return own;
      const subscriber = await newsletter.find({ email });
      const isOwner = own === email || (proof !== undefined && subscriber?.leave_token === proof);
      return isOwner && subscriber ? subscriber.status : 'unknown';
    });

    mount(app, endpoints.newsletterSubscribe, async ({ body: { email }, store, request }) => {
      if (!(await mayAsk(request))) return fail('TOO_MANY_REQUESTS');
      if (await mayMail('confirm', email)) await newsletter.request(email, store.storeCode);
      return true as const;
    });

    mount(app, endpoints.newsletterConfirm, async ({ body: { token } }) => {
      const confirmed = await newsletter.confirm(token);
      if (!confirmed) return fail('NOT_FOUND');
      const { subscriber, coupon } = confirmed;
      return { email: subscriber.email, proof: subscriber.leave_token, coupon };
    });

    mount(app, endpoints.newsletterUnsubscribe, async ({ body, request }) => {
      if ('proof' in body) {
        const key = { leave_token: body.proof };
        if (!(await newsletter.find(key))) return fail('NOT_FOUND');
        await newsletter.leave(key);
        return true as const;
      }
      const { email } = body;
      const own = await ownAddress(request);
      if (own instanceof Failure) return own;
      if (own === email) {
        await newsletter.leave({ email });
        return true as const;
      }
      if (!(await mayAsk(request))) return fail('TOO_MANY_REQUESTS');
      if (await mayMail('leave', email)) newsletter.mailLeaveLink(email);
      return true as const;
    });
  };
