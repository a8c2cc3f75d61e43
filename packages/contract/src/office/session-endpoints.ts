import { z } from 'zod';
import { ADDRESS_LIMITS } from '../address-rules.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { passkeyAnswer, passkeyRequest } from './passkey.ts';
import { me, presentPassword } from './staff.ts';

/** Signing in and out. The session is a cookie; between password and code there is a second one, for ten minutes. */

const tag = 'Session';
const limited = { 429: 'TOO_MANY_REQUESTS' };

export const sessionEndpoints = {
  'session.read': defineOfficeEndpoint(officeRoutes['session.read'], {
    tag,
    summary: 'Who is signed in; nobody is no failure',
    access: 'public',
    result: z.object({ me: me.nullable() }),
  }),
  'session.create': defineOfficeEndpoint(officeRoutes['session.create'], {
    tag,
    summary: 'Sign in with e-mail address and password; where there is a second factor it is asked for next',
    access: 'public',
    body: z.object({ email: z.string().trim().min(1).max(ADDRESS_LIMITS.email), password: presentPassword }),
    result: z.discriminatedUnion('step', [
      z.object({ step: z.literal('done'), me }),
      z.object({
        step: z.literal('code'),
        by: z
          .array(z.enum(['totp', 'passkey']))
          .describe('what this person has set up; a passkey is used with session.passkey'),
      }),
    ]),
    failures: { 401: 'INVALID_CREDENTIALS, with `left` where few attempts are left', ...limited },
  }),
  'session.code': defineOfficeEndpoint(officeRoutes['session.code'], {
    tag,
    summary: 'The second step: a code of the app, or one of the recovery codes; each works once',
    access: 'public',
    body: z.object({ code: z.string().trim().min(6).max(40) }),
    result: z.object({ me }),
    failures: { 401: 'SIGNED_OUT: the first step is too long ago', 403: 'WRONG_CODE, with `left` too', ...limited },
  }),
  'session.passkeyOptions': defineOfficeEndpoint(officeRoutes['session.passkeyOptions'], {
    tag,
    summary: 'What the browser needs to ask for a passkey',
    access: 'public',
    result: passkeyRequest,
    failures: limited,
  }),
  'session.passkey': defineOfficeEndpoint(officeRoutes['session.passkey'], {
    tag,
    summary: 'Sign in with a passkey, which is password and second factor in one',
    access: 'public',
    body: z.object({ answer: passkeyAnswer }),
    result: z.object({ me }),
    failures: { 403: 'WRONG_PASSKEY', ...limited },
  }),
  'session.delete': defineOfficeEndpoint(officeRoutes['session.delete'], {
    tag,
    summary: 'Sign out; nobody signed in is no failure',
    access: 'public',
    result: z.literal(true),
  }),
} as const;
