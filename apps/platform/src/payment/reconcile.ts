import { NOT_PAID_IN_TIME, ONLINE_PAYMENT } from '../order/order-state.ts';
import {
  alivePayment,
  claimDuePayments,
  lockUnpaidOrder,
  movePayment,
  type Payment,
  UNSETTLED,
} from './payment-store.ts';
import { NoAnswer } from './provider.ts';
import type { Settle, SettleDeps } from './settle-payment.ts';

const HOUR_MS = 60 * 60 * 1000;
/** After this time an unpaid order is canceled and its goods are released. */
const PAYMENT_DEADLINE_MS = 2 * HOUR_MS;
const AT_ONCE = 8;

export interface ReconcileDeps extends SettleDeps {
  settle: Settle;
}

/**
 * Finishes what a closed browser left open: captures approved payments, records paid ones, and cancels orders that
 * stay unpaid. All nodes run it: each payment is claimed by one of them.
 */
export async function reconcile(deps: ReconcileDeps, now: number): Promise<void> {
  for (;;) {
    const payments = await claimDuePayments(deps.db, deps.provider.code, AT_ONCE, now);
    await Promise.all(payments.map((payment) => check(deps, payment, now)));
    if (payments.length < AT_ONCE) break;
  }
  await cancelUnpaidOrders(deps, new Date(now - PAYMENT_DEADLINE_MS).toISOString());
}

async function check({ db, settle, log }: ReconcileDeps, payment: Payment, now: number): Promise<void> {
  const { reference, order_id: order, created_at: createdAt } = payment;
  const settlement = await settle(reference);
  if (settlement instanceof NoAnswer) log.warn({ order, reason: settlement.reason }, 'a payment could not be checked');
  else if (settlement === 'open' && Date.parse(createdAt) < now - PAYMENT_DEADLINE_MS)
    await movePayment(db, reference, ['starting', 'open'], { state: 'canceled' });
}

/** Orders that have waited for a payment since before a moment, and have none that could still come. */
async function cancelUnpaidOrders({ db, orders }: ReconcileDeps, before: string): Promise<void> {
  for (;;) {
    const waiting = await db
      .selectFrom('placed_order')
      .select('id')
      .where('status', '=', 'pending')
      .where('payment_method', '=', ONLINE_PAYMENT)
      .where('created_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('payment')
              .select('reference')
              .whereRef('payment.order_id', '=', 'placed_order.id')
              .where((eb) =>
                eb.or([
                  eb('payment.state', 'in', [...UNSETTLED, 'disputed', 'captured']),
                  eb('payment.created_at', '>=', before),
                ]),
              ),
          ),
        ),
      )
      .orderBy('created_at')
      .limit(AT_ONCE)
      .execute();
    for (const { id } of waiting) {
      await db.transaction().execute(async (tx) => {
        // Asked again under the lock: the shopper may have begun to pay at this very moment.
        const isGivenUp = (await lockUnpaidOrder(tx, id)) && !(await alivePayment(tx, id));
        if (isGivenUp) await orders.cancel(tx, id, NOT_PAID_IN_TIME);
      });
      orders.announce();
    }
    if (waiting.length < AT_ONCE) return;
  }
}
