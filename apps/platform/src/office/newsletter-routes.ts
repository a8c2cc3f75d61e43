import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import { TextStream } from '../http/reply.ts';
import { endSubscription, listSubscribers, subscriberCsv, tellExport } from '../newsletter/subscriber-list.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';
import { tableStyleFor } from './table-style.ts';

export function mountNewsletter(app: FastifyInstance, { db, now }: OfficeTools): void {
  mountOffice(app, officeEndpoints['newsletter.list'], ({ query }) => listSubscribers(db, query));

  mountOffice(app, officeEndpoints['newsletter.csv'], async ({ query: { state }, reply, staff, requestId }) => {
    await db.transaction().execute((tx) => tellExport(tx, state, { staff, requestId }));
    reply.header('content-disposition', `attachment; filename="newsletter-${state}.csv"`);
    return new TextStream(subscriberCsv(db, state, tableStyleFor(staff)));
  });

  mountOffice(app, officeEndpoints['newsletter.unsubscribe'], async ({ body: { email }, staff, requestId }) => {
    const author = { staff, requestId, now: now() };
    const isDone = await db.transaction().execute((tx) => endSubscription(tx, email, author));
    return isDone ? (true as const) : officeFail('NOT_FOUND');
  });
}
