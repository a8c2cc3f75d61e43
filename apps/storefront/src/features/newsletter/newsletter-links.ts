import type { ConfirmedNewsletter, NewsletterCalls } from '#data/api/newsletter-calls.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { type LinkStep, nextStep } from '#shared/mail-link/link-steps.ts';

/** The links in mails of the newsletter. */

export type ConfirmStep = LinkStep<ConfirmedNewsletter>;
export type LeaveStep = LinkStep<true>;

export const brokenWords = {
  brokenTitle: 'newsletter.brokenTitle',
  unreachable: 'newsletter.unreachable',
} as const satisfies Record<string, MessageKey>;

export const confirmLink = async (secret: string, calls: Pick<NewsletterCalls, 'confirm'>): Promise<ConfirmStep> =>
  nextStep(secret, await calls.confirm(secret));

export async function leaveLink(secret: string, calls: Pick<NewsletterCalls, 'leave'>): Promise<LeaveStep> {
  const left = await calls.leave({ proof: secret });
  return nextStep(secret, left.ok ? { ok: true, result: true } : left);
}
