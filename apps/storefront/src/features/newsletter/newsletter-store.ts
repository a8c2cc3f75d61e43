import { create } from 'zustand';
import type { Api } from '#data/api/api.ts';
import { type ConfirmedNewsletter, createNewsletterCalls } from '#data/api/newsletter-calls.ts';
import type { Outcome } from '#data/api/outcome.ts';
import { readStored, watchOtherTabs, writeStored } from '#data/storage/browser-storage.ts';

/**
 * Whether somebody who uses this browser gets the newsletter. `pending`: its mail is still to be confirmed. What a customer's account
 * knows of it is another matter (`own-newsletter.ts`).
 */

const STATUSES = ['unknown', 'pending', 'subscribed', 'unsubscribed'] as const;
export type NewsletterStatus = (typeof STATUSES)[number];

export interface NewsletterState {
  status: NewsletterStatus;
  /** the address that is subscribed */
  email: string | null;
  /** of that address: with it this browser can end the newsletter again */
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

export const statusOf = (word: unknown): NewsletterStatus => STATUSES.find((status) => status === word) ?? 'unknown';

const isStored = (value: unknown): value is StoredNewsletter =>
  typeof value === 'object' && value !== null && 'status' in value && 'since' in value;

function storedState(now: number): NewsletterState {
  const stored = readStored(STORAGE_KEY);
  if (!isStored(stored)) return NOTHING;
  const { status, email, proof, since } = stored;
  return status === 'pending' && now - Date.parse(since) > PENDING_MS ? NOTHING : { status, email, proof };
}

function storeStatus(status: NewsletterStatus, email: string, proof: string | null): void {
  const isSubscribed = status === 'subscribed';
  const state = isSubscribed ? { status, email, proof } : { ...NOTHING, status };
  useNewsletterStatus.setState(state);
  const stored: StoredNewsletter = { isSubscribed, ...state, since: new Date().toISOString() };
  writeStored(STORAGE_KEY, stored);
}

/** Reads what was stored and follows the other tabs, until stopped. */
export function startNewsletter(): () => void {
  const show = (): void => useNewsletterStatus.setState(storedState(Date.now()));
  show();
  return watchOtherTabs(STORAGE_KEY, show);
}

export const proofOf = (email: string): string | null => {
  const state = useNewsletterStatus.getState();
  return state.email === email ? state.proof : null;
};

/** Not sent again where it is the state already. `isConfirmed`: the API asks for a confirmation by mail before it counts. */
export async function subscribe(
  api: Api,
  email: string,
  { isConfirmed = true }: { isConfirmed?: boolean } = {},
): Promise<Outcome<unknown>> {
  const state = useNewsletterStatus.getState();
  if (state.status === 'subscribed' && state.email === email) return { ok: true, result: true };
  const answer = await createNewsletterCalls(api).subscribe(email);
  if (answer.ok) storeStatus(isConfirmed ? 'pending' : 'subscribed', email, null);
  return answer;
}

export async function unsubscribe(api: Api, email: string): Promise<Outcome<unknown>> {
  const { status } = useNewsletterStatus.getState();
  if (status === 'unsubscribed' || status === 'unknown') return { ok: true, result: true };
  const proof = proofOf(email);
  const answer = await createNewsletterCalls(api).leave(proof === null ? { email } : { proof });
  if (answer.ok) storeStatus('unsubscribed', email, null);
  return answer;
}

export const storeConfirmed = ({ email, proof }: ConfirmedNewsletter): void => storeStatus('subscribed', email, proof);

/** Unsubscribed by the link of a mail, which does not contain the address. */
export const storeUnsubscribed = (): void => storeStatus('unsubscribed', '', null);

/** After a logout: nothing of the customer stays in this browser. */
export function forgetNewsletter(email: string): void {
  const stored = readStored(STORAGE_KEY);
  if (!isStored(stored) || stored.email !== email) return;
  useNewsletterStatus.setState(NOTHING);
  writeStored(STORAGE_KEY, null);
}
