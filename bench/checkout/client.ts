import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

export interface Client {
  /** what a shopper does from the cart to the order: four calls. How long the order took, and all of it. */
  checkout(run: number): Promise<{ orderMs: number; ms: number }>;
  close(): void;
}

/** Orders one to three kinds of bricks, spread over the assortment as evenly as it goes, by a new shopper each time. */
export function createClient(port: number, skus: readonly string[], clients: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const skuOf = (place: number): string => skus[(place * 7919) % skus.length]!;

  function post<T>(path: string, address: string, body?: object): Promise<T> {
    return new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
      const call = request({ port, host: '127.0.0.1', path, method: 'POST', agent, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (answer.statusCode === 200) resolve(JSON.parse(text).result as T);
          else reject(new Error(`${path} was answered with ${answer.statusCode}: ${text}`));
        });
      });
      call.on('error', reject).end(JSON.stringify(body ?? {}));
    });
  }

  return {
    async checkout(run) {
      const address = `10.${(run >> 16) & 255}.${(run >> 8) & 255}.${run & 255}`;
      const started = performance.now();
      const cartId = await post<string>('/api/cart/create?token=', address);
      const products = Array.from({ length: 1 + (run % 3) }, (_, place) => ({ sku: skuOf(run * 3 + place), qty: 1 }));
      const cartItems = products.map((item, place) => ({ ...item, line_key: `line-${place}`, line_version: 1 }));
      await post(`/api/cart/update?token=&cartId=${cartId}&answer=cart`, address, { cartItems });
      await post(`/api/cart/shipping-information?token=&cartId=${cartId}`, address, {
        addressInformation: { shippingAddress: { countryId: 'DE' }, ...courier },
      });
      const person = { ...shopper, email: `marlene.${run}@example.de` };
      const ordered = performance.now();
      await post('/api/order', address, {
        order_id: randomUUID(),
        cart_id: cartId,
        products,
        addressInformation: {
          shippingAddress: person,
          billingAddress: person,
          ...{ shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate' },
          payment_method_code: 'banktransfer',
        },
      });
      const ended = performance.now();
      return { orderMs: ended - ordered, ms: ended - started };
    },
    close: () => agent.destroy(),
  };
}

const courier = { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' };

const shopper = {
  firstname: 'Marlene',
  lastname: 'Kaiser',
  street: ['Lindenstraße', '14'],
  postcode: '80331',
  city: 'München',
  country_id: 'DE',
};
