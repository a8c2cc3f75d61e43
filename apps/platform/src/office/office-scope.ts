import type { Access, OfficeEndpoint } from '@brixel/contract/office/office-endpoint';
import type { OfficeFailure } from '@brixel/contract/office/office-failures';
import { OFFICE_HEADER, OFFICE_HEADER_VALUE } from '@brixel/contract/office/office-paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFailure } from '../http/reply.ts';
import { applyScopeRules } from '../http/scope-rules.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';
import type { SignedIn } from './staff-sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** of a call of the office: who makes it */
    signedIn: SignedIn | null;
  }
}

type Tools = Pick<OfficeTools, 'publicUrl' | 'sessions' | 'cookies'>;

/**
 * The rules of the office's scope, checked before a body is read: changes come from the office's own pages, and everybody makes only
 * the calls that their role allows. There are no CORS headers: no other site is answered.
 */
export function applyOfficeRules(app: FastifyInstance, { publicUrl, sessions, cookies }: Tools): void {
  const { origin } = new URL(publicUrl);
  applyScopeRules(app);
  app.decorateRequest('signedIn', null);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isWrite(request) && !isFromOffice(request, origin)) return sendFailure(reply, officeFail('FOREIGN_ORIGIN'));
    if (request.is404) return;
    const token = cookies.session.read(request);
    request.signedIn = token === null ? null : await sessions.find(token);
    const refusal = refusalOf(accessOf(request), request.signedIn);
    if (refusal) return sendFailure(reply, officeFail(refusal));
  });
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
