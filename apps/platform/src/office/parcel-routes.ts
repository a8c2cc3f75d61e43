import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import { parcelsBy } from '../order/parcels.ts';
import { recordChange } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountParcels(app: FastifyInstance, { db, orders, settings }: OfficeTools): void {
  mountOffice(app, officeEndpoints['parcels.carriers'], async () =>
    settings.current().parcels.carriers.map(({ code, name }) => ({ code, name })),
  );

  mountOffice(app, officeEndpoints['orders.parcels'], async ({ params, body, staff, requestId }) => {
    const order = await orders.byNumber(params.number);
    if (!order) return officeFail('NOT_FOUND');
    const parcels = parcelsBy(settings.current().parcels.carriers, body.parcels);
    if (!parcels) return officeFail('CARRIER_UNKNOWN');
    const result = await db.transaction().execute(async (tx) => {
      const named = await orders.nameParcels(tx, order.id, { parcels, author: staff.name, tells: body.mail });
      if (named === 'done') {
        const after = { parcels: parcels.length, mail: body.mail };
        await recordChange(tx, { staff, requestId, action: 'orders.parcels', subject: order.orderNumber, after });
      }
      return named;
    });
    if (result === 'not-sent') return officeFail('ORDER_MOVED');
    orders.announce();
    return true as const;
  });
}
