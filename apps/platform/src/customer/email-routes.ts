import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { clientAddress } from '../http/client-address.ts';
import { mount } from '../http/mount.ts';
import { fail } from '../http/reply.ts';
import type { AccountTools } from './account-tools.ts';
import { confirmEmail, mailConfirmation } from './confirm-email.ts';
import { customerById } from './customer-store.ts';
import { dropPendingEmail } from './email-confirmations.ts';
import { confirmation, confirmationMail } from './limits.ts';
import { readProfile } from './profile.ts';

export function mountEmailConfirmation(app: FastifyInstance, tools: AccountTools): void {
  const { db, sessionOf, confirmations, limits, mails } = tools;

  mount(app, endpoints.confirmEmail, async ({ body, store, request }) => {
    if (!(await limits.takeInOrder(confirmation(clientAddress(request))))) return fail('TOO_MANY_REQUESTS');
    const link = await confirmations.find(body.token);
    if (!link) return fail('NOT_FOUND');
    const refused = await confirmEmail(tools, link, store.storeCode);
    if (refused) return refused;
    mails.wake();
    return { email: link.email };
  });

  mount(app, endpoints.sendConfirmation, async ({ store, request }) => {
    const session = await sessionOf(request);
    const customer = session && (await customerById(db, session.customerId));
    if (!customer) return fail('UNAUTHORIZED');
    const { id, email, pending_email, email_confirmed_at } = customer;
    if (email_confirmed_at !== null && pending_email === null) return true as const;
    if (!(await limits.takeInOrder(confirmationMail(id, pending_email ?? email)))) return fail('TOO_MANY_REQUESTS');
    await db.transaction().execute((tx) => mailConfirmation(tx, tools, customer, store.storeCode));
    mails.wake();
    return true as const;
  });

  mount(app, endpoints.cancelEmailChange, async ({ request }) => {
    const session = await sessionOf(request);
    if (!session) return fail('UNAUTHORIZED');
    await db.transaction().execute((tx) => dropPendingEmail(tx, session.customerId));
    return (await readProfile(db, session.customerId, tools)) ?? fail('UNAUTHORIZED');
  });
}
