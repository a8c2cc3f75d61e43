import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { orderMessage, testOrders } from '../support/test-order.ts';

let shop: TestPlatform;
let owner: OfficePerson;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'order' });
  owner = await signInAs(shop, 'owner');
});
afterAll(() => shop.close());

const PASSWORD = 'ein langes Kennwort';

const shopCall = async (method: 'GET' | 'POST', path: string, body?: object, token?: string) =>
  (
    await shop.inject({
      method,
      url: `/api/${path}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(body && { payload: body }),
    })
  ).json();

const address = (city: string, postcode: string) => ({
  ...{ firstname: 'Zoë', lastname: 'Weber', street: ['Lindenstraße', '14'], postcode, city, country_id: 'DE' },
  telephone: '089 1234',
  default_shipping: true,
});

async function register(
  email: string,
  names: object,
  addresses: object[] = [],
): Promise<{ id: number; token: string }> {
  const customer = { email, ...names, addresses };
  const { result } = await shopCall('POST', 'user/create', { customer, password: PASSWORD });
  const { result: token } = await shopCall('POST', 'user/login', { username: email, password: PASSWORD });
  return { id: result.id, token };
}

const found = async (search: string): Promise<string[]> =>
  (await owner.call('customers.list', { query: { search } })).customers.map(({ email }) => email);

test('a customer is found by the beginnings of name, mail, number and place, also after a change', async () => {
  const zoe = await register('zoe.weber@example.de', { firstname: 'Zoë', lastname: 'Müller-Weber' }, [
    address('Ærøskøbing', '80331'),
  ]);
  await register('someone@example.de', { firstname: 'Some', lastname: 'One' });
  for (const search of ['zoe', 'MÜLLER', 'mull web', 'weber zoë', 'zoe.weber@exam', 'ærøsk', '8033', String(zoe.id)])
    expect(await found(search), search).toEqual(['zoe.weber@example.de']);
  for (const search of ['eber', 'zoe one', "' or 1=1 --", '%', '_'])
    expect(await found(search), search).not.toEqual(['zoe.weber@example.de']);

  const customer = {
    email: 'zoe.weber@example.de',
    firstname: 'Zoë',
    lastname: 'Kaiser',
    addresses: [address('Köln', '50667')],
  };
  await shopCall('POST', 'user/me', { customer }, zoe.token);
  expect(await found('muller')).toEqual([]);
  expect(await found('kaiser koln')).toEqual(['zoe.weber@example.de']);
  const [summary] = (await owner.call('customers.list', { query: { search: 'koln' } })).customers;
  expect(summary).toMatchObject({ city: 'Köln', orders: 0, group: { id: 1 } });
});

test('one customer shows orders, consents and logins; data is given out and the account removed on request', async () => {
  const { id, token } = await register('paula@example.de', { firstname: 'Paula', lastname: 'Klein' }, [
    address('Wien', '01010'),
  ]);
  const orders = testOrders(shop);
  const { orderNumber } = await orders.place(orderMessage([{ sku: 'P-1', qty: 10 }]), `?token=${token}`);
  await shop.database.db
    .updateTable('customer')
    .set({ email_confirmed_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
  await shopCall('POST', 'ext/mailchimp-subscribe/subscribe', { email: 'paula@example.de' });

  const read = await owner.call('customers.read', { params: { id } });
  expect(read).toMatchObject({
    ...{ id, email: 'paula@example.de', firstname: 'Paula', pending_email: null, store_code: 'de' },
    addresses: [{ city: 'Wien' }],
    sessions: [{ created_at: expect.any(String) }],
    group: { id: 1 },
  });
  const listed = await owner.call('customers.orders', { params: { id } });
  expect(listed).toMatchObject({
    orders: [{ number: orderNumber, status: 'pending', payment_state: 'open' }],
    next: null,
  });

  // exactly what the customer's own account gives, once the confirmation is sent: nothing changes any more
  const own = async () => (await shopCall('GET', 'user/export', undefined, token)).result;
  await expect.poll(async () => (await own()).mails).toMatchObject([{ sent_at: expect.any(String) }]);
  expect(await owner.call('customers.export', { params: { id } })).toEqual(await own());

  await owner.call('customers.endSessions', { params: { id } });
  expect(await shopCall('GET', 'user/me', undefined, token)).toMatchObject({ code: 401 });
  expect((await owner.call('customers.read', { params: { id } })).sessions).toEqual([]);

  await owner.call('customers.remove', { params: { id } });
  for (const name of ['customers.read', 'customers.export', 'customers.remove', 'customers.endSessions'] as const)
    expect(await owner.refusal(name, { params: { id } })).toBe('404 NOT_FOUND');
  expect(await found('paula')).toEqual([]);
  const kept = await shop.database.db
    .selectFrom('placed_order')
    .select(['customer_id', 'email'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  expect(kept).toEqual({ customer_id: null, email: 'marlene@example.de' });

  const { entries } = await owner.call('audit.list', { query: { action: 'customers' } });
  expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
    ['customers.remove', String(id)],
    ['customers.endSessions', String(id)],
    ['customers.export', String(id)],
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/paula|klein|wien|marlene/i);
});

test('many customers are paged through without gaps, and searched by the database', async () => {
  const { db } = shop.database;
  await db.deleteFrom('customer').execute();
  const COUNT = 5_000;
  const at = (n: number): string => new Date(Date.UTC(2026, 0, 1) + Math.floor(n / 7) * 1000).toISOString();
  for (let n = 1; n <= COUNT; n += 500) {
    const numbers = Array.from({ length: 500 }, (_, place) => n + place);
    await db
      .insertInto('customer')
      .values(
        numbers.map((id) => ({
          ...{ id, email: `c${id}@example.de`, password_hash: '', firstname: 'Kim', lastname: `Name${id % 1000}` },
          ...({
            group_id: 1,
            store_code: 'de',
            custom_attributes: '[]',
            created_at: at(id),
            updated_at: at(id),
          } as const),
        })),
      )
      .execute();
    await db
      .insertInto('customer_word')
      .values(
        numbers.flatMap((id) => ['kim', `name${id % 1000}`, `c${id}`, 'de'].map((word) => ({ word, customer_id: id }))),
      )
      .execute();
  }
  const seen: number[] = [];
  let before: string | undefined;
  for (let page = 0; page < 4; page += 1) {
    const { customers, next } = await owner.call('customers.list', { query: { ...(before && { before }) } });
    seen.push(...customers.map(({ id }) => id));
    before = next ?? undefined;
  }
  expect(seen).toEqual(Array.from({ length: 200 }, (_, place) => COUNT - place));

  for (const [search, hits] of [
    ['name7 kim', 50],
    ['c4999', 1],
    ['kim de', 50],
    ['nobody', 0],
  ] as const) {
    const { customers } = await owner.call('customers.list', { query: { search } });
    expect(customers, search).toHaveLength(hits);
  }
});
