import { z } from 'zod';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';
import { invitation, language, me, newPassword, role, rowId, staffEmail, staffMember, staffName } from './staff.ts';

/** Who works here. An invitation is the only way in, and the way back for somebody who has lost password or second factor. */

const tag = 'Staff';
const access = areas.staff;
const token = z.object({ token: z.string().min(1).max(200) });
const invalid = { 404: 'INVITATION_INVALID: it is unknown, was used, or is older than a day' };

export const staffEndpoints = {
  'invitation.read': defineOfficeEndpoint(officeRoutes['invitation.read'], {
    tag,
    summary: 'Whom an invitation is for',
    access: 'public',
    params: token,
    result: z.object({ email: z.string(), role }),
    failures: { ...invalid, 429: 'TOO_MANY_REQUESTS' },
  }),
  'invitation.accept': defineOfficeEndpoint(officeRoutes['invitation.accept'], {
    tag,
    summary: 'Open the account, or set a new password for it; works once and signs in',
    access: 'public',
    params: token,
    body: z.object({ name: staffName, password: newPassword, language }),
    result: z.object({ me }),
    failures: { 400: 'WEAK_PASSWORD', ...invalid, 429: 'TOO_MANY_REQUESTS' },
  }),
  'staff.list': defineOfficeEndpoint(officeRoutes['staff.list'], {
    tag,
    summary: 'Everybody who works here, and the open invitations',
    access,
    result: z.object({ staff: z.array(staffMember), invitations: z.array(invitation) }),
  }),
  'staff.invite': defineOfficeEndpoint(officeRoutes['staff.invite'], {
    tag,
    summary:
      'Invite somebody; the link is also mailed, works once and for a day. For somebody who works here it sets a new password and removes the second factor; the role stays',
    access,
    body: z.object({ email: staffEmail, role }),
    result: z.object({ link: z.string() }),
    failures: { 409: 'STAFF_DISABLED' },
  }),
  'staff.withdrawInvitation': defineOfficeEndpoint(officeRoutes['staff.withdrawInvitation'], {
    tag,
    summary: 'Make the link of an invitation worthless',
    access,
    params: z.object({ id: rowId }),
    result: z.literal(true),
    failures: { 404: 'NOT_FOUND' },
  }),
  'staff.update': defineOfficeEndpoint(officeRoutes['staff.update'], {
    tag,
    summary: 'Change a role, or let somebody in or out; who is disabled is signed out everywhere',
    access,
    params: z.object({ id: rowId }),
    body: z.object({ role: role.optional(), disabled: z.boolean().optional() }),
    result: staffMember,
    failures: { 404: 'NOT_FOUND', 409: 'LAST_OWNER: somebody has to remain who may do this' },
  }),
} as const;
