import { create } from 'zustand';
import type { Api } from '#data/api/api.ts';
import { createNewsletterCalls } from '#data/api/newsletter-calls.ts';
import type { Outcome } from '#data/api/outcome.ts';
import { type NewsletterStatus, proofOf, statusOf, storeUnsubscribed } from './newsletter-store.ts';

/** Newsletter state of the logged-in customer. Loaded each time and never stored, because it belongs to the login. */

interface OwnNewsletter {
  /** whose state it is */
  email: string | null;
  status: NewsletterStatus;
}

const useOwn = create<OwnNewsletter>()(() => ({ email: null, status: 'unknown' }));

export const useOwnNewsletter = (email: string): NewsletterStatus =>
  useOwn((own) => (own.email === email ? own.status : 'unknown'));

export async function askOwnNewsletter(api: Api, email: string): Promise<Outcome<unknown>> {
  const answer = await createNewsletterCalls(api).status(email, proofOf(email));
  if (answer.ok) useOwn.setState({ email, status: statusOf(answer.result) });
  return answer;
}

export async function subscribeOwn(
  api: Api,
  email: string,
  { isConfirmed = true }: { isConfirmed?: boolean } = {},
): Promise<Outcome<unknown>> {
  const answer = await createNewsletterCalls(api).subscribe(email);
  if (answer.ok) useOwn.setState({ email, status: isConfirmed ? 'pending' : 'subscribed' });
  return answer;
}

export async function unsubscribeOwn(api: Api, email: string): Promise<Outcome<unknown>> {
  const proof = proofOf(email);
  const answer = await createNewsletterCalls(api).leave(proof === null ? { email } : { proof });
  if (!answer.ok) return answer;
  useOwn.setState({ email, status: 'unsubscribed' });
  if (proof !== null) storeUnsubscribed();
  return answer;
}
