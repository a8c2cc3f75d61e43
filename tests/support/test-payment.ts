import type { Envelope } from '@brixel/contract/envelope';
import type { ExecutedPayment, PlacedOrder, StartedPayment } from '@brixel/contract/order';
import type { TestPlatform } from './platform.ts';
import { type OrderWishes, orderMessage, testOrders } from './test-order.ts';

/** Paying online, as clients do. */
export interface TestPayments {
  order(wishes?: OrderWishes, query?: string): Promise<PlacedOrder>;
  begin(publicId: string): Promise<StartedPayment>;
  tryToBegin(body?: object, query?: string): Promise<Envelope<unknown>>;
  execute<T = ExecutedPayment>(paymentid: string, success?: boolean): Promise<Envelope<T>>;
  /** what the order's history says, without the dates */
  history(orderNumber: string): Promise<string[]>;
}

export function testPayments(shop: TestPlatform): TestPayments {
  const post = async <T>(path: string, payload?: object) =>
    (await shop.inject({ method: 'POST', url: `/api/cart/${path}`, ...(payload && { payload }) })).json<Envelope<T>>();
  return {
    order: (wishes, query) =>
      testOrders(shop).place(
        orderMessage([{ sku: 'P-11', qty: 2 }], { payment: 'iways_paypalplus_payment', ...wishes }),
        query,
      ),
    begin: async (publicId) => (await post<StartedPayment>('paypal', { orderId: publicId })).result,
    tryToBegin: (body, query = '') => post(`paypal${query}`, body),
    execute: (paymentid, success = true) => post('paypal-exec', { success, paymentid, payerid: 'P' }),
    history: async (orderNumber) =>
      ((await shop.platform.orders.byNumber(orderNumber))?.history ?? []).map(({ status, text }) => status ?? text),
  };
}
