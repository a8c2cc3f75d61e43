import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import { dayAfter } from '../order/expire-transfers.ts';
import { withdrawnAt } from '../order/order-state.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountTransfers(app: FastifyInstance, { db, orders, settings }: OfficeTools): void {
  mountOffice(app, officeEndpoints['orders.transfer'], async ({ params }) => {
    const order = await orders.byNumber(params.number);
    if (!order) return officeFail('NOT_FOUND');
    const { remindDays, cancelDays } = settings.current().transfers;
    const reminder = await db
      .selectFrom('transfer_reminder')
      .select('sent_at')
      .where('order_id', '=', order.id)
      .executeTakeFirst();
    const isWaiting =
      order.status === 'pending' && order.payment.method === 'banktransfer' && withdrawnAt(order) === undefined;
    const isStillReminded = isWaiting && !reminder && remindDays !== null && remindDays < cancelDays;
    return {
      reminded_at: reminder?.sent_at ?? null,
      reminds_at: isStillReminded ? dayAfter(order.createdAt, remindDays) : null,
      cancels_at: isWaiting ? dayAfter(order.createdAt, cancelDays) : null,
    };
  });
}
