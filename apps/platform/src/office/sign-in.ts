import type { Me } from '@brixel/contract/office/staff';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { recordChange } from './audit.ts';
import { deviceName } from './device-name.ts';
import type { OfficeTools } from './office-tools.ts';
import { readMe, type StaffRow } from './staff.ts';

/** The header as the browser sent it; a program need not send one. */
export const userAgentOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? '';

/**
 * Opens a session for somebody who has proved who they are, and tells of it. Null where they were disabled, or got another password,
 * since `staff` was read. The cookie is for `sendSession`, once the transaction has ended.
 */
export async function openSession(
  tx: Transaction<Schema>,
  { sessions }: Pick<OfficeTools, 'sessions'>,
  staff: StaffRow,
  request: FastifyRequest,
): Promise<{ token: string; me: Me } | null> {
  const token = await sessions.open(tx, staff, userAgentOf(request));
  if (token === null) return null;
  await recordChange(tx, {
    staff,
    requestId: request.id,
    action: 'session.create',
    subject: staff.email,
    after: { device: deviceName(userAgentOf(request)) },
  });
  return { token, me: await readMe(tx, staff.id) };
}

export function sendSession(
  { cookies }: Pick<OfficeTools, 'cookies'>,
  reply: FastifyReply,
  { token, me }: { token: string; me: Me },
): { me: Me } {
  cookies.session.set(reply, token);
  return { me };
}
