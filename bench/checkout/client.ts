import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

export interface Client {
  /** only the order, without a cart; in milliseconds */
  order(run: number): Promise<number>;
  /** what a shopper does from the cart to the order: four calls */
  checkout(run: number): Promise<number>;
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

  const addressOf = (run: number): string => `10.${(run >> 16) & 255}.${(run >> 8) & 255}.${run & 255}`;
  const productsOf = (run: number) =>
    Array.from({ length: 1 + (run % 3) }, (_, place) => ({ sku: skuOf(run * 3 + place), qty: 1 }));

  function placeOrder(run: number, cart: { cart_id?: string }): Promise<unknown> {
    const person = { ...shopper, email: `marlene.${run}@example.de` };
    return post('/api/order', addressOf(run), {
      order_id: randomUUID(),
      ...cart,
      products: productsOf(run),
      addressInformation: {
        shippingAddress: person,
        billingAddress: person,
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
        payment_method_code: 'banktransfer',
      },
    });
  }

  return {
    async order(run) {
      const started = performance.now();
      await placeOrder(run, {});
      return performance.now() - started;
    },
    async checkout(run) {
      const address = addressOf(run);
      const started = performance.now();
      const cart_id = await post<string>('/api/cart/create?token=', address);
      const query = `token=&cartId=${cart_id}`;
      const cartItems = productsOf(run).map((item, place) => ({ ...item, line_key: `line-${place}`, line_version: 1 }));
      await post(`/api/cart/update?${query}&answer=cart`, address, { cartItems });
      await post(`/api/cart/shipping-information?${query}`, address, {
        addressInformation: { shippingAddress: { countryId: 'DE' }, ...courier },
      });
      await placeOrder(run, { cart_id });
      return performance.now() - started;
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
