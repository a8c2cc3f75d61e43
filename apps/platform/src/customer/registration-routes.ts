import { endpoints } from '@brixel/contract/endpoints';
import type { StoreView } from '@brixel/contract/stores';
import type { ProfileInput } from '@brixel/contract/user';
import type { FastifyInstance } from 'fastify';
import { toJson } from '../database/column-types.ts';
import { clientAddress } from '../http/client-address.ts';
import { mount } from '../http/mount.ts';
import { fail } from '../http/reply.ts';
import type { AccountTools } from './account-tools.ts';
import { replaceAddresses } from './addresses.ts';
import { mailConfirmation } from './confirm-email.ts';
import { GENERAL_GROUP } from './customer-groups.ts';
import { customerByEmail, emailKey, emailTaken, insertCustomer } from './customer-store.ts';
import { writeCustomerWords } from './customer-words.ts';
import { confirmationMailTo, newAccount } from './limits.ts';
import { refusePassword } from './new-password.ts';
import { readProfile } from './profile.ts';

export function mountRegistration(app: FastifyInstance, tools: AccountTools): void {
  const { db, passwords, limits, mails } = tools;
  const keep = async (customer: ProfileInput, hash: string, store: StoreView): Promise<number | null> => {
    const email = emailKey(customer.email);
    // Beyond the limit the account is opened without the mail, which can be requested later.
    const mayMail = await limits.takeInOrder([confirmationMailTo(email)]);
    return db.transaction().execute(async (tx) => {
      const now = new Date().toISOString();
      const id = await insertCustomer(tx, {
        email,
        password_hash: hash,
        firstname: customer.firstname,
        lastname: customer.lastname,
        group_id: GENERAL_GROUP,
        store_code: store.storeCode,
        custom_attributes: toJson(customer.custom_attributes ?? []),
        created_at: now,
        updated_at: now,
      });
      // Numbers that a client has given to new addresses are its own affair.
      const addresses = (customer.addresses ?? []).map((address) => ({ ...address, id: null }));
      if (id === null) return null;
      await replaceAddresses(tx, id, addresses);
      await writeCustomerWords(tx, id);
      if (mayMail) await mailConfirmation(tx, tools, { id, email, pending_email: null }, store.storeCode);
      return id;
    });
  };

  mount(app, endpoints.createUser, async ({ body: { customer, password }, request, store }) => {
    if (!(await limits.takeInOrder(newAccount(clientAddress(request))))) return fail('TOO_MANY_REQUESTS');
    const weak = refusePassword(password, customer.email);
    if (weak) return weak;
    if (await customerByEmail(db, customer.email)) return emailTaken();
    const hash = await passwords.hash(password);
    if (hash === null) return fail('TOO_MANY_REQUESTS');
    const id = await keep(customer, hash, store);
    const profile = id === null ? null : await readProfile(db, id, tools);
    if (!profile) return emailTaken();
    mails.wake();
    return profile;
  });
}
