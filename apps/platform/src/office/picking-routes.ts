import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import { moveFulfilment } from '../picking/move-fulfilment.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountPicking(app: FastifyInstance, { db, orders }: OfficeTools): void {
  mountOffice(app, officeEndpoints['orders.stage'], async ({ params, body, staff, requestId }) => {
    const order = await orders.byNumber(params.number);
    if (!order) return officeFail('NOT_FOUND');
    const author = { staff, requestId, action: 'orders.stage' };
    const isMoved = await db.transaction().execute((tx) => moveFulfilment(tx, order, body.stage, author));
    return isMoved ? (true as const) : officeFail('ORDER_MOVED');
  });
}
