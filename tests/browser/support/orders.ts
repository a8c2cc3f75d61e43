import { randomUUID } from 'node:crypto';
import type { Envelope } from '@brixel/contract/envelope';
import type { OrderMessage, OrderView, PaymentCode, PlacedOrder } from '@brixel/contract/order';
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

export const findOrder = async (publicId: string): Promise<OrderView> =>
  resultOf(await fetch(shopUrl(`/api/order/${publicId}`)));

export const orderPage = (store: StoreCode, { orderId }: Pick<PlacedOrder, 'orderId'>, page = 'success'): string =>
  `${store === 'de' ? '' : `/${store}`}/order-review/${orderId}/${page}`;
