import { toEuros } from '@brixel/commerce/money';
import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { OfficeRefund, RefundOverview, RefundWay } from '@brixel/contract/office/refund-endpoints';
import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { paidLines, refundedShipping } from '../order/order-refunds.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import type { StoredRefund } from '../order/stored-refund.ts';
import { capturesOf, moneyBy, mostOf, readRefund } from '../refund/book-refund.ts';
import { restockable } from '../refund/restockable.ts';
import { refundReturn } from '../returns/return-cases.ts';
import { readReturnRow } from '../returns/return-list.ts';
import { overpaymentsOf, readOverpayment, settleOverpayment } from '../statement/overpayments.ts';
import { claimable } from '../voucher/take-back.ts';
import { allows } from './allows.ts';
import { recordChange } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';
import type { SignedIn } from './staff-sessions.ts';

export function mountRefunds(app: FastifyInstance, tools: OfficeTools): void {
  const { db, orders, refunds, mails, writeOverpaidMail, now } = tools;

  mountOffice(app, officeEndpoints['refunds.read'], async ({ params, staff }) => {
    const order = await orders.byNumber(params.number);
    return order ? overviewOf(db, order, { provider: refunds.provider.code, staff }) : officeFail('NOT_FOUND');
  });

  mountOffice(app, officeEndpoints['orders.refund'], async ({ params, body, staff, requestId }) => {
    const order = await orders.byNumber(params.number);
    if (!order) return officeFail('NOT_FOUND');
    const { return_number: returnNumber } = body;
    if (returnNumber !== undefined && (await readReturnRow(db, returnNumber))?.order_id !== order.id)
      return officeFail('NOT_FOUND');
    const given = await refunds.give(order.id, body, {
      staffName: staff.name,
      also: async (tx, { refund }) => {
        const { amount, reason, way } = shownRefund(refund);
        const after = { amount, reason, way, pieces_back: refund.lines.reduce((sum, line) => sum + line.restocked, 0) };
        await recordChange(tx, { staff, requestId, action: 'orders.refund', subject: params.number, after });
        if (returnNumber === undefined) return;
        const at = new Date(now()).toISOString();
        await refundReturn(tx, returnNumber, { at, staffName: staff.name, text: String(amount) });
      },
    });
    if (typeof given === 'string') return officeFail(given);
    return { id: given.id, amount: toEuros(given.amount), state: given.state, failure: given.failure };
  });

  for (const [name, state] of [
    ['refunds.done', 'sent'],
    ['refunds.drop', 'failed'],
  ] as const)
    mountOffice(app, officeEndpoints[name], async ({ params, staff, requestId }) => {
      if (!(await readRefund(db, params.id))) return officeFail('NOT_FOUND');
      const tell = (tx: Transaction<Schema>, { orderNumber: subject }: StoredOrder, { amount }: StoredRefund) =>
        recordChange(tx, { staff, requestId, action: name, subject, after: { amount: toEuros(amount) } });
      return (await refunds.settleTransfer(params.id, state, tell)) ? (true as const) : officeFail('REFUND_SETTLED');
    });

  mountOffice(app, officeEndpoints['orders.overpayments'], async ({ params }) => {
    const order = await orders.byNumber(params.number);
    if (!order) return officeFail('NOT_FOUND');
    return (await overpaymentsOf(db, order.id)).map(({ amount, ...overpayment }) => ({
      ...overpayment,
      amount: toEuros(amount),
    }));
  });

  mountOffice(app, officeEndpoints['overpayments.settle'], async ({ params, body: { returned }, staff, requestId }) => {
    const known = await readOverpayment(db, params.id);
    const order = known && (await orders.byId(known.order_id));
    if (!order) return officeFail('NOT_FOUND');
    const isDone = await db.transaction().execute(async (tx) => {
      const state = returned ? 'returned' : 'kept';
      const at = new Date(now()).toISOString();
      if (!(await settleOverpayment(tx, params.id, { state, at, staffName: staff.name }))) return false;
      const change = { action: 'overpayments.settle', subject: order.orderNumber };
      await recordChange(tx, { staff, requestId, ...change, after: { amount: toEuros(known.amount), state } });
      if (returned) await mails.queue(tx, writeOverpaidMail(order, known.amount));
      return true;
    });
    mails.wake();
    return isDone ? (true as const) : officeFail('REFUND_SETTLED');
  });

  mountOffice(app, officeEndpoints['refunds.ask'], async ({ params }) => {
    if (!(await readRefund(db, params.id))) return officeFail('NOT_FOUND');
    await refunds.settle(params.id);
    const refund = await readRefund(db, params.id);
    return refund ? { state: refund.state, failure: refund.failure } : officeFail('NOT_FOUND');
  });
}

async function overviewOf(
  db: Kysely<Schema>,
  order: StoredOrder,
  { provider, staff }: { provider: string; staff: SignedIn },
): Promise<RefundOverview> {
  const captured = await capturesOf(db, order.id);
  const payment = captured.find((candidate) => candidate.provider === provider);
  const most = await mostOf(db, order, captured, payment);
  const way = (name: RefundWay, by: string | null = null) => {
    const money = moneyBy(most, name);
    // who gives no money back does not choose a way for it
    const isOpen = money > 0 || name === 'voucher';
    return { way: name, most: toEuros(isOpen ? money + most.onVouchers : 0), money: toEuros(money), provider: by };
  };
  const back = await restockable(db, order);
  const sold = new Map<number, number[]>();
  for (const { itemId, gift } of order.lines) {
    const left = gift && (await claimable(db, order, itemId));
    if (left)
      sold.set(
        itemId,
        left.map(({ worth }) => toEuros(worth)),
      );
  }
  const { firstname, lastname, company } = order.billingAddress;
  return {
    refunds: order.refunds.map(shownRefund),
    refundable: toEuros(most.money + most.onVouchers),
    ways: [
      ...(payment ? [way('provider', provider)] : []),
      ...(order.due > 0 || order.vouchers === undefined ? [way('transfer'), way('noted')] : []),
      ...(most.onVouchers > 0 ? [way('voucher')] : []),
    ],
    lines: [...paidLines(order)].map(([itemId, line]) => ({
      item_id: itemId,
      paid: toEuros(line.paid),
      refunded_qty: line.refundedQty,
      refunded_amount: toEuros(line.refundedAmount),
      restockable: back.get(itemId) ?? 0,
      ...(sold.has(itemId) && { vouchers: sold.get(itemId)! }),
    })),
    shipping: { paid: order.totals.shipping_incl_tax, refunded: toEuros(refundedShipping(order)) },
    transfer_to: allows(staff, 'refunds') ? [company, `${firstname} ${lastname}`].filter(Boolean).join(', ') : '',
  };
}

const shownRefund = (refund: StoredRefund): OfficeRefund => ({
  id: refund.id,
  amount: toEuros(refund.amount),
  shipping: toEuros(refund.shipping),
  extra: toEuros(refund.extra),
  voucher_amount: toEuros(refund.voucher_amount),
  reason: refund.reason,
  text: refund.text,
  way: refund.way,
  state: refund.state,
  provider: refund.provider,
  provider_refund_id: refund.provider_refund_id,
  failure: refund.failure,
  staff_name: refund.staff_name,
  return_number: refund.return_number,
  created_at: refund.created_at,
  settled_at: refund.settled_at,
  lines: refund.lines.map(({ amount, ...line }) => ({ ...line, amount: toEuros(amount) })),
});
