import type { ConfirmedNewsletter, NewsletterCalls } from '#data/newsletter-calls.ts';
import type { Outcome } from '#data/outcome.ts';

/**
 * What the links of the mails lead to. Opening one changes nothing, because programs that look for viruses open them too; the
 * button does. Browser and server take the same way.
 */
export type LinkStep<Done> =
  | { step: 'ask'; secret: string; hasFailed: boolean }
  | { step: 'done'; result: Done }
  | { step: 'broken' };

export type ConfirmStep = LinkStep<ConfirmedNewsletter>;
export type LeaveStep = LinkStep<true>;

/** Of the field that carries the link's secret where no scripts run. */
export const SECRET = 'secret';

export const firstStep = (
  secret: string | null,
): { step: 'ask'; secret: string; hasFailed: false } | { step: 'broken' } =>
  secret ? { step: 'ask', secret, hasFailed: false } : { step: 'broken' };

export const confirmLink = async (secret: string, calls: Pick<NewsletterCalls, 'confirm'>): Promise<ConfirmStep> =>
  nextStep(secret, await calls.confirm(secret));

export async function leaveLink(secret: string, calls: Pick<NewsletterCalls, 'leave'>): Promise<LeaveStep> {
  const left = await calls.leave({ proof: secret });
  return nextStep(secret, left.ok ? { ok: true, result: true } : left);
}

function nextStep<Done>(secret: string, answer: Outcome<Done>): LinkStep<Done> {
  if (answer.ok) return { step: 'done', result: answer.result };
  const isRefused = answer.code === 400 || answer.code === 404;
  return isRefused ? { step: 'broken' } : { step: 'ask', secret, hasFailed: true };
}
