import { passwordFlaw } from '@brixel/commerce/password-rules';
import type { Failure } from '../http/reply.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

/** What is stored of a new password, or why it is not taken. */
export async function hashNewPassword(
  { passwords }: Pick<OfficeTools, 'passwords'>,
  password: string,
  email: string,
): Promise<string | Failure> {
  if (passwordFlaw(password, email)) return officeFail('WEAK_PASSWORD');
  return (await passwords.hash(password)) ?? officeFail('TOO_MANY_REQUESTS');
}
