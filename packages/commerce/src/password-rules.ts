import { commonPasswords } from './common-passwords.ts';
import type { Rule } from './form-rules.ts';

/** What makes a password easy to guess, whatever its length. */
export type PasswordFlaw = 'passwordCommon' | 'passwordIsEmail';

const normalized = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** `email`: of the account; its name before the @ is guessed as soon as the whole. */
export function passwordFlaw(password: string, email: string): PasswordFlaw | null {
  const word = normalized(password);
  if (commonPasswords.has(word) || new Set(word).size === 1) return 'passwordCommon';
  const address = normalized(email);
  return address !== '' && [address, address.split('@')[0]].includes(word) ? 'passwordIsEmail' : null;
}

/** `emailOf`: the address of the account that the password is for, if the form has it. */
export const notGuessable =
  <Values>(emailOf: (values: Values) => string): Rule<Values> =>
  (value, values) =>
    passwordFlaw(value, emailOf(values));
