import type { StoreCode } from '@brixel/contract/stores';
import type { ProfileInput } from '@brixel/contract/user';
import { toJson } from '../database/schema.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { type Failure, fail } from '../http/reply.ts';
import type { AccountTools } from './account-tools.ts';
import { ownsAddresses, replaceAddresses } from './addresses.ts';
import { customerByEmail, customerById, emailKey, emailTaken } from './customer-store.ts';
import { forgetResets } from './password-resets.ts';

type Tools = Pick<AccountTools, 'db' | 'mails' | 'letters'>;

/** Writes name, addresses and address of mail; null, or why nothing was written. */
export const updateCustomer = (
  { db, mails, letters }: Tools,
  customerId: number,
  profile: ProfileInput,
  storeCode: StoreCode,
): Promise<Failure | null> => {
  const writing = db.transaction().execute(async (tx) => {
    const { addresses, custom_attributes } = profile;
    const email = emailKey(profile.email);
    const before = await customerById(tx, customerId);
    if (!before) return fail('UNAUTHORIZED');
    if (addresses && !(await ownsAddresses(tx, customerId, addresses))) return fail('FORBIDDEN');
    if (email !== before.email && (await customerByEmail(tx, email))) return emailTaken();

    await tx
      .updateTable('customer')
      .set({
        email,
        firstname: profile.firstname,
        lastname: profile.lastname,
        ...(custom_attributes && { custom_attributes: toJson(custom_attributes) }),
        updated_at: new Date().toISOString(),
      })
      .where('id', '=', customerId)
      .execute();
    if (addresses) await replaceAddresses(tx, customerId, addresses);
    if (email !== before.email) {
      await forgetResets(tx, customerId);
      await mails.queue(tx, letters.emailChanged(before, email, storeCode));
    }
    return null;
  });
  // Another customer may have taken the address between the look and the writing.
  return writing.catch((error: unknown) => {
    if (isUniqueViolation(error)) return emailTaken();
    throw error;
  });
};
