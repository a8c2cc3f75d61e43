import type { ExecutedPayment, StartedPayment } from '@brixel/contract/order';
import type { Failure } from '../http/reply.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import type { Stores } from '../settings/stores.ts';
import { executePayment } from './execute-payment.ts';
import { findPayment } from './payment-store.ts';
import type { NoAnswer, PaymentProvider } from './provider.ts';
import { reconcile } from './reconcile.ts';
import { createSettle, type SettleDeps, type Settlement } from './settle-payment.ts';
import { startPayment } from './start-payment.ts';

export interface Payments {
  provider: PaymentProvider;
  start(order: StoredOrder): Promise<StartedPayment | null | NoAnswer>;
  execute(message: { paymentid: string; success: boolean }): Promise<ExecutedPayment | Failure>;
  /** Settles a payment named by the provider; null where it is not ours. */
  follow(paymentId: string): Promise<Settlement | null | NoAnswer>;
  /** Does now what is done every minute. */
  reconcile(now?: number): Promise<void>;
  /** Lets what is running end. */
  close(): Promise<void>;
}

export interface PaymentsOptions extends SettleDeps {
  stores: Pick<Stores, 'address'>;
}

const MINUTE_MS = 60 * 1000;

export function createPayments(options: PaymentsOptions): Payments {
  const { log } = options;
  const deps = { ...options, settle: createSettle(options) };
  let running: Promise<void> = Promise.resolve();
  const round = (): void => {
    running = running
      .then(() => reconcile(deps, Date.now()))
      .catch((err) => log.warn({ err }, 'open payments could not be looked at'));
  };
  round();
  const timer = setInterval(round, MINUTE_MS).unref();

  return {
    provider: options.provider,
    start: (order) => startPayment(deps, order),
    execute: (message) => executePayment(deps, message),
    async follow(paymentId) {
      const payment = await findPayment(options.db, options.provider.code, paymentId);
      return payment ? deps.settle(payment.reference) : null;
    },
    reconcile: (now = Date.now()) => reconcile(deps, now),
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
