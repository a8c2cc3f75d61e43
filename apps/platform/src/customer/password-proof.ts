import { PASSWORD_NEEDED, WRONG_PASSWORD } from '@brixel/contract/user';
import { type Failure, fail } from '../http/reply.ts';
import type { AccountTools } from './account-tools.ts';
import { type CustomerRow, customerById } from './customer-store.ts';
import { passwordProof } from './limits.ts';

type Tools = Pick<AccountTools, 'db' | 'passwords' | 'limits'>;

/** The logged-in customer who has confirmed the password. */
export async function proveByPassword(
  { db, passwords, limits }: Tools,
  customerId: number,
  password: string,
): Promise<CustomerRow | Failure> {
  const attempt = passwordProof(customerId);
  if (!(await limits.takeInOrder(attempt))) return fail('TOO_MANY_REQUESTS');
  const customer = await customerById(db, customerId);
  if (!customer) return fail('UNAUTHORIZED');
  const verdict = await passwords.check(password, customer.password_hash);
  if (verdict === 'busy') return fail('TOO_MANY_REQUESTS');
  if (verdict === 'wrong') return wrongPassword();
  await limits.clear(attempt[0]);
  return customer;
}

/** Older clients read a text under `errorMessage`. */
const refusal = (code: string, message: string): Failure => fail('FORBIDDEN', { code, message, errorMessage: message });

const wrongPassword = (): Failure => refusal(WRONG_PASSWORD, 'The password is wrong');

export const passwordNeeded = (): Failure =>
  refusal(PASSWORD_NEEDED, 'The e-mail address can be changed only together with the password');
