import { toEuros } from '@brixel/commerce/money';
import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import { orderStages } from '@brixel/contract/office/order-stage';
import type { OrderStatus } from '@brixel/contract/order';
import type { FastifyInstance } from 'fastify';
import { boardOf, findOrders } from '../order/find-orders.ts';
import { placesOf } from '../order/order-places.ts';
import { stageOfOrder } from '../order/order-stage.ts';
import { parcelsBy } from '../order/parcels.ts';
import { sendingTerms } from '../order/ship-by.ts';
import { capturesOf, mostOf } from '../refund/book-refund.ts';
import { type Author, recordChange } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';
import { sendOrder } from './send-order.ts';

/** Orders are named by their number in the audit log: nothing of the shopper stands there. */
export function mountOrders(
  app: FastifyInstance,
  { db, orders, settings, shopState, showOrder, now }: OfficeTools,
): void {
  const terms = () => ({ now: now(), returnDays: settings.current().promises.returnDays });
  const context = () => ({
    terms: terms(),
    sending: sendingTerms(settings.current()),
    pictureOf: (sku: string) => shopState.product(sku)?.image,
  });

  async function move(number: string, status: OrderStatus, note: string, author: Author & { action: string }) {
    const order = await orders.byNumber(number);
    if (!order) return officeFail('NOT_FOUND');
    const change = { ...author, subject: number, before: { status: order.status }, after: { status } };
    const result = await orders.setStatus(order.id, status, note, (tx) => recordChange(tx, change), author.staff.name);
    if (result === 'ticket-used') return officeFail('ORDER_TICKET_USED');
    return result === 'not-allowed' ? officeFail('ORDER_MOVED') : (true as const);
  }

  mountOffice(app, officeEndpoints['orders.list'], ({ query }) => findOrders(db, query, context()));
  mountOffice(app, officeEndpoints['orders.board'], ({ query }) => boardOf(db, orderStages, query, context()));

  mountOffice(app, officeEndpoints['orders.read'], async ({ params }) => {
    const order = await orders.byNumber(params.number);
    if (!order) return officeFail('NOT_FOUND');
    const most = await mostOf(db, order, await capturesOf(db, order.id));
    return {
      order: showOrder(order),
      stage: stageOfOrder(order, terms()),
      payment_method: order.payment.method,
      customer_id: order.customerId,
      history: order.history.map(({ amount, ...note }) => ({
        ...note,
        amount: amount === null ? null : toEuros(amount),
      })),
      places: await placesOf(db, [order]),
      refundable: toEuros(most.money + most.onVouchers),
      parcels: order.parcels,
    };
  });

  mountOffice(app, officeEndpoints['orders.pay'], async ({ params, body, staff, requestId }) => {
    const order = await orders.byNumber(params.number);
    if (!order) return officeFail('NOT_FOUND');
    const { note, paid_on: paidOn = null } = body;
    const result = await db.transaction().execute(async (tx) => {
      const at = new Date(now()).toISOString();
      const paid = await orders.markPaid(tx, order.id, at, { note, paidOn, author: staff.name });
      if (paid !== 'done') return paid;
      const after = { status: 'processing', ...(paidOn !== null && { paid_on: paidOn }) };
      const change = { action: 'orders.pay', subject: params.number, before: { status: order.status }, after };
      await recordChange(tx, { staff, requestId, ...change });
      return paid;
    });
    orders.announce();
    return result === 'not-payable' ? officeFail('ORDER_MOVED') : (true as const);
  });
  mountOffice(app, officeEndpoints['orders.send'], async ({ params, body, staff, requestId }) => {
    const order = await orders.byNumber(params.number);
    if (!order) return officeFail('NOT_FOUND');
    const parcels = parcelsBy(settings.current().parcels.carriers, body.parcels);
    if (!parcels) return officeFail('CARRIER_UNKNOWN');
    const result = await sendOrder(db, orders, order, { parcels, note: body.note, author: { staff, requestId } });
    if (result === 'nothing-to-send') return officeFail('NOTHING_TO_SEND');
    return result === 'not-sendable' ? officeFail('ORDER_MOVED') : (true as const);
  });
  mountOffice(app, officeEndpoints['orders.cancel'], ({ params, body, staff, requestId }) =>
    move(params.number, 'canceled', body.note, { staff, requestId, action: 'orders.cancel' }),
  );

  mountOffice(app, officeEndpoints['orders.note'], async ({ params, body, staff, requestId }) => {
    const order = await orders.byNumber(params.number);
    if (!order) return officeFail('NOT_FOUND');
    await db.transaction().execute(async (tx) => {
      await orders.note(order.id, 'note', body.text, null, tx, staff.name);
      await recordChange(tx, { staff, requestId, action: 'orders.note', subject: params.number });
    });
    return true as const;
  });
}
