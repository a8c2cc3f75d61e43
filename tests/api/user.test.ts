import { orderHistory } from '@brixel/contract/order';
import { type Profile, profile } from '@brixel/contract/user';
import { ownReviews } from '@brixel/contract/written-review';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { orderMessage, testOrders } from '../support/test-order.ts';

let shop: TestPlatform;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  shop = await startTestPlatform({
    catalog: 'order',
    config: { publicUrl: 'https://shop.example', mail: { smtpUrl: mailServer.url } },
  });
});
afterAll(async () => {
  await shop.close();
  await mailServer.stop();
});

const PASSWORD = 'S3cr3t-Kennwort';
const address = {
  firstname: 'Ada',
  lastname: 'Weber',
  street: ['Lindenstraße', '14'],
  postcode: '80331',
  city: 'München',
  country_id: 'DE',
  region: { region: 'Bayern' },
  telephone: '089 1234',
};

const call = async (method: 'GET' | 'POST', path: string, body?: object, token?: string) =>
  (
    await shop.inject({
      method,
      url: `/api/${path}`,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      ...(body && { payload: body }),
    })
  ).json();
const create = (email: string, more: object = {}) =>
  call('POST', 'user/create', {
    customer: { email, firstname: 'Ada', lastname: 'Weber', ...more },
    password: PASSWORD,
  });
const logIn = async (username: string, password = PASSWORD): Promise<string> =>
  (await call('POST', 'user/login', { username, password })).result;
const mailTo = (email: string, title: string) =>
  mailServer.find(({ recipients, subject }) => recipients.includes(email) && subject === title);
const confirmAddress = async (email: string) => {
  const { text } = await mailTo(email, 'Bitte bestätige deine E-Mail-Adresse');
  const [, token] = /confirm-email\?token=([\w-]+)/.exec(text ?? '') ?? [];
  expect(await call('POST', 'user/confirm-email', { token })).toEqual({ code: 200, result: { email } });
};
const joined = async (email: string): Promise<{ id: number; token: string }> => {
  const { result } = await create(email);
  return { id: result.id, token: await logIn(email) };
};

describe('an account', () => {
  test('lives from its registration over a lost password to its end', async () => {
    const email = 'Lena@Example.de';
    const created = await create(email);
    expect(profile.parse(created.result)).toEqual(created.result);
    expect(created.result).toMatchObject({
      email: 'lena@example.de',
      group_id: 1,
      store_id: 1,
      created_in: 'brixel Deutschland',
      addresses: [],
    });
    for (const key of ['default_shipping', 'default_billing', 'custom_attributes']) {
      expect(created.result).not.toHaveProperty(key);
    }
    expect(await create('LENA@example.DE')).toMatchObject({ code: 409 });

    const login = await call('POST', 'user/login', { username: ' lena@example.de ', password: PASSWORD });
    expect(login).toEqual({
      code: 200,
      result: expect.stringMatching(/^[\w-]{43}$/),
      meta: {
        refreshToken: expect.stringMatching(/^[\w-]{43}$/),
        deviceToken: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/),
      },
    });
    expect((await call('GET', `user/me?token=${login.result}`)).result).toEqual(created.result);

    await call('POST', 'user/reset-password', { email });
    const mail = await mailTo('lena@example.de', 'Dein neues Passwort bei brixel');
    const [, id, token] =
      /https:\/\/shop\.example\/reset-password\?id=(\d+)&token=([\w-]+)/.exec(mail.text ?? '') ?? [];
    const fresh = 'ein neues Kennwort';
    const reset = { id, token, password: fresh, confirmation: fresh };
    expect(await call('POST', 'customer/resetPassword', reset)).toMatchObject({ code: 200, result: true });
    expect(await call('GET', 'user/me', undefined, login.result)).toMatchObject({ code: 401 });

    const again = await logIn('lena@example.de', fresh);
    expect(await call('POST', 'user/delete', { password: PASSWORD }, again)).toMatchObject({ code: 403 });
    expect(await call('POST', 'user/delete', { password: fresh }, again)).toEqual({ code: 200, result: true });
    expect(await call('GET', 'user/me', undefined, again)).toMatchObject({ code: 401 });
    expect(await call('POST', 'user/login', { username: email, password: fresh })).toMatchObject({ code: 401 });
    expect(await create(email)).toMatchObject({ code: 200 });
  });

  test('is opened once, also when it is asked for many times at once', async () => {
    const codes = (await Promise.all(Array.from({ length: 8 }, () => create('once@example.de')))).map(
      ({ code }) => code,
    );
    expect(codes.toSorted()).toEqual([200, ...Array(7).fill(409)]);
  });

  test.each([
    ['no address of mail', { email: 'nowhere' }, '.customer.email'],
    ['an empty name', { firstname: ' ' }, '.customer.firstname'],
    ['three addresses', { addresses: [address, address, address] }, '.customer.addresses'],
    ['a street without a number', { addresses: [{ ...address, street: ['Weg'] }] }, '.customer.addresses[0].street'],
    ['a small country', { addresses: [{ ...address, country_id: 'de' }] }, '.customer.addresses[0].country_id'],
    ['no German post code', { addresses: [{ ...address, postcode: '123' }] }, '.customer.addresses[0].postcode'],
    ['a short tax number', { addresses: [{ ...address, vat_id: 'X1' }] }, '.customer.addresses[0].vat_id'],
  ])('is not opened with %s', async (_what, more, dataPath) => {
    const answer = await create('wrong@example.de', more);
    expect(answer).toMatchObject({ code: 400, result: [{ dataPath }] });
  });

  test('needs a password of 8 signs', async () => {
    const customer = { email: 'short@example.de', firstname: 'A', lastname: 'B' };
    const answer = await call('POST', 'user/create', { customer, password: 'x1234567'.slice(1) });
    expect(answer).toMatchObject({ code: 400, result: [{ dataPath: '.password', keyword: 'minLength' }] });
  });
});

