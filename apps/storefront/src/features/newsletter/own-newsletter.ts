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

export const useOwnStatus = create<OwnNewsletter>()(() => ({ email: null, status: 'unknown' }));

/** What the customer has changed on this page: an answer to what was asked before the last of it is out of date. */
let changes = 0;

function storeChanged(own: OwnNewsletter): void {
  changes += 1;
  useOwnStatus.setState(own);
}

export const useOwnNewsletter = (email: string): NewsletterStatus =>
  useOwnStatus((own) => (own.email === email ? own.status : 'unknown'));

export async function askOwnNewsletter(api: Api, email: string): Promise<Outcome<unknown>> {
  const before = changes;
  const answer = await createNewsletterCalls(api).status(email, proofOf(email));
  if (answer.ok && changes === before) useOwnStatus.setState({ email, status: statusOf(answer.result) });
  return answer;
}

export async function subscribeOwn(
  api: Api,
  email: string,
  { isConfirmed = true }: { isConfirmed?: boolean } = {},
): Promise<Outcome<unknown>> {
  const answer = await createNewsletterCalls(api).subscribe(email);
  if (answer.ok) storeChanged({ email, status: isConfirmed ? 'pending' : 'subscribed' });
  return answer;
}

export async function unsubscribeOwn(api: Api, email: string): Promise<Outcome<unknown>> {
  const proof = proofOf(email);
  const answer = await createNewsletterCalls(api).leave(proof === null ? { email } : { proof });
  if (!answer.ok) return answer;
  storeChanged({ email, status: 'unsubscribed' });
  if (proof !== null) storeUnsubscribed();
  return answer;
}
