import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runOwner } from '@brixel/platform/owner/run-owner';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let shop: TestPlatform;
let owner: OfficePerson;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'empty' });
  owner = await signInAs(shop, 'owner');
});
afterAll(() => shop.close());

const upload = (csv: string | Buffer, publish = false, name = 'customers.csv') =>
  owner.ask(
    'customers.import',
    { query: { name, publish }, body: Buffer.from(csv) },
    { 'content-type': 'application/octet-stream' },
  );
const read = async (csv: string | Buffer, publish = false) => {
  const { status, result } = await upload(csv, publish);
  expect(status).toBe(200);
  return result as { report: { rows: object[]; counts: object[] }; [total: string]: unknown };
};

const call = async (route: string, body: object, token?: string) =>
  (
    await shop.inject({
      method: token && Object.keys(body).length === 0 ? 'GET' : 'POST',
      url: `/api/${route}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(Object.keys(body).length > 0 && { payload: body }),
    })
  ).json();
const logIn = (username: string, password: string) => call('user/login', { username, password });
const storedHash = async (email: string): Promise<string> =>
  (
    await shop.database.db
      .selectFrom('customer')
      .select('password_hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).password_hash;

const OLD = 'das alte Kennwort';
const SALT = 'DxvO7e5kkqK1xsJPk1N0tLbQXYZa1b2c';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hashed = `${sha256(SALT + OLD)}:${SALT}:1`;

const HEADER =
  'email,_website,_store,created_at,firstname,lastname,group_id,password_hash,taxvat,_address_city,_address_company,_address_country_id,_address_firstname,_address_lastname,_address_postcode,_address_region,_address_street,_address_telephone,_address_vat_id,_address_default_billing_,_address_default_shipping_';

test('customers of a Magento export come with addresses, group, language and password; a second time changes nothing', async () => {
  await owner.call('customerGroups.create', { body: { name: 'Wholesale', percent: 10 } });
  const csv = [
    HEADER,
    `Lena@Example.de,base,it,2019-03-04 12:34:56,Lena,Vogel,Wholesale,${hashed},,Bolzano,"Vogel, Söhne",IT,Lena,Vogel,39100,BZ,"Via Roma, 12/B",0471 1234,IT12345678901,,1`,
    ',,,,,,,,,München,,DE,Lena,Vogel,80331,,"Lindenstraße\n14",,,1,',
    ',,,,,,,,,Köln,,DE,Lena,Vogel,50667,,Domplatz 1,,,,',
    'nina@example.de,base,,2020-01-01 00:00:00,Nina,Krause,1,$2y$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy,,NULL,\\N,NULL,,,NULL,,NULL,,,,',
  ].join('\r\n');
  const dry = await read(csv);
  expect(dry).toEqual({
    ...{ customers: 2, create: 2, known: 0, left_out: 0, passwords: 1, addresses: 2, newsletter: 0 },
    report: {
      rows: [
        { line: 5, code: 'ADDRESS_THIRD', value: 'lena@example.de' },
        { line: 6, code: 'PASSWORD_UNKNOWN', value: 'nina@example.de' },
      ],
      counts: [
        { code: 'ADDRESS_THIRD', rows: 1 },
        { code: 'PASSWORD_UNKNOWN', rows: 1 },
      ],
    },
  });
  expect((await owner.call('customers.list')).customers).toEqual([]);
  expect(await read(csv, true)).toEqual(dry);

  const { customers } = await owner.call('customers.list', { query: { search: 'münch vog' } });
  expect(customers).toMatchObject([
    { email: 'lena@example.de', created_at: '2019-03-04T12:34:56.000Z', city: 'Bolzano' },
  ]);
  expect(await owner.call('customers.read', { params: { id: customers[0]!.id } })).toMatchObject({
    ...{
      group: { name: 'Wholesale' },
      store_code: 'it',
      email_confirmed_at: null,
      logged_in_at: null,
      newsletter: null,
    },
    addresses: [
      {
        ...{ street: ['Via Roma', '12/B'], city: 'Bolzano', company: 'Vogel, Söhne', vat_id: 'IT12345678901' },
        ...{ region: { region: 'BZ' }, default_shipping: true },
      },
      { street: ['Lindenstraße', '14'], city: 'München', default_billing: true },
    ],
  });

  const rows = async () => {
    const { db } = shop.database;
    return Promise.all([
      db.selectFrom('customer').selectAll().orderBy('id').execute(),
      db.selectFrom('customer_address').selectAll().orderBy('id').execute(),
      db.selectFrom('customer_word').selectAll().orderBy('word').orderBy('customer_id').execute(),
    ]);
  };
  const before = await rows();
  const again = await read(csv.replaceAll('Lena', 'Magdalena'), true);
  expect(again).toMatchObject({ customers: 2, create: 1, known: 1 });
  expect(await read(csv, true)).toMatchObject({ customers: 2, create: 0, known: 2, passwords: 0, addresses: 0 });
  expect((await rows())[0].filter(({ email }) => email !== 'magdalena@example.de')).toEqual(before[0]);

  const { entries } = await owner.call('audit.list', { query: { action: 'customers.import' } });
  expect(entries).toMatchObject([
    { subject: 'customers.csv', after: { customers: 1 } },
    { subject: 'customers.csv', after: { customers: 2 } },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/example\.de|Vogel/i);
  expect(await shop.database.db.selectFrom('mail').select('id').execute()).toEqual([]);
});

test('an old password logs in once as it was stored there, and from then on as those of this shop', async () => {
  const wrong = await logIn('lena@example.de', `${OLD}!`);
  expect(await storedHash('lena@example.de')).toBe(`$magento$${hashed}`);
  const logins = await Promise.all([1, 2, 3].map(() => logIn('lena@example.de', OLD)));
  expect(logins.map(({ code }) => code)).toEqual([200, 200, 200]);
  const renewed = await storedHash('lena@example.de');
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,/);
  expect(await logIn('lena@example.de', OLD)).toMatchObject({ code: 200 });
  expect(await storedHash('lena@example.de')).toBe(renewed);

  // what came without a password says no more than a wrong one does
  expect(await logIn('nina@example.de', 'irgendeines')).toEqual(wrong);
  expect(await logIn('nina@example.de', '$none$')).toEqual(wrong);
  await call('user/reset-password', { email: 'nina@example.de' });
  const { text } = await vi.waitFor(() =>
    shop.database.db
      .selectFrom('mail')
      .select('text')
      .where('recipient', '=', 'nina@example.de')
      .executeTakeFirstOrThrow(),
  );
  const [, id, token] = /reset-password\?id=(\d+)&token=([\w-]+)/.exec(text ?? '') ?? [];
  const password = 'ein neues Kennwort';
  await call('customer/resetPassword', { id, token, password, confirmation: password });
  expect(await logIn('nina@example.de', password)).toMatchObject({ code: 200 });
});

test('what is wrong with a row is said with its line and a code, and an account of this shop is never touched', async () => {
  await call('user/create', {
    customer: { email: 'here@example.de', firstname: 'Hier', lastname: 'Schon' },
    password: 'ein langes Kennwort',
  });
  const hash = await storedHash('here@example.de');
  const csv = [
    'Email;First name;Last name;Group;Created at;Password hash;Street;City;Postcode;Country;is_subscribed;newsletter_requested_at;newsletter_confirmed_at;newsletter_consent',
    `HERE@example.de;Wer;Anders;;;${hashed};;;;;;;;`,
    'keine Adresse;Wer;Anders;;;;;;;;;;;',
    'name@example.de;;Anders;;;;;;;;;;;',
    'link@example.de;www.spam.example;Anders;;;;;;;;;;;',
    'costly@example.de;A;B;;2031-01-01;' +
      `${'ab'.repeat(32)}:salz:3_32_9_68719476736` +
      ';Dorfplatz;Ort;12345;DE;1;;;',
    'group@example.de;A;B;Schulen;;;Hauptstr. 3;Ort;1234;DE;1;2020-01-01 10:00:00;2020-01-01 10:05:00;Formular vom März 2019',
    'here@example.de;Wer;Anders;;;;;;;;;;;',
    'gone@example.de;A;B;General;;;;;;;0;2020-01-01 10:00:00;2020-01-01 10:05:00;Formular',
  ].join('\n');
  const told = await read(csv, true);
  expect(told).toMatchObject({
    customers: 8,
    create: 3,
    known: 1,
    left_out: 4,
    passwords: 0,
    addresses: 0,
    newsletter: 1,
  });
  expect(told.report.rows).toEqual([
    { line: 2, code: 'KNOWN_HERE', value: 'here@example.de' },
    { line: 3, code: 'NO_EMAIL', value: 'keine Adresse' },
    { line: 4, code: 'NAME', value: 'name@example.de' },
    { line: 5, code: 'NAME', value: 'link@example.de' },
    { line: 6, code: 'PASSWORD_TOO_COSTLY', value: 'costly@example.de' },
    { line: 6, code: 'ADDRESS_LEFT_OUT', value: 'costly@example.de · street' },
    { line: 6, code: 'NO_CONSENT', value: 'costly@example.de' },
    { line: 6, code: 'DATE_UNREADABLE', value: '2031-01-01' },
    { line: 7, code: 'ADDRESS_LEFT_OUT', value: 'group@example.de · postcode' },
    { line: 7, code: 'GROUP_UNKNOWN', value: 'Schulen' },
    { line: 8, code: 'EMAIL_REPEATED', value: 'here@example.de' },
  ]);
  expect(await storedHash('here@example.de')).toBe(hash);
  expect(await storedHash('costly@example.de')).toBe('$none$');
  const { db } = shop.database;
  expect(await db.selectFrom('newsletter_subscriber').selectAll().execute()).toMatchObject([
    {
      ...{ email: 'group@example.de', status: 'subscribed', consent_text: 'Formular vom März 2019' },
      ...{ requested_at: '2020-01-01T10:00:00.000Z', confirmed_at: '2020-01-01T10:05:00.000Z' },
    },
  ]);

  for (const [file, refusal] of [
    ['firstname,lastname\nA,B', 'TABLE_COLUMNS'],
    ['', 'TABLE_COLUMNS'],
    ['email\n"offen', 'TABLE_UNREADABLE'],
    ['PK\x03\x04 ein Arbeitsblatt', 'TABLE_UNREADABLE'],
    [Buffer.from('email,name\na@example.de,M\xfcller', 'latin1'), 'TABLE_NOT_UTF8'],
  ] as const)
    expect((await upload(file)).failure, String(file)).toBe(refusal);
});

test('a table of many is taken over in slices by the command, which says the same as the office', async () => {
  const file = path.join(shop.database.location.dataDir, 'many.csv');
  const people = Array.from({ length: 250 }, (_, n) => `many-${n}@example.de,Vorname,Nachname ${n},${hashed}`);
  await writeFile(file, ['email,firstname,lastname,password_hash', ...people, 'many-0@example.de,A,B,'].join('\n'));
  const run = async (...argv: string[]): Promise<string> => {
    const said: string[] = [];
    const tell = (text: string): void => void said.push(text);
    const terminal = { stdout: async (text: string) => tell(text), stderr: tell };
    expect(await runOwner(['customers', 'import', file, ...argv], shop.database.location, terminal)).toBe(0);
    return said.join('');
  };
  const dry = await run();
  expect(dry).toContain('line 252  EMAIL_REPEATED');
  expect(dry).toMatch(
    /251 customers: 250 new, 0 have an account here, 1 left out\n.*250 log in with their old password/,
  );
  expect(await run('--publish')).toContain('251 customers: 250 taken over');
  expect(await run('--publish')).toContain('251 customers: 0 taken over, 250 have an account here, 1 left out');
  expect(await logIn('many-249@example.de', OLD)).toMatchObject({ code: 200 });
});
