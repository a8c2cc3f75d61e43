import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../http/reply.ts';
import { recordChange } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import { proofAttempt } from './office-limits.ts';
import type { OfficeTools } from './office-tools.ts';
import { listPasskeys, removePasskey, storePasskey } from './passkeys.ts';
import { proveByPassword } from './password-proof.ts';
import { confirmTotp, removeTotp, startTotp } from './second-factor.ts';
import { readMe } from './staff.ts';
import { totpUri } from './totp.ts';

/** Codes and passkeys of whoever is signed in. */
export function mountSecondFactor(app: FastifyInstance, tools: OfficeTools): void {
  const { db, limits, passkeys, publicUrl, now } = tools;

  mountOffice(app, officeEndpoints['me.totpStart'], async ({ staff }) => {
    const secret = await startTotp(db, staff.id);
    return { secret, uri: totpUri({ secret, issuer: new URL(publicUrl).hostname, account: staff.email }) };
  });

  mountOffice(app, officeEndpoints['me.totpConfirm'], async ({ body, staff, requestId }) => {
    const attempt = proofAttempt(staff.id);
    if (!(await limits.takeInOrder(attempt))) return officeFail('TOO_MANY_REQUESTS');
    const codes = await db.transaction().execute(async (tx) => {
      const issued = await confirmTotp(tx, staff.id, body.code, now());
      if (issued) await recordChange(tx, { staff, requestId, action: 'me.totpConfirm', subject: staff.email });
      return issued;
    });
    if (!codes) return officeFail('WRONG_CODE');
    await limits.clear(attempt[0]);
    return { recovery_codes: codes };
  });

  mountOffice(app, officeEndpoints['me.totpRemove'], async ({ body, staff, requestId }) => {
    const proved = await proveByPassword(tools, staff.id, body.password);
    if (proved instanceof Failure) return proved;
    return db.transaction().execute(async (tx) => {
      await removeTotp(tx, staff.id);
      await recordChange(tx, { staff, requestId, action: 'me.totpRemove', subject: staff.email });
      return { me: await readMe(tx, staff.id) };
    });
  });

  mountOffice(app, officeEndpoints['me.passkeys'], ({ staff }) => listPasskeys(db, staff.id));

  mountOffice(app, officeEndpoints['me.passkeyOptions'], ({ staff }) => passkeys.creationOptions(staff));

  mountOffice(app, officeEndpoints['me.passkeyAdd'], async ({ body: { name, answer }, staff, requestId }) => {
    const passkey = await passkeys.checkCreated(staff.id, answer);
    if (!passkey) return officeFail('WRONG_PASSKEY');
    const stored = await db.transaction().execute(async (tx) => {
      const added = await storePasskey(tx, { staffId: staff.id, name, now: now(), passkey });
      const after = { name };
      if (added) await recordChange(tx, { staff, requestId, action: 'me.passkeyAdd', subject: staff.email, after });
      return added;
    });
    return stored ?? officeFail('WRONG_PASSKEY');
  });

  mountOffice(app, officeEndpoints['me.passkeyRemove'], async ({ params, staff, requestId }) => {
    const removed = await db.transaction().execute(async (tx) => {
      const name = await removePasskey(tx, staff.id, params.id);
      if (name === null) return false;
      const before = { name };
      await recordChange(tx, { staff, requestId, action: 'me.passkeyRemove', subject: staff.email, before });
      return true;
    });
    return removed ? (true as const) : officeFail('NOT_FOUND');
  });
}