describe('a profile', () => {
  const update = (token: string, customer: object) => call('POST', 'user/me', { customer }, token);
  const names = (email: string) => ({ email, firstname: 'Ada', lastname: 'Weber' });

  test('keeps a shipping and a billing address, which keep their numbers', async () => {
    const email = 'addresses@example.de';
    const { token } = await joined(email);
    const billing = { ...address, company: 'Weber GmbH', vat_id: 'DE123456789', default_billing: true };
    const both = [{ ...address, default_shipping: true }, billing];
    const { result } = await update(token, { ...names(email), addresses: both });
    const [first, second] = (result as Profile).addresses;
    expect(profile.parse(result)).toEqual(result);
    expect(result).toMatchObject({ default_shipping: String(first?.id), default_billing: String(second?.id) });
    expect(first).toMatchObject({ region: { region: 'Bayern', region_code: null, region_id: 0 }, region_id: 0 });
    expect(second).toMatchObject({ company: 'Weber GmbH', vat_id: 'DE123456789', default_billing: true });
    for (const key of ['company', 'vat_id', 'default_billing']) expect(first).not.toHaveProperty(key);

    // As older clients do it: the whole profile goes back, with one thing changed.
    const moved = { ...result, addresses: [{ ...first, city: 'Augsburg' }] };
    const after = (await update(token, moved)).result;
    expect(after.addresses).toEqual([{ ...first, city: 'Augsburg' }]);
    expect(after).not.toHaveProperty('default_billing');

    expect((await update(token, { ...names(email), lastname: 'Kurz' })).result).toMatchObject({
      lastname: 'Kurz',
      addresses: [{ city: 'Augsburg' }],
    });
    expect((await update(token, { ...names(email), addresses: [] })).result.addresses).toEqual([]);
  });

  test('cannot take an address from somebody else, and nothing of such a change is stored', async () => {
    const owner = await joined('owner@example.de');
    const { result } = await update(owner.token, { ...names('owner@example.de'), addresses: [address] });
    const thief = await joined('thief@example.de');
    const stolen = [
      { ...address, id: result.addresses[0].id },
      { ...address, customer_id: owner.id },
      { ...address, id: 999 },
    ];
    for (const one of stolen) {
      const answer = await update(thief.token, { ...names('thief@example.de'), firstname: 'Eve', addresses: [one] });
      expect(answer).toMatchObject({ code: 403 });
    }
    expect((await call('GET', 'user/me', undefined, thief.token)).result).toMatchObject({
      firstname: 'Ada',
      addresses: [],
    });
    expect((await call('GET', 'user/me', undefined, owner.token)).result.addresses).toEqual(result.addresses);
  });

  test('refuses what it does not know', async () => {
    const { token } = await joined('strict@example.de');
    const answer = await update(token, { ...names('strict@example.de'), is_admin: true });
    expect(answer).toMatchObject({
      code: 400,
      result: [{ keyword: 'additionalProperties', params: { additionalProperty: 'is_admin' } }],
    });
    const forged = { ...names('strict@example.de'), group_id: 7, id: 1, groupToken: 'x' };
    expect((await update(token, forged)).result).toMatchObject({ group_id: 1 });
    const attributes = [{ attribute_code: 'birthday', value: '1990-01-01' }];
    const updated = await update(token, { ...names('strict@example.de'), custom_attributes: attributes });
    expect(updated.result.custom_attributes).toEqual(attributes);
  });

  test('carries a token of its group that names the customer and is always the same', async () => {
    const { id, token } = await joined('group@example.de');
    const [one, two] = await Promise.all([
      call('GET', 'user/me', undefined, token),
      call('GET', 'user/me', undefined, token),
    ]);
    const [claim = '', signature] = one.result.groupToken.split('.');
    expect(JSON.parse(Buffer.from(claim, 'base64url').toString())).toEqual({ group_id: 1, id });
    expect(signature).toMatch(/^[\w-]{43}$/);
    expect(two.result.groupToken).toBe(one.result.groupToken);
  });
});

