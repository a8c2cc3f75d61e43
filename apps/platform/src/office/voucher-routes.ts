import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import { expiryOf } from '../voucher/validity.ts';
import { giveAway, listVouchers, readVoucher, renew, setBlocked } from '../voucher/voucher-book.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountVouchers(app: FastifyInstance, { db, mails, settings, writeVoucher, now }: OfficeTools): void {
  const read = async (id: number) => (await readVoucher(db, id, now())) ?? officeFail('NOT_FOUND');

  mountOffice(app, officeEndpoints['vouchers.list'], ({ query }) => listVouchers(db, query, now()));
  mountOffice(app, officeEndpoints['vouchers.read'], ({ params }) => read(params.id));

  mountOffice(app, officeEndpoints['vouchers.create'], async ({ body, staff, requestId }) => {
    const terms = { now: now(), expiresAt: expiryOf(now(), settings.current().vouchers.validYears) };
    const { id } = await db.transaction().execute(async (tx) => {
      const { voucher, code } = await giveAway(tx, body, { staff, requestId }, terms);
      await mails.queue(tx, writeVoucher(voucher, code));
      return voucher;
    });
    mails.wake();
    return read(id);
  });

  for (const [name, isBlocked] of [
    ['vouchers.block', true],
    ['vouchers.unblock', false],
  ] as const)
    mountOffice(app, officeEndpoints[name], async ({ params, body: { reason }, staff, requestId }) => {
      const change = { isBlocked, reason, now: now() };
      const result = await db.transaction().execute((tx) => setBlocked(tx, params.id, change, { staff, requestId }));
      return result === 'done' ? read(params.id) : officeFail(result);
    });

  mountOffice(app, officeEndpoints['vouchers.send'], async ({ params, body: { email }, staff, requestId }) => {
    const result = await db.transaction().execute(async (tx) => {
      const renewed = await renew(tx, params.id, email, { staff, requestId }, now());
      if (typeof renewed !== 'string') await mails.queue(tx, writeVoucher(renewed.voucher, renewed.code, true));
      return renewed;
    });
    if (typeof result === 'string') return officeFail(result);
    mails.wake();
    return read(params.id);
  });
}
