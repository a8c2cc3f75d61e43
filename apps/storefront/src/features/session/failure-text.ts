import { NO_ANSWER } from '#data/api/outcome.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import type { Translate } from '#i18n/translate.ts';

interface Failed {
  code: number;
  message: string;
}

/** Why a call of the account failed: the form's text for a code it expects, else the general one, else the API's message. */
export function failureText(
  t: Translate,
  { code, message }: Failed,
  expected: Record<number, MessageKey> = {},
): string {
  const known = expected[code];
  if (known) return t(known);
  if (code === NO_ANSWER) return t('account.unreachable');
  if (code === 429) return t('account.tooOften');
  return code >= 500 || !message ? t('errors.somethingWrong') : message;
}
