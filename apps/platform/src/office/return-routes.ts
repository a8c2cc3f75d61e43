import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import {
  announceReturn,
  arriveReturn,
  checkReturn,
  closeReturn,
  reopenReturn,
  restockReturn,
} from '../returns/return-cases.ts';
import { listReturns, readReturn, readReturnRow } from '../returns/return-list.ts';
import { recordChange } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountReturns(app: FastifyInstance, { db, database, orders, settings, now }: OfficeTools): void {
  const at = (): string => new Date(now()).toISOString();
  /** A step of a case that is there, in one transaction. */
  async function step(number: string, take: (tx: Transaction<Schema>) => Promise<boolean>) {
    if (!(await readReturnRow(db, number))) return officeFail('NOT_FOUND');
    return (await db.transaction().execute(take)) ? (true as const) : officeFail('RETURN_MOVED');
  }

  mountOffice(app, officeEndpoints['returns.list'], ({ query }) =>
    listReturns(db, { done: query.done === 'yes' }, now()),
  );

  mountOffice(app, officeEndpoints['returns.ofOrder'], async ({ params }) => {
    const order = await orders.byNumber(params.number);
    return order ? listReturns(db, { orderId: order.id }, now()) : officeFail('NOT_FOUND');
  });

  mountOffice(app, officeEndpoints['returns.read'], async ({ params }) => {
    const { returnDays } = settings.current().promises;
    return (await readReturn(db, params.number, { now: now(), returnDays })) ?? officeFail('NOT_FOUND');
  });

  mountOffice(app, officeEndpoints['returns.announce'], async ({ params, body, staff, requestId }) => {
    const order = await orders.byNumber(params.number);
    if (!order) return officeFail('NOT_FOUND');
    const number = await db.transaction().execute(async (tx) => {
      const announced = { ...body, order, withdrawalNumber: null, at: at(), staffName: staff.name };
      const made = await announceReturn(tx, announced);
      const { orderNumber } = order;
      if (made !== null)
        await recordChange(tx, { staff, requestId, action: 'returns.announce', subject: made, after: { orderNumber } });
      return made;
    });
    return number === null ? officeFail('RETURN_TOO_MANY') : { number };
  });

  mountOffice(app, officeEndpoints['returns.arrive'], ({ params: { number }, body: { note }, staff, requestId }) =>
    step(number, (tx) => arriveReturn(tx, number, { staff, requestId, at: at(), note })),
  );

  mountOffice(app, officeEndpoints['returns.check'], async ({ params: { number }, body, staff, requestId }) => {
    const row = await readReturnRow(db, number);
    const order = row && (await orders.byId(row.order_id));
    if (!order) return officeFail('NOT_FOUND');
    const by = { staff, requestId, at: at() };
    const result = await db.transaction().execute((tx) => checkReturn(tx, order, number, body.lines, by));
    if (result === 'done') return true as const;
    return officeFail(result === 'moved' ? 'RETURN_MOVED' : 'RETURN_TOO_MANY');
  });

  mountOffice(app, officeEndpoints['returns.restock'], async ({ params: { number }, staff, requestId }) => {
    const row = await readReturnRow(db, number);
    if (!row) return officeFail('NOT_FOUND');
    const by = { staff, requestId, at: at() };
    const pieces = await db.transaction().execute((tx) => restockReturn(tx, database.kind, row, by));
    orders.announce();
    return pieces === null ? officeFail('RETURN_MOVED') : { pieces };
  });

  mountOffice(app, officeEndpoints['returns.close'], ({ params: { number }, body, staff, requestId }) =>
    step(number, (tx) => closeReturn(tx, number, { staff, requestId, at: at(), ...body })),
  );

  mountOffice(app, officeEndpoints['returns.reopen'], ({ params: { number }, staff, requestId }) =>
    step(number, (tx) => reopenReturn(tx, number, { staff, requestId, at: at() })),
  );
}
