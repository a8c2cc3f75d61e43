import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { BulkOutcome, SkipReason } from '@brixel/contract/office/order-board-endpoints';
import type { FastifyInstance } from 'fastify';
import { withdrawnAt } from '../order/order-state.ts';
import { parcelFile } from '../order/parcel-file.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { type Author, recordChange } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import type { OfficeTools } from './office-tools.ts';
import { sendOrder } from './send-order.ts';

/** What is done with many orders: one after the other, each for itself, so that one that cannot be does not hold up the rest. */
export function mountOrderSelection(app: FastifyInstance, { db, orders, settings, now }: OfficeTools): void {
  async function withEach(
    numbers: readonly string[],
    work: (order: StoredOrder) => Promise<SkipReason | null>,
  ): Promise<BulkOutcome> {
    const outcome: BulkOutcome = { done: 0, skipped: [] };
    for (const number of new Set(numbers)) {
      const order = await orders.byNumber(number);
      const reason = order ? await work(order) : 'gone';
      if (reason === null) outcome.done += 1;
      else outcome.skipped.push({ number, reason });
    }
    return outcome;
  }

  async function pay(order: StoredOrder, author: Author): Promise<SkipReason | null> {
    if (order.status === 'processing' || order.status === 'complete') return 'already';
    if (withdrawnAt(order)) return 'withdrawn';
    const change = { before: { status: order.status }, after: { status: 'processing' } };
    const result = await orders.setStatus(
      order.id,
      'processing',
      '',
      (tx) => recordChange(tx, { ...author, action: 'orders.pay', subject: order.orderNumber, ...change }),
      author.staff.name,
    );
    if (result === 'already') return 'already';
    return result === 'not-allowed' ? 'not_now' : null;
  }

  async function send(order: StoredOrder, author: Author): Promise<SkipReason | null> {
    if (order.status === 'complete') return 'already';
    if (withdrawnAt(order)) return 'withdrawn';
    const result = await sendOrder(db, orders, order, { parcels: [], note: '', author });
    if (result === 'already') return 'already';
    return result === 'not-sendable' ? 'not_now' : null;
  }

  mountOffice(app, officeEndpoints['orders.payMany'], ({ body, staff, requestId }) =>
    withEach(body.numbers, (order) => pay(order, { staff, requestId })),
  );

  mountOffice(app, officeEndpoints['orders.sendMany'], ({ body, staff, requestId }) =>
    withEach(body.numbers, (order) => send(order, { staff, requestId })),
  );

  mountOffice(app, officeEndpoints['orders.parcelFile'], async ({ body: { numbers, layout }, staff, requestId }) => {
    const chosen: StoredOrder[] = [];
    const outcome = await withEach(numbers, async (order) => {
      if (order.shippingAddress === null) return 'nothing_to_send';
      if (order.status === 'canceled') return 'not_now';
      chosen.push(order);
      return null;
    });
    const file = parcelFile(layout, chosen, settings.current().firm, now());
    // addresses leave the shop: the log says how many, and for which portal
    const after = { orders: outcome.done, layout };
    await db
      .transaction()
      .execute((tx) => recordChange(tx, { staff, requestId, action: 'orders.parcelFile', subject: file.name, after }));
    return { ...outcome, name: file.name, content: file.content.toString('base64') };
  });
}
