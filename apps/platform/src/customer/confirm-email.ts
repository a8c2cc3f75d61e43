import type { StoreCode } from '@brixel/contract/stores';
import type { Transaction } from 'kysely';
import { isUniqueViolation } from '../database/database-errors.ts';
import type { Schema } from '../database/schema.ts';
import { type Failure, fail } from '../http/reply.ts';
import type { AccountTools } from './account-tools.ts';
import { type CustomerRow, customerById, emailTaken } from './customer-store.ts';
import { writeCustomerWords } from './customer-words.ts';
import type { ConfirmationLink } from './email-confirmations.ts';
import { forgetResets } from './password-resets.ts';

type Confirmable = Pick<CustomerRow, 'id' | 'email' | 'pending_email'>;

/** Mails a link to the address that is to be confirmed: the one the account is to have, else the one it has. */
export async function mailConfirmation(
  tx: Transaction<Schema>,
  { confirmations, mails, letters }: Pick<AccountTools, 'confirmations' | 'mails' | 'letters'>,
  { id, email, pending_email }: Confirmable,
  storeCode: StoreCode,
): Promise<void> {
  const token = await confirmations.create(tx, { customer_id: id, email: pending_email ?? email });
  const mail =
    pending_email === null
      ? letters.confirmAccount(email, token, storeCode)
      : letters.confirmNewEmail(pending_email, token, storeCode);
  await mails.queue(tx, mail);
}

/** Null, or why the address is not confirmed. */
export const confirmEmail = (
  { db, mails, letters }: Pick<AccountTools, 'db' | 'mails' | 'letters'>,
  { customer_id, email }: ConfirmationLink,
  storeCode: StoreCode,
): Promise<Failure | null> => {
  const writing = db.transaction().execute(async (tx) => {
    const before = await customerById(tx, customer_id);
    const confirmed = { email, email_confirmed_at: new Date().toISOString() };
    const ofCustomer = tx.updateTable('customer').where('id', '=', customer_id);
    const moved = await ofCustomer
      .set({ ...confirmed, pending_email: null })
      .where('pending_email', '=', email)
      .returning('id')
      .executeTakeFirst();
    if (before && moved) {
      await tx
        .deleteFrom('email_confirmation')
        .where('customer_id', '=', customer_id)
        .where('email', '!=', email)
        .execute();
      await writeCustomerWords(tx, customer_id);
      await forgetResets(tx, customer_id);
      await mails.queue(tx, letters.emailChanged(before, email, storeCode));
      return null;
    }
    const same = await ofCustomer.set(confirmed).where('email', '=', email).returning('id').executeTakeFirst();
    return same ? null : fail('NOT_FOUND');
  });
  // Another account may have taken this address since the link was mailed.
  return writing.catch((error: unknown) => {
    if (isUniqueViolation(error)) return emailTaken();
    throw error;
  });
};
