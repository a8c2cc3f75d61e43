import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import { findTicket, listTickets, readTicket, redeemTicket, reopenTicket } from '../ticket/ticket-book.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountTickets(app: FastifyInstance, { db, database, now }: OfficeTools): void {
  const read = async (id: number) => (await readTicket(db, id)) ?? officeFail('NOT_FOUND');

  mountOffice(app, officeEndpoints['tickets.list'], ({ query }) => listTickets(database, query));
  mountOffice(
    app,
    officeEndpoints['tickets.find'],
    async ({ query }) => (await findTicket(db, query.code)) ?? officeFail('TICKET_UNKNOWN'),
  );
  mountOffice(app, officeEndpoints['tickets.redeem'], async ({ params, staff, requestId }) => {
    const result = await db.transaction().execute((tx) => redeemTicket(tx, params.id, { staff, requestId }, now()));
    return result === 'done' ? read(params.id) : officeFail(result);
  });
  mountOffice(app, officeEndpoints['tickets.reopen'], async ({ params, staff, requestId }) => {
    const result = await db.transaction().execute((tx) => reopenTicket(tx, params.id, { staff, requestId }));
    return result === 'done' ? read(params.id) : officeFail(result);
  });
}
