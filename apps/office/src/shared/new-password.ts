import { passwordFlaw } from '@brixel/commerce/password-rules';
import { MIN_STAFF_PASSWORD_LENGTH } from '@brixel/contract/office/staff-limits';
import type { Translate } from '#i18n/i18n.ts';

/** What is wrong with a password that is to be the new one, in a sentence. */
export function newPasswordError(password: string, email: string, t: Translate): string | undefined {
  if (password.length < MIN_STAFF_PASSWORD_LENGTH) return t('password.tooShort', { n: MIN_STAFF_PASSWORD_LENGTH });
  const flaw = passwordFlaw(password, email);
  return flaw ? t(`password.${flaw}`) : undefined;
}
