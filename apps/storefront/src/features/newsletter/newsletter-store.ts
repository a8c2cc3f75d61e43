import { create } from 'zustand';
import type { Api } from '#data/api.ts';
import { readStored, watchOtherTabs, writeStored } from '#data/browser-storage.ts';
import { type ConfirmedNewsletter, createNewsletterCalls } from '#data/newsletter-calls.ts';
import type { Outcome } from '#data/outcome.ts';

/** Whether the shopper gets the newsletter. `pending`: its mail is still to be confirmed. */

const STATUSES = ['unknown', 'pending', 'subscribed', 'unsubscribed'] as const;
export type NewsletterStatus = (typeof STATUSES)[number];

export interface NewsletterState {
  status: NewsletterStatus;
  /** the address that is subscribed */
  email: string | null;
  /** of that address; null where it was confirmed elsewhere */
  proof: string | null;
}

const NOTHING: NewsletterState = { status: 'unknown', email: null, proof: null };

export const useNewsletterStatus = create<NewsletterState>()(() => NOTHING);

const STORAGE_KEY = 'brixel/newsletter';
/** as long as the link in the mail works */
const PENDING_MS = 7 * 24 * 60 * 60 * 1000;

interface StoredNewsletter extends NewsletterState {
  isSubscribed: boolean;
  /** ISO date */
  since: string;
}

const statusOf = (word: unknown): NewsletterStatus => STATUSES.find((status) => status === word) ?? 'unknown';

const isStored = (value: unknown): value is StoredNewsletter =>
  typeof value === 'object' && value !== null && 'status' in value && 'since' in value;

function keptState(now: number): NewsletterState {
  const stored = readStored(STORAGE_KEY);
  if (!isStored(stored)) return NOTHING;
  const { status, email, proof, since } = stored;
  return status === 'pending' && now - Date.parse(since) > PENDING_MS ? NOTHING : { status, email, proof };
}

function keep(status: NewsletterStatus, email: string, proof: string | null): void {
  const isSubscribed = status === 'subscribed';
  const state = isSubscribed ? { status, email, proof } : { ...NOTHING, status };
  useNewsletterStatus.setState(state);
  const stored: StoredNewsletter = { isSubscribed, ...state, since: new Date().toISOString() };
  writeStored(STORAGE_KEY, stored);
}

/** Reads what was stored and follows the other tabs, until stopped. */
export function startNewsletter(): () => void {
  const show = (): void => useNewsletterStatus.setState(keptState(Date.now()));
  show();
  return watchOtherTabs(STORAGE_KEY, show);
}

const proofOf = (email: string): string | null => {
  const state = useNewsletterStatus.getState();
  return state.email === email ? state.proof : null;
};

export async function askNewsletter(api: Api, email: string): Promise<Outcome<unknown>> {
  const proof = proofOf(email);
  const answer = await createNewsletterCalls(api).status(email, proof);
  if (answer.ok) keep(statusOf(answer.result), email, proof);
  return answer;
}

/** What is so already is not asked for again. */
export async function subscribe(api: Api, email: string): Promise<Outcome<unknown>> {
  const state = useNewsletterStatus.getState();
  if (state.status === 'subscribed' && state.email === email) return { ok: true, result: true };
  const answer = await createNewsletterCalls(api).subscribe(email);
  if (answer.ok) keep('pending', email, null);
  return answer;
}

export async function unsubscribe(api: Api, email: string): Promise<Outcome<unknown>> {
  const { status } = useNewsletterStatus.getState();
  if (status === 'unsubscribed' || status === 'unknown') return { ok: true, result: true };
  const proof = proofOf(email);
  const answer = await createNewsletterCalls(api).leave(proof === null ? { email } : { proof });
  if (answer.ok) keep('unsubscribed', email, null);
  return answer;
}

export const keepConfirmed = ({ email, proof }: ConfirmedNewsletter): void => keep('subscribed', email, proof);

/** The link of a mail has ended it; for which address, it does not say. */
export const keepLeft = (): void => keep('unsubscribed', '', null);
