import { PROOF_HEADER } from '@brixel/contract/newsletter-proof';
import { customerToken } from '#data/storage/stored-user.ts';
import type { Api } from './api.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** The calls of the newsletter. Only the owner of an address gets its state: by login, or by the proof of a mail. */

export interface ConfirmedNewsletter {
  email: string;
  /** with it the newsletter can be ended again */
  proof: string;
  /** whether a coupon is on its way */
  coupon: boolean;
}

export interface NewsletterCalls {
  status(email: string, proof: string | null): Promise<Outcome<unknown>>;
  subscribe(email: string): Promise<Outcome<unknown>>;
  /** with the token of the mail */
  confirm(token: string): Promise<Outcome<ConfirmedNewsletter>>;
  leave(whose: { email: string } | { proof: string }): Promise<Outcome<unknown>>;
}

export function createNewsletterCalls(api: Api): NewsletterCalls {
  return {
    status: (email, proof) =>
      outcomeOf(api, 'newsletterStatus', {
        query: { email },
        ...(proof && { headers: { [PROOF_HEADER]: proof } }),
        token: customerToken(),
      }),
    subscribe: (email) => outcomeOf(api, 'newsletterSubscribe', { body: { email } }),
    confirm: (token) => outcomeOf(api, 'newsletterConfirm', { body: { token } }),
    leave: (whose) => outcomeOf(api, 'newsletterUnsubscribe', { body: whose, token: customerToken() }),
  };
}
