import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { address, orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';

let shop: TestPlatform;
let orders: TestOrders;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'order' });
  orders = testOrders(shop);
});
afterAll(() => shop.close());

const post = async (url: string, payload: object = {}) => (await shop.inject({ method: 'POST', url, payload })).json();

async function newCustomer(email: string): Promise<{ id: number; token: string; cartId: string }> {
  const password = 'ein langes Kennwort';
  const customer = { email, firstname: 'Ada', lastname: 'Kaiser' };
  const { result: profile } = await post('/api/user/create', { customer, password });
  const { result: token } = await post('/api/user/login', { username: email, password });
  const { result: cartId } = await post(`/api/cart/create?token=${token}`);
  return { id: profile.id, token, cartId };
}

const oneBrick = [{ sku: 'P-1', qty: 1 }];

test('a customer’s cart is ordered by the customer only, who finds the order in the account', async () => {
  const [ada, eva] = [await newCustomer('ada@example.de'), await newCustomer('eva@example.de')];
  const message = orderMessage(oneBrick, { cart_id: ada.cartId });
  for (const query of ['', '?token=', `?token=${eva.token}`, '?token=dead']) {
    expect(await orders.send(message, query)).toMatchObject({ code: 401 });
  }
  const placed = await orders.place(message, `?token=${ada.token}`);
  expect(await orders.place(message, `?token=${ada.token}`)).toEqual(placed);
  const again = orderMessage(oneBrick, { cart_id: ada.cartId });
  expect(await orders.send(again, `?token=${eva.token}`)).toMatchObject({ code: 401 });

  const page = { size: 20, current: 1 };
  const { orders: own, total } = await shop.platform.orders.ofCustomer(ada.id, page);
  expect({ total, numbers: own.map(({ orderNumber }) => orderNumber) }).toEqual({
    total: 1,
    numbers: [placed.orderNumber],
  });
  expect(await shop.platform.orders.ofCustomer(eva.id, page)).toEqual({ orders: [], total: 0 });
});

test('orders of a Vue Storefront 1 are the customer’s with either of the two settings, and guests need none', async () => {
  const ida = await newCustomer('ida.vsf@example.de');
  const send = async (cart: object, { query = '', authorization = '' } = {}) => {
    const { order_id: _none, ...sent } = orderMessage(oneBrick);
    const message = { ...sent, user_id: String(ida.id), ...cart };
    const headers = authorization ? { authorization } : {};
    const answer = await shop.inject({ method: 'POST', url: `/api/order${query}`, headers, payload: message });
    return answer.statusCode;
  };
  const own = { cart_id: ida.cartId };
  expect(await send(own)).toBe(401);
  expect(await send(own, { authorization: `Bearer ${ida.token}` })).toBe(200);
  const { result: cartId } = await post(`/api/cart/create?token=${ida.token}`);
  expect(await send({ cart_id: cartId }, { query: `?token=${ida.token}` })).toBe(200);
  expect((await shop.platform.orders.ofCustomer(ida.id, { size: 20, current: 1 })).total).toBe(2);
  expect(await send({ user_id: '' }, { authorization: 'Bearer null' })).toBe(200);
  expect(await send({ user_id: '' }, { query: '?token=' })).toBe(200);
});

test('a token that has run out is 401 also for a guest’s cart, so that the order is not lost to the account', async () => {
  expect(await orders.send(orderMessage(oneBrick), '?token=dead')).toMatchObject({ code: 401 });
});

test('pages of a customer’s orders are whole, and the newest comes first', async () => {
  const { id, token } = await newCustomer('ida@example.de');
  const numbers: string[] = [];
  for (let count = 0; count < 5; count++) {
    numbers.unshift((await orders.place(orderMessage(oneBrick), `?token=${token}`)).orderNumber);
  }
  const pages = await Promise.all(
    [1, 2, 3].map((current) => shop.platform.orders.ofCustomer(id, { size: 2, current })),
  );
  expect(pages.flatMap((page) => page.orders.map(({ orderNumber }) => orderNumber))).toEqual(numbers);
  expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
});

test('an order is seen by its secret id, or by number and address of mail, however they are typed', async () => {
  const { orderId, orderNumber, backendOrderId } = await orders.place(orderMessage(oneBrick));
  const view = await orders.view(orderId);
  const typed = orderNumber.toLowerCase().replaceAll('-', ' ');
  const found = await post('/api/order/look-up', { order_number: typed, email: address.email.toUpperCase() });
  expect(found).toEqual({ code: 200, result: view });
  for (const guess of [orderNumber, String(backendOrderId), 'unknown']) {
    expect((await shop.inject(`/api/order/${guess}`)).statusCode).toBe(404);
  }
});

test('a wrong number and a wrong address get the same answer, and nobody may guess for long', async () => {
  const { orderNumber } = await orders.place(orderMessage(oneBrick));
  const wrongAddress = await post('/api/order/look-up', { order_number: orderNumber, email: 'eva@example.de' });
  const wrongNumber = await post('/api/order/look-up', { order_number: 'BX-2222-2222', email: address.email });
  expect(wrongAddress).toEqual({ code: 404, result: 'There is no such order' });
  expect(wrongNumber).toEqual(wrongAddress);

  const guesses = Array.from({ length: 25 }, (_, place) => ({
    order_number: `BX-2222-${2223 + place}`,
    email: address.email,
  }));
  const codes: number[] = [];
  for (const guess of guesses) codes.push((await post('/api/order/look-up', guess)).code);
  expect(codes.at(-1)).toBe(429);
});

test('the secret id stays out of the log', async () => {
  const { orderId } = await orders.place(orderMessage(oneBrick));
  await orders.view(orderId);
  expect(shop.log.join('')).not.toContain(orderId);
});
