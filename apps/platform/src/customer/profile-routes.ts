import { endpoints } from '@brixel/contract/endpoints';
import type { Profile, ProfileUpdateInput } from '@brixel/contract/user';
import type { FastifyInstance } from 'fastify';
import { mount } from '../http/mount.ts';
import { Failure, fail } from '../http/reply.ts';
import type { AccountTools } from './account-tools.ts';
import { customerByEmail, customerById, emailKey, emailTaken } from './customer-store.ts';
import { confirmationMail } from './limits.ts';
import { passwordNeeded, proveByPassword } from './password-proof.ts';
import { readProfile } from './profile.ts';
import { updateCustomer } from './update-customer.ts';

export function mountProfile(app: FastifyInstance, tools: AccountTools): void {
  const { db, sessionOf, mails } = tools;
  const show = async (customerId: number): Promise<Profile | Failure> =>
    (await readProfile(db, customerId, tools)) ?? fail('UNAUTHORIZED');

  mount(app, endpoints.readProfile, async ({ request }) => {
    const session = await sessionOf(request);
    return session ? show(session.customerId) : fail('UNAUTHORIZED');
  });

  mount(app, endpoints.updateProfile, async ({ body, request, store }) => {
    const session = await sessionOf(request);
    if (!session) return fail('UNAUTHORIZED');
    const refused =
      (await refuseEmail(tools, session.customerId, body)) ??
      (await updateCustomer(tools, session.customerId, body.customer, store.storeCode));
    if (refused) return refused;
    mails.wake();
    return show(session.customerId);
  });
}

/** Why the account may not have another address of mail. One that stays as it is needs nothing: older clients send it along. */
async function refuseEmail(
  tools: AccountTools,
  customerId: number,
  { customer, currentPassword }: ProfileUpdateInput,
): Promise<Failure | null> {
  const email = emailKey(customer.email);
  const before = await customerById(tools.db, customerId);
  if (!before) return fail('UNAUTHORIZED');
  if (email === before.email) return null;
  if (currentPassword === undefined) return passwordNeeded();
  const proved = await proveByPassword(tools, customerId, currentPassword);
  if (proved instanceof Failure) return proved;
  if (await customerByEmail(tools.db, email)) return emailTaken();
  return (await tools.limits.takeInOrder(confirmationMail(customerId, email))) ? null : fail('TOO_MANY_REQUESTS');
}
