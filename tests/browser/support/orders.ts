import { randomUUID } from 'node:crypto';
import type { Envelope } from '@brixel/contract/envelope';
import type { OrderMessage, OrderView, PaymentCode, PlacedOrder, StartedPayment } from '@brixel/contract/order';
import type { StoreCode } from '@brixel/contract/stores';
import { shopUrl } from './shop.ts';

/** Orders of the running shop, placed as any client would. */

const address = {
  firstname: 'Marlene',
  lastname: 'Kaiser',
  street: ['Lindenstraße', '14'],
  postcode: '80331',
  city: 'München',
  country_id: 'DE',
};

export interface Ordered extends PlacedOrder {
  email: string;
}

const resultOf = async <T>(answer: Response): Promise<T> => {
  const { code, result } = (await answer.json()) as Envelope<T>;
  if (code !== 200) throw new Error(`The shop answered ${code}: ${JSON.stringify(result)}`);
  return result;
};

/** Everybody orders for himself, so that no test meets the limits or the orders of another one. */
export async function placeOrder(
  store: StoreCode,
  payment: PaymentCode,
  skus = ['BX-3001-1'],
  shop = shopUrl(),
): Promise<Ordered> {
  const email = `marlene-${randomUUID()}@example.de`;
  const message: OrderMessage = {
    order_id: randomUUID(),
    products: skus.map((sku) => ({ sku, qty: 2 })),
    addressInformation: {
      shippingAddress: { ...address, email },
      billingAddress: { ...address, email },
      payment_method_code: payment,
    },
  };
  const answer = await fetch(new URL(`/api/order?storeCode=${store}`, shop), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  return { ...(await resultOf<PlacedOrder>(answer)), email };
}

/** Paid at the built-in payment service. */
export async function placePaidOrder(skus: string[], shop = shopUrl()): Promise<Ordered> {
  const order = await placeOrder('de', 'iways_paypalplus_payment', skus, shop);
  const at = (path: string): URL => new URL(path, shop);
  const post = async <T>(path: string, body: object): Promise<T> =>
    resultOf(
      await fetch(at(path), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  const { approvalUrl, paymentId } = await post<StartedPayment>('/api/cart/paypal', { orderId: order.orderId });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await fetch(at(`${new URL(approvalUrl).pathname}/approve`), { method: 'POST', headers, redirect: 'manual' });
  await post('/api/cart/paypal-exec', { success: true, paymentid: paymentId, payerid: 'P' });
  return order;
}

export const findOrder = async (publicId: string): Promise<OrderView> =>
  resultOf(await fetch(shopUrl(`/api/order/${publicId}`)));

export const orderPage = (store: StoreCode, { orderId }: Pick<PlacedOrder, 'orderId'>, page = 'success'): string =>
  `${store === 'de' ? '' : `/${store}`}/order-review/${orderId}/${page}`;
