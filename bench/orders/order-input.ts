import { randomUUID } from 'node:crypto';
import { type OrderInput, type OrderMessage, orderInput } from '@brixel/contract/order';

const address = {
  firstname: 'Marlene',
  lastname: 'Kaiser',
  email: 'marlene@example.de',
  street: ['Lindenstraße', '14'],
  postcode: '80331',
  city: 'München',
  country_id: 'DE',
};

/** Orders of one to three kinds of bricks, spread over the assortment as evenly as it goes. */
export function orderMessages(skus: readonly string[]): (run: number) => OrderMessage {
  const skuOf = (place: number): string => skus[(place * 7919) % skus.length]!;
  return (run) => ({
    order_id: randomUUID(),
    products: Array.from({ length: 1 + (run % 3) }, (_, place) => ({ sku: skuOf(run * 3 + place), qty: 1 })),
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
      payment_method_code: 'banktransfer',
    },
  });
}

export const checked = (message: OrderMessage): OrderInput => orderInput.parse(message);
