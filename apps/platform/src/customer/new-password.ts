import { type PasswordFlaw, passwordFlaw } from '@brixel/commerce/password-rules';
import type { StoreCode } from '@brixel/contract/stores';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { Failure, fail } from '../http/reply.ts';
import type { AccountTools } from './account-tools.ts';
import { type CustomerRow, customerById } from './customer-store.ts';
import { dropPendingEmail } from './email-confirmations.ts';
import { proveByPassword } from './password-proof.ts';
import { forgetResets } from './password-resets.ts';
import { endSessions, type Session } from './sessions.ts';

interface Change {
  hash: string;
  storeCode: StoreCode;
  /** the session that stays valid */
  except?: Session;
  /** whether it comes from a mailed link, which shows that the address is the customer's */
  byMail?: true;
}

/** Every change of a password ends all sessions, links and pending changes of the address, and mails the customer. */
async function writePassword(
  tx: Transaction<Schema>,
  { mails, letters }: AccountTools,
  customer: CustomerRow,
  { hash, storeCode, except, byMail }: Change,
): Promise<void> {
  const now = new Date().toISOString();
  await tx
    .updateTable('customer')
    .set({ password_hash: hash, updated_at: now, ...(byMail && { email_confirmed_at: now }) })
    .where('id', '=', customer.id)
    .execute();
  await endSessions(tx, customer.id, except);
  await forgetResets(tx, customer.id);
  await dropPendingEmail(tx, customer.id);
  await mails.queue(tx, letters.passwordChanged(customer, storeCode));
}

/** With the present password; null, or the reason for the refusal. */
export async function changePassword(
  tools: AccountTools,
  session: Session,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  storeCode: StoreCode,
): Promise<Failure | null> {
  const customer = await proveByPassword(tools, session.customerId, currentPassword);
  if (customer instanceof Failure) return customer;
  const weak = refusePassword(newPassword, customer.email);
  if (weak) return weak;
  const hash = await tools.passwords.hash(newPassword);
  if (hash === null) return fail('TOO_MANY_REQUESTS');
  await tools.db
    .transaction()
    .execute((tx) => writePassword(tx, tools, customer, { hash, storeCode, except: session }));
  return null;
}

export interface ResetLink {
  token: string;
  password: string;
  /** whether the link names the customer that its token was made for */
  belongsTo(customerId: number): boolean;
}

/** With a mailed link; the customer, or the reason for the refusal. */
export async function setPasswordByLink(
  tools: AccountTools,
  { token, password, belongsTo }: ResetLink,
  storeCode: StoreCode,
): Promise<CustomerRow | Failure> {
  const { db, resets, passwords } = tools;
  // Checked first: an invalid link must not cost a password hash.
  const customerId = await resets.find(token);
  const customer = customerId !== null && belongsTo(customerId) ? await customerById(db, customerId) : null;
  if (!customer) return deadLink();
  const weak = refusePassword(password, customer.email);
  if (weak) return weak;
  const hash = await passwords.hash(password);
  if (hash === null) return fail('TOO_MANY_REQUESTS');
  return db.transaction().execute(async (tx) => {
    if (!(await resets.use(tx, token))) return deadLink();
    await writePassword(tx, tools, customer, { hash, storeCode, byMail: true });
    return customer;
  });
}

const deadLink = (): Failure => fail('FORBIDDEN', 'This link is not valid, or no longer');

const flaws: Readonly<Record<PasswordFlaw, { code: string; message: string }>> = {
  passwordCommon: { code: 'COMMON_PASSWORD', message: 'This password is used too often and easy to guess' },
  passwordIsEmail: { code: 'PASSWORD_IS_EMAIL', message: 'The password must not be the e-mail address' },
};

/** Why an account does not get this password. Older clients read a text under `errorMessage`. */
export function refusePassword(password: string, email: string): Failure | null {
  const flaw = passwordFlaw(password, email);
  return flaw && fail('BAD_REQUEST', { ...flaws[flaw], errorMessage: flaws[flaw].message });
}