test('every call of a customer is 401 without a token, and with one that is nobody’s', async () => {
  const customer = { email: 'x@example.de', firstname: 'X', lastname: 'Y' };
  const passwords = { currentPassword: PASSWORD, newPassword: PASSWORD };
  for (const token of [undefined, 'nobody']) {
    for (const answer of [
      await call('GET', 'user/me', undefined, token),
      await call('POST', 'user/me', { customer }, token),
      await call('POST', 'user/change-password', passwords, token),
      await call('GET', 'user/order-history', undefined, token),
      await call('GET', 'user/export', undefined, token),
      await call('POST', 'user/delete', { password: PASSWORD }, token),
    ]) {
      expect(answer).toEqual({ code: 401, result: 'User is not authorized to access the resource' });
    }
  }
});

describe('what a customer leaves in the shop', () => {
  test('is shown a page at a time, handed out as a whole, and gone with the account, except the orders', async () => {
    const email = 'all@example.de';
    const { id, token } = await joined(email);
    const stranger = await joined('stranger@example.de');
    const orders = testOrders(shop);
    const placed = [];
    for (let round = 0; round < 3; round += 1) {
      placed.push(await orders.place(orderMessage([{ sku: 'P-1', qty: 10 + round }]), `?token=${token}`));
    }
    await orders.place(orderMessage([{ sku: 'P-1', qty: 99 }]));

    const { result: history } = await call('GET', 'user/order-history?pageSize=2&currentPage=1', undefined, token);
    expect(orderHistory.parse(history)).toEqual(history);
    expect(history.total_count).toBe(3);
    expect(history.items.map(({ increment_id }: { increment_id: string }) => increment_id)).toEqual(
      placed
        .map(({ orderNumber }) => orderNumber)
        .toReversed()
        .slice(0, 2),
    );
    const rest = await call('GET', 'user/order-history?pageSize=2&currentPage=2', undefined, token);
    expect(rest.result.items).toHaveLength(1);
    const plain = await call('GET', 'user/order-history?pageSize=&currentPage=', undefined, token);
    expect(plain.result.search_criteria).toEqual({ page_size: 20, current_page: 1 });
    const theirs = await call('GET', 'user/order-history', undefined, stranger.token);
    expect(theirs.result).toMatchObject({ items: [], total_count: 0 });

    const { result: cartId } = await call('POST', 'cart/create', undefined, token);
    await call('POST', `cart/update?cartId=${cartId}`, { cartItem: { sku: 'P-1', qty: 7 } }, token);
    const words = { title: 'Klemmt gut', detail: 'Farbe wie auf dem Bild.', nickname: 'Ada' };
    const review = (product_id: number, by?: string) =>
      call('POST', 'review/create', { review: { product_id, customer_id: 1, ...words } }, by);
    await shop.platform.orders.setStatus(placed[0]?.backendOrderId ?? 0, 'processing');
    expect(await review(1, 'nobody')).toMatchObject({ code: 401 });
    expect(await review(1, token)).toMatchObject({ code: 200 });
    expect(await review(11, token)).toMatchObject({ code: 200 });
    expect(await review(12)).toMatchObject({ code: 200 });
    const { db } = shop.database;
    const reviews = () =>
      db
        .selectFrom('review')
        .select(['product_id', 'customer_id', 'verified_buyer'])
        .where('nickname', '=', 'Ada')
        .orderBy('product_id')
        .execute();
    expect(await reviews()).toEqual([
      { product_id: 1, customer_id: id, verified_buyer: 1 },
      { product_id: 11, customer_id: id, verified_buyer: 0 },
      { product_id: 12, customer_id: null, verified_buyer: 0 },
    ]);
    const written = await call('GET', 'user/reviews', undefined, token);
    expect(ownReviews.parse(written.result)).toEqual(written.result);
    expect(written.result).toMatchObject({
      items: [
        { product_id: 11, status: 'waiting', title: 'Klemmt gut' },
        { product_id: 1, status: 'waiting' },
      ],
      total_count: 2,
    });
    await db.updateTable('review').set({ status: 1 }).where('id', '=', written.result.items[1].id).execute();
    const second = await call('GET', 'user/reviews?pageSize=1&currentPage=2', undefined, token);
    expect(second.result).toMatchObject({ items: [{ product_id: 1, status: 'published' }], total_count: 2 });
    expect(await call('GET', 'user/reviews')).toMatchObject({ code: 401 });
    await confirmAddress(email);
    await call('POST', 'ext/mailchimp-subscribe/subscribe', { email });

    const { result: exported } = await call('GET', 'user/export', undefined, token);
    expect(exported).toMatchObject({
      profile: { id, email },
      logins: [{ created_at: expect.any(String) }],
      cart: { items: [{ sku: 'P-1', qty: 7 }] },
      reviews: [{ product_id: 1 }, { product_id: 11 }],
      newsletter: { status: 'pending' },
      orders: placed.map(({ orderNumber }) => ({ increment_id: orderNumber })).toReversed(),
    });
    expect(JSON.stringify(exported)).not.toMatch(/password|argon2|hash/);

    expect(await call('POST', 'user/delete', { password: PASSWORD }, token)).toMatchObject({ code: 200 });
    for (const table of ['customer_address', 'customer_session', 'cart', 'review', 'placed_order'] as const) {
      const rows = await db.selectFrom(table).select('customer_id').where('customer_id', '=', id).execute();
      expect(rows, table).toEqual([]);
    }
    expect(await db.selectFrom('newsletter_subscriber').selectAll().where('email', '=', email).execute()).toEqual([]);
    for (const { orderId, orderNumber } of placed) expect((await orders.view(orderId)).increment_id).toBe(orderNumber);
    expect(await reviews()).toHaveLength(3);
    expect(await call('GET', 'user/me', undefined, stranger.token)).toMatchObject({ code: 200 });
  });
});

test('neither tokens nor passwords nor addresses of mail are found in the log', async () => {
  const { token } = await joined('log@example.de');
  await call('POST', 'user/login', { username: 'log@example.de', password: 'falsch-S3cr3t' });
  await call('GET', `user/me?token=${token}`);
  await call('GET', 'user/me', undefined, token);
  await call('POST', 'user/reset-password', { email: 'log@example.de' });
  await mailTo('log@example.de', 'Dein neues Passwort bei brixel');
  const log = shop.log.join('');
  expect(log).toContain('/api/user/me');
  for (const secret of [token, 'S3cr3t', 'log@example.de', 'Kennwort']) expect(log).not.toContain(secret);
});
