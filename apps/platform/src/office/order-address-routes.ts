import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import { correctAddresses } from '../order/correct-addresses.ts';
import { recordChange } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountOrderAddresses(app: FastifyInstance, { database, orders, settings, now }: OfficeTools): void {
  mountOffice(app, officeEndpoints['orders.addresses'], async ({ params, body, staff, requestId }) => {
    const order = await orders.byNumber(params.number);
    if (!order) return officeFail('NOT_FOUND');
    const { country_id } = body.billing;
    const isServed = settings.current().billing.countries.includes(country_id);
    if (country_id !== order.billingAddress.country_id && !isServed) return officeFail('ADDRESS_COUNTRY');
    const result = await database.db.transaction().execute(async (tx) => {
      const corrected = await correctAddresses(tx, database.kind, order.id, body, {
        ...{ at: new Date(now()).toISOString(), author: staff.name },
      });
      // the log says that, the history of the order says what
      if (corrected === 'done')
        await recordChange(tx, { staff, requestId, action: 'orders.addresses', subject: order.orderNumber });
      return corrected;
    });
    if (result === 'too-late') return officeFail('ORDER_MOVED');
    return result === 'other-country' ? officeFail('ADDRESS_COUNTRY') : (true as const);
  });
}
