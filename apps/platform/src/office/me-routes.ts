import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../http/reply.ts';
import { recordChange } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import { hashNewPassword } from './new-password.ts';
import type { OfficeTools } from './office-tools.ts';
import { proveByPassword } from './password-proof.ts';
import { readMe } from './staff.ts';
import { endStaffSessions } from './staff-sessions.ts';

/** Name, language, password and sessions of whoever is signed in. */
export function mountMe(app: FastifyInstance, tools: OfficeTools): void {
  const { db, sessions } = tools;

  mountOffice(app, officeEndpoints['me.update'], ({ body: { name, language }, staff, requestId }) =>
    db.transaction().execute(async (tx) => {
      await tx.updateTable('staff').set({ name, language }).where('id', '=', staff.id).execute();
      await recordChange(tx, {
        staff,
        requestId,
        action: 'me.update',
        subject: staff.email,
        before: { name: staff.name, language: staff.language },
        after: { name, language },
      });
      return { me: await readMe(tx, staff.id) };
    }),
  );

  mountOffice(app, officeEndpoints['me.password'], async ({ body: { current, next }, staff, requestId }) => {
    const proved = await proveByPassword(tools, staff.id, current);
    if (proved instanceof Failure) return proved;
    const hash = await hashNewPassword(tools, next, staff.email);
    if (hash instanceof Failure) return hash;
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('staff').set({ password_hash: hash }).where('id', '=', staff.id).execute();
      await endStaffSessions(tx, staff.id, staff.sessionId);
      await recordChange(tx, { staff, requestId, action: 'me.password', subject: staff.email });
    });
    return true as const;
  });

  mountOffice(app, officeEndpoints['me.sessions'], ({ staff }) => sessions.list(staff.id, staff.sessionId));

  mountOffice(app, officeEndpoints['me.endSession'], async ({ params, staff }) => {
    await sessions.end(staff.id, params.id);
    return true as const;
  });
}
