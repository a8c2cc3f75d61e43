import { randomUUID } from 'node:crypto';
import type { Envelope } from '@brixel/contract/envelope';
import type { OrderMessage, OrderRefusal, OrderView, PaymentCode, PlacedOrder } from '@brixel/contract/order';
import type { TestPlatform } from './platform.ts';

/** Orders as clients send them. */

export const address = {
  firstname: 'Marlene',
  lastname: 'Kaiser',
  email: 'marlene@example.de',
  street: ['Lindenstraße', '14'],
  postcode: '80331',
  city: 'München',
  country_id: 'DE',
};

export interface OrderWishes extends Partial<Omit<OrderMessage, 'products' | 'addressInformation'>> {
  payment?: PaymentCode;
  addressInformation?: Partial<OrderMessage['addressInformation']>;
}

export const orderMessage = (
  products: OrderMessage['products'],
  { payment = 'banktransfer', addressInformation, ...more }: OrderWishes = {},
): OrderMessage => ({
  order_id: randomUUID(),
  products,
  addressInformation: {
    shippingAddress: address,
    billingAddress: address,
    shipping_carrier_code: 'flatrate',
    shipping_method_code: 'flatrate',
    payment_method_code: payment,
    ...addressInformation,
  },
  ...more,
});

export interface TestOrders {
  /** the answer as it comes over the wire */
  send(message: object, query?: string): Promise<{ code: number; text: string }>;
  place(message: object, query?: string): Promise<PlacedOrder>;
  refused(message: object, query?: string): Promise<OrderRefusal>;
  view(publicId: string): Promise<OrderView>;
  stockOf(sku: string): Promise<number>;
  count(): Promise<number>;
}

export function testOrders({ inject, database: { db } }: TestPlatform): TestOrders {
  const send: TestOrders['send'] = async (message, query = '') => {
    const answer = await inject({ method: 'POST', url: `/api/order${query}`, payload: message });
    return { code: answer.statusCode, text: answer.body };
  };
  const resultOf = async <T>(wanted: number, message: object, query?: string): Promise<T> => {
    const { code, text } = await send(message, query);
    if (code !== wanted) throw new Error(`Expected ${wanted}, but got ${text}`);
    return (JSON.parse(text) as Envelope<T>).result;
  };
  return {
    send,
    place: (message, query) => resultOf(200, message, query),
    refused: (message, query) => resultOf(409, message, query),
    view: async (publicId) => (await inject(`/api/order/${publicId}`)).json<Envelope<OrderView>>().result,
    async stockOf(sku) {
      const row = await db.selectFrom('stock').select('qty').where('sku', '=', sku).executeTakeFirstOrThrow();
      return row.qty;
    },
    async count() {
      const { orders } = await db
        .selectFrom('placed_order')
        .select(({ fn }) => fn.countAll<number>().as('orders'))
        .executeTakeFirstOrThrow();
      return orders;
    },
  };
}
