import { endpoints } from '@brixel/contract/endpoints';
import type { Profile } from '@brixel/contract/user';
import type { FastifyInstance } from 'fastify';
import { mount } from '../http/mount.ts';
import { type Failure, fail } from '../http/reply.ts';
import type { AccountTools } from './account-tools.ts';
import { readProfile } from './profile.ts';
import { updateCustomer } from './update-customer.ts';

export function mountProfile(app: FastifyInstance, tools: AccountTools): void {
  const { db, sessionOf, groupToken, mails } = tools;
  const show = async (customerId: number): Promise<Profile | Failure> =>
    (await readProfile(db, customerId, groupToken)) ?? fail('UNAUTHORIZED');

  mount(app, endpoints.readProfile, async ({ request }) => {
    const session = await sessionOf(request);
    return session ? show(session.customerId) : fail('UNAUTHORIZED');
  });

  mount(app, endpoints.updateProfile, async ({ body, request, store }) => {
    const session = await sessionOf(request);
    if (!session) return fail('UNAUTHORIZED');
    const refused = await updateCustomer(tools, session.customerId, body.customer, store.storeCode);
    if (refused) return refused;
    mails.wake();
    return show(session.customerId);
  });
}
