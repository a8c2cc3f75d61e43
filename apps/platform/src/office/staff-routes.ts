import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import { invitationPath } from '@brixel/contract/office/office-paths';
import type { FastifyInstance } from 'fastify';
import { clientAddress } from '../http/client-address.ts';
import { Failure } from '../http/reply.ts';
import { acceptInvitation, findInvitation, invite, listInvitations, withdrawInvitation } from './invitations.ts';
import { mountOffice } from './mount-office.ts';
import { hashNewPassword } from './new-password.ts';
import { officeFail } from './office-failures.ts';
import { invitationAttempt } from './office-limits.ts';
import type { OfficeTools } from './office-tools.ts';
import { openSession, sendSession } from './sign-in.ts';
import { listStaff, updateStaff } from './staff.ts';

export function mountStaff(app: FastifyInstance, tools: OfficeTools): void {
  const { db, publicUrl, mails, writeInvitation, now } = tools;

  mountOffice(app, officeEndpoints['staff.list'], async () => ({
    staff: await listStaff(db),
    invitations: await listInvitations(db, now()),
  }));

  mountOffice(app, officeEndpoints['staff.invite'], async ({ body, staff, requestId }) => {
    const link = await db.transaction().execute(async (tx) => {
      const invited = await invite(tx, body, { author: { staff, requestId }, now: now() });
      if (invited === 'disabled') return null;
      const address = `${publicUrl}${invitationPath(invited.token)}`;
      const { name: inviter, language } = staff;
      await mails.queue(tx, writeInvitation({ to: body.email, link: address, inviter, language }));
      return address;
    });
    if (link === null) return officeFail('STAFF_DISABLED');
    mails.wake();
    return { link };
  });

  mountOffice(app, officeEndpoints['staff.withdrawInvitation'], async ({ params, staff, requestId }) => {
    const withdrawn = await db.transaction().execute((tx) => withdrawInvitation(tx, params.id, { staff, requestId }));
    return withdrawn ? (true as const) : officeFail('NOT_FOUND');
  });

  mountOffice(app, officeEndpoints['staff.update'], async ({ params, body, staff, requestId }) => {
    const updated = await db.transaction().execute((tx) => updateStaff(tx, params.id, body, { staff, requestId }));
    if (updated === 'unknown') return officeFail('NOT_FOUND');
    return updated === 'last-owner' ? officeFail('LAST_OWNER') : updated;
  });
}

export function mountInvitation(app: FastifyInstance, tools: OfficeTools): void {
  const { db, limits, now } = tools;

  mountOffice(app, officeEndpoints['invitation.read'], async ({ params, request }) => {
    if (!(await limits.takeInOrder(invitationAttempt(clientAddress(request))))) return officeFail('TOO_MANY_REQUESTS');
    return (await findInvitation(db, params.token, now())) ?? officeFail('INVITATION_INVALID');
  });

  mountOffice(app, officeEndpoints['invitation.accept'], async ({ params, body, request, reply, requestId }) => {
    if (!(await limits.takeInOrder(invitationAttempt(clientAddress(request))))) return officeFail('TOO_MANY_REQUESTS');
    const invitation = await findInvitation(db, params.token, now());
    if (!invitation) return officeFail('INVITATION_INVALID');
    const passwordHash = await hashNewPassword(tools, body.password, invitation.email);
    if (passwordHash instanceof Failure) return passwordHash;
    const { name, language } = body;
    const opened = await db.transaction().execute(async (tx) => {
      const accepted = { name, language, passwordHash };
      const staff = await acceptInvitation(tx, params.token, accepted, { requestId, now: now() });
      return staff && openSession(tx, tools, staff, request);
    });
    return opened ? sendSession(tools, reply, opened) : officeFail('INVITATION_INVALID');
  });
}
