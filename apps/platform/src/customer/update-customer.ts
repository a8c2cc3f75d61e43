import type { StoreCode } from '@brixel/contract/stores';
import type { ProfileInput } from '@brixel/contract/user';
import { toJson } from '../database/column-types.ts';
import { type Failure, fail } from '../http/reply.ts';
import type { AccountTools } from './account-tools.ts';
import { ownsAddresses, replaceAddresses } from './addresses.ts';
import { mailConfirmation } from './confirm-email.ts';
import { customerById, emailKey } from './customer-store.ts';
import { writeCustomerWords } from './customer-words.ts';
import { dropPendingEmail } from './email-confirmations.ts';

type Tools = Pick<AccountTools, 'db' | 'confirmations' | 'mails' | 'letters'>;

/** Writes name and addresses, and mails a confirmation to a new e-mail address; null, or the reason for the refusal. */
export const updateCustomer = (
  tools: Tools,
  customerId: number,
  profile: ProfileInput,
  storeCode: StoreCode,
): Promise<Failure | null> =>
  tools.db.transaction().execute(async (tx) => {
    const { addresses, custom_attributes } = profile;
    const before = await customerById(tx, customerId);
    if (!before) return fail('UNAUTHORIZED');
    if (addresses && !(await ownsAddresses(tx, customerId, addresses))) return fail('FORBIDDEN');

    await tx
      .updateTable('customer')
      .set({
        firstname: profile.firstname,
        lastname: profile.lastname,
        ...(custom_attributes && { custom_attributes: toJson(custom_attributes) }),
        updated_at: new Date().toISOString(),
      })
      .where('id', '=', customerId)
      .execute();
    if (addresses) await replaceAddresses(tx, customerId, addresses);
    await writeCustomerWords(tx, customerId);
    const email = emailKey(profile.email);
    if (email !== before.email) {
      await dropPendingEmail(tx, customerId);
      await tx.updateTable('customer').set({ pending_email: email }).where('id', '=', customerId).execute();
      await mailConfirmation(tx, tools, { ...before, pending_email: email }, storeCode);
      await tools.mails.queue(tx, tools.letters.emailChangeAsked(before, email, storeCode));
    }
    return null;
  });
