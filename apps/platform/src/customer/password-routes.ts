import { endpoints } from '@brixel/contract/endpoints';
import type { StoreCode } from '@brixel/contract/stores';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress } from '../http/client-address.ts';
import { mount } from '../http/mount.ts';
import { Failure, fail, WithMeta } from '../http/reply.ts';
import type { AccountTools } from './account-tools.ts';
import { customerByEmail, emailKey } from './customer-store.ts';
import { newPassword, resetRequest } from './limits.ts';
import { changePassword, setPasswordByLink } from './new-password.ts';

export function mountPasswords(app: FastifyInstance, tools: AccountTools): void {
  const { db, sessionOf, limits, mails } = tools;

  async function askForLink(email: string, storeCode: StoreCode, request: FastifyRequest): Promise<true | Failure> {
    const key = emailKey(email);
    if (!(await limits.takeInOrder(resetRequest(clientAddress(request), key)))) return fail('TOO_MANY_REQUESTS');
    // In the background: the response time does not reveal whether there is such an account.
    tools.background.run(() => sendLink(tools, key, storeCode));
    return true;
  }
  mount(app, endpoints.resetPassword, ({ body, store, request }) => askForLink(body.email, store.storeCode, request));
  mount(app, endpoints.resetPasswordOlder, ({ body, store, request }) =>
    askForLink(body.email, store.storeCode, request),
  );

  async function useLink(
    request: FastifyRequest,
    storeCode: StoreCode,
    link: { token: string; password: string; belongsTo: (customerId: number) => boolean },
  ): Promise<WithMeta<true> | Failure> {
    if (!(await limits.takeInOrder(newPassword(clientAddress(request))))) return fail('TOO_MANY_REQUESTS');
    const customer = await setPasswordByLink(tools, link, storeCode);
    if (customer instanceof Failure) return customer;
    mails.wake();
    // The owner has just been verified: attempts of others do not lock this device out.
    return new WithMeta(true, { deviceToken: await tools.devices.issue(customer.email) });
  }
  mount(app, endpoints.setPassword, ({ body: { id, token, password }, store, request }) =>
    useLink(request, store.storeCode, { token, password, belongsTo: (customerId) => customerId === Number(id) }),
  );
  mount(app, endpoints.createPassword, async ({ body, store, request }) => {
    const customer = await customerByEmail(db, body.email);
    const belongsTo = (customerId: number): boolean => customerId === customer?.id;
    return useLink(request, store.storeCode, { token: body.resetToken, password: body.newPassword, belongsTo });
  });

  mount(app, endpoints.changePassword, async ({ body, store, request }) => {
    const session = await sessionOf(request);
    if (!session) return fail('UNAUTHORIZED');
    const refused = await changePassword(tools, session, body, store.storeCode);
    if (refused) return refused;
    mails.wake();
    return true as const;
  });
}

async function sendLink(
  { db, resets, mails, letters }: AccountTools,
  email: string,
  storeCode: StoreCode,
): Promise<void> {
  const customer = await customerByEmail(db, email);
  if (!customer) return;
  await db.transaction().execute(async (tx) => {
    const token = await resets.create(tx, customer.id);
    await mails.queue(tx, letters.reset(customer, token, storeCode));
  });
  mails.wake();
}
