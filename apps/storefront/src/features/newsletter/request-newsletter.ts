import { isEmail } from '@brixel/commerce/form-rules';
import { NO_ANSWER, type Outcome } from '#data/api/outcome.ts';
import type { MessageKey } from '#i18n/message-key.ts';

/** Asking for the newsletter; browser and server take the same way. Answers with what is wrong, or null. */
export async function requestNewsletter(
  form: FormData,
  subscribe: (email: string) => Promise<Outcome<unknown>>,
): Promise<MessageKey | null> {
  const email = String(form.get('email') ?? '').trim();
  if (!isEmail(email)) return 'newsletter.invalidEmail';
  const answer = await subscribe(email);
  return answer.ok ? null : failureOf(answer.code);
}

function failureOf(code: number): MessageKey {
  if (code === 400) return 'newsletter.invalidEmail';
  if (code === 429) return 'newsletter.tooOften';
  return code === NO_ANSWER ? 'newsletter.unreachable' : 'newsletter.failed';
}
