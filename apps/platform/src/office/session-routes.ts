import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import { clientAddress } from '../http/client-address.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import { codeAttempt, ifFew, passkeyAttempt, signInAttempt } from './office-limits.ts';
import type { OfficeTools } from './office-tools.ts';
import { noteUse } from './passkeys.ts';
import { useCode } from './second-factor.ts';
import { openSession, sendSession, userAgentOf } from './sign-in.ts';
import { countPasskeys, readMe, staffByEmail, staffById, staffEmailKey } from './staff.ts';

export function mountSession(app: FastifyInstance, tools: OfficeTools): void {
  const { db, sessions, cookies, passwords, passkeys, limits, now } = tools;

  mountOffice(app, officeEndpoints['session.read'], async ({ staff }) => ({
    me: staff ? await readMe(db, staff.id) : null,
  }));

  mountOffice(app, officeEndpoints['session.create'], async ({ body, request, reply }) => {
    const email = staffEmailKey(body.email);
    const staff = await staffByEmail(db, email);
    const attempt = signInAttempt(clientAddress(request), email, staff?.password_hash ?? null);
    const left = await limits.leftInOrder(attempt);
    if (left < 0) return officeFail('TOO_MANY_REQUESTS');
    const verdict = await passwords.check(body.password, staff?.password_hash ?? null);
    if (verdict === 'busy') return officeFail('TOO_MANY_REQUESTS');
    if (!staff || verdict === 'wrong' || staff.disabled_at !== null)
      return officeFail('INVALID_CREDENTIALS', ifFew(left));
    await limits.clear(attempt[0]);
    const by = [
      ...(staff.totp_secret === null ? [] : (['totp'] as const)),
      ...((await countPasskeys(db, staff.id)) > 0 ? (['passkey'] as const) : []),
    ];
    if (by.length > 0) {
      cookies.half.set(reply, await sessions.openHalf(staff, userAgentOf(request)));
      return { step: 'code' as const, by };
    }
    const opened = await db.transaction().execute((tx) => openSession(tx, tools, staff, request));
    if (!opened) return officeFail('INVALID_CREDENTIALS');
    return { step: 'done' as const, ...sendSession(tools, reply, opened) };
  });

  mountOffice(app, officeEndpoints['session.code'], async ({ body, request, reply }) => {
    const half = cookies.half.read(request);
    const staffId = half === null ? null : await sessions.findHalf(half);
    if (half === null || staffId === null) return officeFail('SIGNED_OUT');
    const attempt = codeAttempt(staffId);
    const left = await limits.leftInOrder(attempt);
    if (left < 0) return officeFail('TOO_MANY_REQUESTS');
    const opened = await db.transaction().execute(async (tx) => {
      const staff = await staffById(tx, staffId);
      if (!staff || !(await useCode(tx, staff, body.code, now()))) return null;
      await sessions.endByToken(tx, half);
      return openSession(tx, tools, staff, request);
    });
    if (!opened) return officeFail('WRONG_CODE', ifFew(left));
    await limits.clear(attempt[0]);
    cookies.half.clear(reply);
    return sendSession(tools, reply, opened);
  });

  mountOffice(app, officeEndpoints['session.passkeyOptions'], async ({ request }) => {
    if (!(await limits.takeInOrder(passkeyAttempt(clientAddress(request))))) return officeFail('TOO_MANY_REQUESTS');
    return passkeys.requestOptions();
  });

  mountOffice(app, officeEndpoints['session.passkey'], async ({ body, request, reply }) => {
    if (!(await limits.takeInOrder(passkeyAttempt(clientAddress(request))))) return officeFail('TOO_MANY_REQUESTS');
    const passkey = await passkeys.checkAnswer(body.answer);
    if (!passkey) return officeFail('WRONG_PASSKEY');
    const opened = await db.transaction().execute(async (tx) => {
      const staff = await staffById(tx, passkey.staff_id);
      if (!staff) return null;
      await noteUse(tx, passkey, now());
      return openSession(tx, tools, staff, request);
    });
    if (!opened) return officeFail('WRONG_PASSKEY');
    cookies.half.clear(reply);
    return sendSession(tools, reply, opened);
  });

  mountOffice(app, officeEndpoints['session.delete'], async ({ request, reply }) => {
    for (const cookie of [cookies.session, cookies.half]) {
      const token = cookie.read(request);
      if (token !== null) await sessions.endByToken(db, token);
      cookie.clear(reply);
    }
    return true as const;
  });
}
