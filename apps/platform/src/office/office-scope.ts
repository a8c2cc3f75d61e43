import { grants, scopeOf } from '@brixel/contract/office/api-scopes';
import type { Access, OfficeEndpoint } from '@brixel/contract/office/office-endpoint';
import type { OfficeFailure } from '@brixel/contract/office/office-failures';
import { OFFICE_HEADER, OFFICE_HEADER_VALUE } from '@brixel/contract/office/office-paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFailure } from '../http/reply.ts';
import { applyScopeRules } from '../http/scope-rules.ts';
import { findApiKey } from './api-keys.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';
import type { SignedIn } from './staff-sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** of a call of the office: who makes it */
    signedIn: SignedIn | null;
  }
}

type Tools = Pick<OfficeTools, 'db' | 'limits' | 'now' | 'publicUrl' | 'sessions' | 'cookies'>;

/** Calls of one key. */
const KEY_RULE = { limit: 600, seconds: 60 };

/**
 * The rules of the office's scope, checked before a body is read: changes come from the office's own pages, and everybody makes only
 * the calls that their role allows. There are no CORS headers: no other site is answered. Whoever sends a key is another program: no
 * site can make a browser send one, so it comes from anywhere, and its cookies do not count.
 */
export function applyOfficeRules(app: FastifyInstance, tools: Tools): void {
  const { publicUrl, sessions, cookies } = tools;
  const { origin } = new URL(publicUrl);
  applyScopeRules(app);
  app.decorateRequest('signedIn', null);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const key = keyIn(request);
    if (key !== null) {
      const refused = await refusalOfKey(request, key, tools);
      return refused ? sendFailure(reply, officeFail(refused)) : undefined;
    }
    if (isWrite(request) && !isFromOffice(request, origin)) return sendFailure(reply, officeFail('FOREIGN_ORIGIN'));
    if (request.is404) return;
    const token = cookies.session.read(request);
    request.signedIn = token === null ? null : await sessions.find(token);
    const refusal = refusalOf(accessOf(request), request.signedIn);
    if (refusal) return sendFailure(reply, officeFail(refusal));
  });
}

const keyIn = ({ headers }: FastifyRequest): string | null =>
  /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? null;

async function refusalOfKey(request: FastifyRequest, token: string, tools: Tools): Promise<OfficeFailure | null> {
  const { db, limits, now } = tools;
  const caller = await findApiKey(db, token, now());
  if (!caller) return 'SIGNED_OUT';
  if (!(await limits.take('api-key', String(caller.keyId), KEY_RULE))) return 'TOO_MANY_REQUESTS';
  request.signedIn = caller;
  const endpoint = request.routeOptions.config.endpoint as OfficeEndpoint | undefined;
  // the description of the calls, and addresses that do not exist
  if (!endpoint) return null;
  const wanted = scopeOf(endpoint.access, endpoint.method);
  return wanted !== null && grants(caller.scopes, wanted) ? null : 'FORBIDDEN';
}

const isWrite = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD';

/** Neither a form nor a script of another site can send both. */
const isFromOffice = ({ headers }: FastifyRequest, origin: string): boolean =>
  headers.origin === origin && headers[OFFICE_HEADER] === OFFICE_HEADER_VALUE;

/** A route that says nothing is for those who are signed in. */
const accessOf = ({ routeOptions }: FastifyRequest): Access =>
  (routeOptions.config.endpoint as OfficeEndpoint | undefined)?.access ?? 'signed-in';

function refusalOf(access: Access, signedIn: SignedIn | null): OfficeFailure | null {
  if (access === 'public') return null;
  if (!signedIn) return 'SIGNED_OUT';
  return access === 'signed-in' || access.includes(signedIn.role) ? null : 'FORBIDDEN';
}
