import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { clientAddress } from '../http/client-address.ts';
import { mount } from '../http/mount.ts';
import { fail, WithMeta } from '../http/reply.ts';
import type { AccountTools } from './account-tools.ts';
import { tokenOf } from './caller.ts';
import { customerByEmail, emailKey } from './customer-store.ts';
import { giveBack, loginAttempt, takeAll } from './limits.ts';
import type { Tokens } from './sessions.ts';

/** One text, whether there is such an account or not. */
const WRONG_LOGIN = 'The e-mail address or the password is wrong';

export function mountLogin(app: FastifyInstance, { db, sessions, passwords, limits }: AccountTools): void {
  mount(app, endpoints.login, async ({ body, request }) => {
    const attempt = loginAttempt(clientAddress(request), emailKey(body.username));
    if (!(await takeAll(limits, attempt))) return fail('TOO_MANY_REQUESTS');
    const customer = await customerByEmail(db, body.username);
    const verdict = await passwords.check(body.password, customer?.password_hash ?? null);
    if (verdict === 'busy') return fail('TOO_MANY_REQUESTS');
    if (!customer || verdict === 'wrong') return fail('UNAUTHORIZED', WRONG_LOGIN);
    const tokens = await sessions.open(customer.id, customer.password_hash);
    if (!tokens) return fail('UNAUTHORIZED', WRONG_LOGIN);
    await giveBack(limits, attempt[0]);
    return withRefreshToken(tokens);
  });

  mount(app, endpoints.refreshToken, async ({ body }) => {
    const tokens = await sessions.refresh(body.refreshToken);
    return tokens ? withRefreshToken(tokens) : fail('UNAUTHORIZED');
  });

  mount(app, endpoints.logout, async ({ request }) => {
    const token = tokenOf(request);
    if (token !== null) await sessions.end(token);
    return true as const;
  });
}

const withRefreshToken = ({ token, refreshToken }: Tokens): WithMeta<string> => new WithMeta(token, { refreshToken });
