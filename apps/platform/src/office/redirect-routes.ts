import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import { createRedirect, findRedirects, removeRedirect, updateRedirect } from '../content/redirects.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountRedirects(app: FastifyInstance, { db }: OfficeTools): void {
  mountOffice(app, officeEndpoints['redirects.list'], ({ query }) => findRedirects(db, query));

  mountOffice(app, officeEndpoints['redirects.create'], async ({ body, staff, requestId }) => {
    const made = await db.transaction().execute((tx) => createRedirect(tx, body, { staff, requestId }));
    return typeof made === 'string' ? officeFail(made) : made;
  });

  mountOffice(app, officeEndpoints['redirects.update'], async ({ params, body, staff, requestId }) => {
    const saved = await db.transaction().execute((tx) => updateRedirect(tx, params.id, body, { staff, requestId }));
    return typeof saved === 'string' ? officeFail(saved) : saved;
  });

  mountOffice(app, officeEndpoints['redirects.remove'], async ({ params, staff, requestId }) => {
    const removed = await db.transaction().execute((tx) => removeRedirect(tx, params.id, { staff, requestId }));
    return removed ? (true as const) : officeFail('NOT_FOUND');
  });
}
