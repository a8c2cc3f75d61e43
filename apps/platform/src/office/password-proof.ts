import type { Failure } from '../http/reply.ts';
import { officeFail } from './office-failures.ts';
import { proofAttempt } from './office-limits.ts';
import type { OfficeTools } from './office-tools.ts';
import { type StaffRow, staffById } from './staff.ts';

/** Somebody who is signed in and has given the password once more. */
export async function proveByPassword(
  { db, passwords, limits }: Pick<OfficeTools, 'db' | 'passwords' | 'limits'>,
  staffId: number,
  password: string,
): Promise<StaffRow | Failure> {
  const attempt = proofAttempt(staffId);
  if (!(await limits.takeInOrder(attempt))) return officeFail('TOO_MANY_REQUESTS');
  const staff = await staffById(db, staffId);
  if (!staff) return officeFail('SIGNED_OUT');
  const verdict = await passwords.check(password, staff.password_hash);
  if (verdict === 'busy') return officeFail('TOO_MANY_REQUESTS');
  if (verdict === 'wrong') return officeFail('WRONG_PASSWORD');
  await limits.clear(attempt[0]);
  return staff;
}
