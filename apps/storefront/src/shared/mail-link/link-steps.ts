import type { Outcome } from '#data/api/outcome.ts';

/**
 * What the links of mails lead to. Opening one changes nothing, because programs that look for viruses open them too; the
 * button does. Browser and server take the same way.
 */
export type LinkStep<Done> =
  | { step: 'ask'; secret: string; hasFailed: boolean }
  | { step: 'done'; result: Done }
  | { step: 'broken' };

/** Of the field that carries the link's secret where no scripts run. */
export const SECRET = 'secret';

export const firstStep = (
  secret: string | null,
): { step: 'ask'; secret: string; hasFailed: false } | { step: 'broken' } =>
  secret ? { step: 'ask', secret, hasFailed: false } : { step: 'broken' };

const REFUSED: readonly number[] = [400, 404, 409];

export function nextStep<Done>(secret: string, answer: Outcome<Done>): LinkStep<Done> {
  if (answer.ok) return { step: 'done', result: answer.result };
  return REFUSED.includes(answer.code) ? { step: 'broken' } : { step: 'ask', secret, hasFailed: true };
}
