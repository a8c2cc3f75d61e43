import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { clientAddress } from '../http/client-address.ts';
import { mount } from '../http/mount.ts';
import { fail, WithMeta } from '../http/reply.ts';
import type { AccountTools } from './account-tools.ts';
import { tokenOf } from './caller.ts';
import { customerByEmail, emailKey } from './customer-store.ts';
import { loginAttempt } from './limits.ts';
import { renewPassword } from './renew-password.ts';

/** One text, whether there is such an account or not. */
const WRONG_LOGIN = 'The e-mail address or the password is wrong';

export function mountLogin(app: FastifyInstance, { db, sessions, passwords, devices, limits }: AccountTools): void {
  mount(app, endpoints.login, async ({ body, request }) => {
    const email = emailKey(body.username);
    const customer = await customerByEmail(db, email);
    const device = await devices.find(body.deviceTokens ?? [], email);
    const passwordHash = customer?.password_hash ?? null;
    const attempt = loginAttempt({
      address: clientAddress(request),
      email,
      passwordHash,
      device: device?.token ?? null,
    });
    if (!(await limits.takeInOrder(attempt))) return fail('TOO_MANY_REQUESTS');
    const verdict = await passwords.check(body.password, passwordHash);
    if (verdict === 'busy') return fail('TOO_MANY_REQUESTS');
    if (!customer || verdict === 'wrong') return fail('UNAUTHORIZED', WRONG_LOGIN);
    const stored = await renewPassword(db, customer, body.password, passwords);
    const tokens = await sessions.open(customer.id, stored);
    if (!tokens) return fail('UNAUTHORIZED', WRONG_LOGIN);
    await limits.clear(attempt[0]);
    return new WithMeta(tokens.token, {
      refreshToken: tokens.refreshToken,
      deviceToken: device?.isCurrent ? device.token : await devices.issue(email),
    });
  });

  mount(app, endpoints.refreshToken, async ({ body }) => {
    const tokens = await sessions.refresh(body.refreshToken);
    return tokens ? new WithMeta(tokens.token, { refreshToken: tokens.refreshToken }) : fail('UNAUTHORIZED');
  });

  mount(app, endpoints.logout, async ({ request }) => {
    const token = tokenOf(request);
    if (token !== null) await sessions.end(token);
    return true as const;
  });
}
