import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { removeCustomer } from '../customer/account-data.ts';
import { moveCustomer } from '../customer/customer-groups.ts';
import { customerById } from '../customer/customer-store.ts';
import { findCustomers } from '../customer/find-customers.ts';
import { ordersOfCustomer, readCustomer } from '../customer/read-customer.ts';
import { endSessions } from '../customer/sessions.ts';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

/** Customers are named by their number in the audit log, which outlives what is known about them. */
export function mountCustomers(app: FastifyInstance, { db, exportCustomer }: OfficeTools): void {
  /** Does something to a customer and tells of it; false where there is none. */
  const changeCustomer = (
    id: number,
    change: Author & { action: string },
    make: (tx: Transaction<Schema>) => Promise<void>,
  ): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      if (!(await customerById(tx, id))) return false;
      await make(tx);
      await recordChange(tx, { ...change, subject: String(id) });
      return true;
    });

  mountOffice(app, officeEndpoints['customers.list'], ({ query }) => findCustomers(db, query));

  mountOffice(
    app,
    officeEndpoints['customers.read'],
    async ({ params }) => (await readCustomer(db, params.id)) ?? officeFail('NOT_FOUND'),
  );

  mountOffice(app, officeEndpoints['customers.orders'], ({ params, query }) =>
    ordersOfCustomer(db, params.id, query.before),
  );

  mountOffice(app, officeEndpoints['customers.export'], async ({ params, staff, requestId }) => {
    const data = await exportCustomer(params.id);
    if (!data) return officeFail('NOT_FOUND');
    const change = { staff, requestId, action: 'customers.export', subject: String(params.id) };
    await db.transaction().execute((tx) => recordChange(tx, change));
    return data;
  });

  mountOffice(app, officeEndpoints['customers.endSessions'], async ({ params, staff, requestId }) => {
    const change = { staff, requestId, action: 'customers.endSessions' };
    const isDone = await changeCustomer(params.id, change, (tx) => endSessions(tx, params.id));
    return isDone ? (true as const) : officeFail('NOT_FOUND');
  });

  mountOffice(app, officeEndpoints['customers.setGroup'], async ({ params, body, staff, requestId }) => {
    const isDone = await db.transaction().execute(async (tx) => {
      const customer = await customerById(tx, params.id);
      return customer !== null && moveCustomer(tx, customer, body.group, { staff, requestId });
    });
    return isDone ? (true as const) : officeFail('NOT_FOUND');
  });

  mountOffice(app, officeEndpoints['customers.remove'], async ({ params, staff, requestId }) => {
    const change = { staff, requestId, action: 'customers.remove' };
    const isDone = await changeCustomer(params.id, change, (tx) => removeCustomer(tx, params.id));
    return isDone ? (true as const) : officeFail('NOT_FOUND');
  });
}
