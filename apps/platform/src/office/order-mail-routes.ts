import { Readable } from 'node:stream';
import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import { TextStream } from '../http/reply.ts';
import { mailsOfOrder, readOrderMail, sendAgain } from '../mail/order-mail-archive.ts';
import { recordChange } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

/** It is shown in a frame of the office, and neither runs nor asks for anything but its own pictures and the shop's. */
const PAGE_POLICY = `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'`;

export function mountOrderMails(app: FastifyInstance, { db, orders, mails }: OfficeTools): void {
  async function find({ number, id }: { number: string; id: string }) {
    const order = await orders.byNumber(number);
    return order && readOrderMail(db, order.id, id);
  }

  mountOffice(app, officeEndpoints['orders.mails'], async ({ params }) => {
    const order = await orders.byNumber(params.number);
    return order ? mailsOfOrder(db, order.id) : officeFail('NOT_FOUND');
  });

  mountOffice(app, officeEndpoints['orders.mail'], async ({ params }) => {
    const mail = await find(params);
    return mail ? { subject: mail.subject, text: mail.text, files: mail.files } : officeFail('NOT_FOUND');
  });

  mountOffice(app, officeEndpoints['orders.mailPage'], async ({ params, reply }) => {
    const mail = await find(params);
    if (!mail) return officeFail('NOT_FOUND');
    reply.header('content-security-policy', PAGE_POLICY);
    return new TextStream(Readable.from([mail.html]));
  });

  mountOffice(app, officeEndpoints['orders.sendMail'], async ({ params, staff, requestId }) => {
    const order = await orders.byNumber(params.number);
    if (!order) return officeFail('NOT_FOUND');
    const sent = await db.transaction().execute(async (tx) => {
      const mail = await sendAgain(tx, order, params.id, mails);
      if (mail) {
        const after = { mail: mail.kind };
        await recordChange(tx, { staff, requestId, action: 'orders.sendMail', subject: order.orderNumber, after });
      }
      return mail;
    });
    if (!sent) return officeFail('NOT_FOUND');
    mails.wake();
    return true as const;
  });
}
