import { type PasswordFlaw, passwordFlaw } from '@brixel/commerce/password-rules';
import { type Failure, fail } from '../http/reply.ts';

const flaws: Readonly<Record<PasswordFlaw, { code: string; message: string }>> = {
  passwordCommon: { code: 'COMMON_PASSWORD', message: 'This password is used too often and easy to guess' },
  passwordIsEmail: { code: 'PASSWORD_IS_EMAIL', message: 'The password must not be the e-mail address' },
};

/** Why an account does not get this password. Older clients read a text under `errorMessage`. */
export function refusePassword(password: string, email: string): Failure | null {
  const flaw = passwordFlaw(password, email);
  return flaw && fail('BAD_REQUEST', { ...flaws[flaw], errorMessage: flaws[flaw].message });
}
