import { endpoints } from '@brixel/contract/endpoints';
import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { OfficeCall } from '@brixel/contract/office/office-routes';
import { type Role, roles } from '@brixel/contract/office/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OfficeBrowser, ORIGIN, openBrowser } from '../support/office-browser.ts';
import {
  inviteAs,
  type OfficeNode,
  type OfficePerson,
  PASSWORD,
  signInAs,
  startOfficeNode,
} from '../support/office-node.ts';
import { startTestPlatform } from '../support/platform.ts';

let node: OfficeNode;
let owner: OfficePerson;
beforeAll(async () => {
  node = await startOfficeNode();
  owner = await signInAs(node, 'owner');
});
afterAll(() => node.close());

/** Who may make each call, in words of their own: a call that is not listed here fails below. */
const EXPECTED: Record<OfficeCall, 'anybody' | 'everybody signed in' | readonly Role[]> = {
  'session.read': 'anybody',
  'session.create': 'anybody',
  'session.code': 'anybody',
  'session.passkeyOptions': 'anybody',
  'session.passkey': 'anybody',
  'me.update': 'everybody signed in',
  'me.password': 'everybody signed in',
  'me.sessions': 'everybody signed in',
  'me.endSession': 'everybody signed in',
  'me.totpStart': 'everybody signed in',
  'me.totpConfirm': 'everybody signed in',
  'me.totpRemove': 'everybody signed in',
  'me.passkeys': 'everybody signed in',
  'me.passkeyOptions': 'everybody signed in',
  'me.passkeyAdd': 'everybody signed in',
  'me.passkeyRemove': 'everybody signed in',
  'invitation.read': 'anybody',
  'invitation.accept': 'anybody',
  'staff.list': ['owner'],
  'staff.invite': ['owner'],
  'staff.withdrawInvitation': ['owner'],
  'staff.update': ['owner'],
  'settings.read': ['owner'],
  'settings.save': ['owner'],
  'settings.payments': ['owner'],
  'stores.list': 'everybody signed in',
  'stores.texts': ['owner'],
  'invoices.list': ['owner', 'packer', 'books'],
  'invoices.issue': ['owner', 'packer', 'books'],
  'invoices.pdf': ['owner', 'packer', 'books'],
  'invoices.xrechnung': ['owner', 'packer', 'books'],
  'print.packingSlips': ['owner', 'packer', 'books'],
  'print.pickList': ['owner', 'packer', 'books'],
  'orders.list': ['owner', 'packer', 'books'],
  'orders.read': ['owner', 'packer', 'books'],
  'orders.pay': ['owner', 'books'],
  'orders.send': ['owner', 'packer'],
  'orders.cancel': ['owner'],
  'orders.note': ['owner', 'packer', 'books'],
  'orders.transfer': ['owner', 'packer', 'books'],
  'statements.list': ['owner', 'books'],
  'statements.upload': ['owner', 'books'],
  'statements.book': ['owner', 'books'],
  'statements.overpaid': ['owner', 'books'],
  'statements.dismiss': ['owner', 'books'],
  'statements.reopen': ['owner', 'books'],
  'orders.stage': ['owner', 'packer'],
  'orders.refund': ['owner', 'books'],
  'refunds.read': ['owner', 'packer', 'books'],
  'refunds.done': ['owner', 'books'],
  'refunds.drop': ['owner', 'books'],
  'refunds.ask': ['owner', 'books'],
  'orders.overpayments': ['owner', 'packer', 'books'],
  'overpayments.settle': ['owner', 'books'],
  'apiKeys.list': ['owner'],
  'apiKeys.create': ['owner'],
  'apiKeys.revoke': ['owner'],
  'webhooks.list': ['owner'],
  'webhooks.create': ['owner'],
  'webhooks.update': ['owner'],
  'webhooks.remove': ['owner'],
  'webhooks.rotate': ['owner'],
  'webhooks.test': ['owner'],
  'webhooks.deliveries': ['owner'],
  'webhooks.delivery': ['owner'],
  'webhooks.resend': ['owner'],
  'orders.gaps': ['owner', 'packer', 'books'],
  'orders.decideGap': ['owner', 'packer'],
  'rounds.offer': ['owner', 'packer'],
  'rounds.start': ['owner', 'packer'],
  'rounds.read': ['owner', 'packer'],
  'rounds.progress': ['owner', 'packer'],
  'rounds.deeds': ['owner', 'packer'],
  'rounds.finish': ['owner', 'packer'],
  'rounds.dissolve': ['owner', 'packer'],
  'rounds.pack': ['owner', 'packer'],
  'returns.list': ['owner', 'packer', 'books'],
  'returns.ofOrder': ['owner', 'packer', 'books'],
  'returns.read': ['owner', 'packer', 'books'],
  'returns.announce': ['owner', 'packer', 'books'],
  'returns.arrive': ['owner', 'packer', 'books'],
  'returns.check': ['owner', 'packer', 'books'],
  'returns.restock': ['owner', 'packer', 'books'],
  'returns.close': ['owner', 'books'],
  'returns.reopen': ['owner', 'books'],
  'orders.mails': ['owner', 'packer', 'books'],
  'orders.mail': ['owner', 'packer', 'books'],
  'orders.mailPage': ['owner', 'packer', 'books'],
  'orders.sendMail': ['owner', 'packer', 'books'],
  'orders.parcels': ['owner', 'packer'],
  'orders.addresses': ['owner', 'packer'],
  'parcels.carriers': ['owner', 'packer'],
  'orders.board': ['owner', 'packer', 'books'],
  'orders.payMany': ['owner', 'books'],
  'orders.sendMany': ['owner', 'packer'],
  'orders.parcelFile': ['owner', 'packer'],
  'orders.readParcelList': ['owner', 'packer'],
  'content.pages': ['owner', 'editor'],
  'content.page': ['owner', 'editor'],
  'content.createPage': ['owner', 'editor'],
  'content.updatePage': ['owner', 'editor'],
  'content.removePage': ['owner', 'editor'],
  'content.pageVersions': ['owner', 'editor'],
  'content.blocks': ['owner', 'editor'],
  'content.block': ['owner', 'editor'],
  'content.updateBlock': ['owner', 'editor'],
  'content.blockVersions': ['owner', 'editor'],
  'content.preview': ['owner', 'editor'],
  'redirects.list': ['owner', 'editor'],
  'redirects.create': ['owner', 'editor'],
  'redirects.import': ['owner', 'editor'],
  'redirects.update': ['owner', 'editor'],
  'redirects.remove': ['owner', 'editor'],
  'home.read': ['owner', 'editor'],
  'home.save': ['owner', 'editor'],
  'menu.read': ['owner', 'editor'],
  'menu.save': ['owner', 'editor'],
  'pictures.list': ['owner', 'editor'],
  'pictures.upload': ['owner', 'editor'],
  'pictures.uploadLogo': ['owner'],
  'pictures.update': ['owner', 'editor'],
  'pictures.remove': ['owner', 'editor'],
  'partLibrary.read': ['owner', 'editor'],
  'partLibrary.upload': ['owner', 'editor'],
  'partLibrary.remove': ['owner', 'editor'],
  'partPictures.list': ['owner', 'editor'],
  'partPictures.set': ['owner', 'editor'],
  'partPictures.remove': ['owner', 'editor'],
  'partPictures.look': ['owner', 'editor'],
  'partPictures.take': ['owner', 'editor'],
  'partPictures.drop': ['owner', 'editor'],
  'opening.state': 'everybody signed in',
  'opening.read': ['owner'],
  'opening.save': ['owner'],
  'texts.list': ['owner', 'editor'],
  'texts.save': ['owner', 'editor'],
  'opening.testMail': ['owner'],
  'opening.backup': ['owner'],
  'customers.list': ['owner'],
  'customers.import': ['owner'],
  'movedOrders.list': ['owner', 'packer', 'books'],
  'movedOrders.read': ['owner', 'packer', 'books'],
  'movedOrders.import': ['owner'],
  'customers.read': ['owner'],
  'customers.orders': ['owner'],
  'customers.export': ['owner'],
  'customers.endSessions': ['owner'],
  'customers.remove': ['owner'],
  'customers.setGroup': ['owner'],
  'customerGroups.list': ['owner'],
  'customerGroups.read': ['owner'],
  'customerGroups.create': ['owner'],
  'customerGroups.update': ['owner'],
  'customerGroups.remove': ['owner'],
  'customerGroups.setPrice': ['owner'],
  'customerGroups.removePrice': ['owner'],
  'newsletter.list': ['owner'],
  'newsletter.csv': ['owner'],
  'newsletter.unsubscribe': ['owner'],
  'inbox.counts': 'everybody signed in',
  'withdrawals.list': ['owner', 'packer', 'books'],
  'withdrawals.settle': ['owner', 'packer', 'books'],
  'messages.list': ['owner', 'editor'],
  'mails.failed': ['owner'],
  'mails.retry': ['owner'],
  'mails.giveUp': ['owner'],
  'missing.list': ['owner', 'editor'],
  'missing.proposal': ['owner', 'editor'],
  'missing.ignore': ['owner', 'editor'],
  'products.overview': ['owner', 'editor', 'packer', 'books'],
  'products.list': ['owner', 'editor', 'packer', 'books'],
  'products.create': ['owner', 'editor'],
  'products.read': ['owner', 'editor', 'packer', 'books'],
  'products.save': ['owner', 'editor'],
  'products.cell': ['owner', 'editor', 'packer'],
  'products.cells': ['owner', 'editor', 'packer'],
  'products.previewBulk': ['owner', 'editor'],
  'products.bulk': ['owner', 'editor'],
  'products.undoBulk': ['owner', 'editor'],
  'products.saveView': ['owner', 'editor', 'packer', 'books'],
  'products.removeView': ['owner', 'editor', 'packer', 'books'],
  'reviews.list': ['owner', 'editor'],
  'reviews.decide': ['owner', 'editor'],
  'reviews.answer': ['owner', 'editor'],
  'attributes.list': ['owner', 'editor', 'packer', 'books'],
  'attributes.create': ['owner', 'editor'],
  'attributes.update': ['owner', 'editor'],
  'attributes.remove': ['owner', 'editor'],
  'categories.tree': ['owner', 'editor'],
  'categories.create': ['owner', 'editor'],
  'categories.read': ['owner', 'editor'],
  'categories.update': ['owner', 'editor'],
  'categories.move': ['owner', 'editor'],
  'categories.remove': ['owner', 'editor'],
  'coupons.list': ['owner', 'editor'],
  'coupons.categories': ['owner', 'editor'],
  'coupons.create': ['owner', 'editor'],
  'coupons.update': ['owner', 'editor'],
  'coupons.switch': ['owner', 'editor'],
  'coupons.remove': ['owner', 'editor'],
  'vouchers.list': ['owner', 'books'],
  'vouchers.create': ['owner', 'books'],
  'vouchers.read': ['owner', 'books'],
  'vouchers.block': ['owner', 'books'],
  'vouchers.unblock': ['owner', 'books'],
  'vouchers.send': ['owner', 'books'],
  'tickets.list': ['owner', 'packer', 'books'],
  'tickets.find': ['owner', 'packer', 'books'],
  'tickets.redeem': ['owner', 'packer'],
  'tickets.reopen': ['owner', 'packer'],
  'downloads.upload': ['owner', 'editor'],
  'imports.list': ['owner', 'editor'],
  'imports.upload': ['owner', 'editor'],
  'imports.read': ['owner', 'editor'],
  'imports.preview': ['owner', 'editor'],
  'imports.check': ['owner', 'editor'],
  'imports.rows': ['owner', 'editor'],
  'imports.report': ['owner', 'editor'],
  'imports.publish': ['owner', 'editor'],
  'imports.undo': ['owner', 'editor'],
  'imports.drop': ['owner', 'editor'],
  'lots.file': ['owner', 'editor'],
  'products.file': ['owner', 'editor', 'packer', 'books'],
  'lots.updates': ['owner', 'editor'],
  'lots.update': ['owner', 'editor'],
  'lots.updateFile': ['owner', 'editor'],
  'figures.days': ['owner', 'books'],
  'figures.goods': ['owner', 'books'],
  'figures.searches': ['owner', 'books'],
  'figures.stock': ['owner', 'books'],
  'figures.vat': ['owner', 'books'],
  'figures.csv': ['owner', 'books'],
  'audit.list': ['owner', 'books'],
  'audit.csv': ['owner', 'books'],
  // the last one, because it ends the session
  'session.delete': 'anybody',
};

/** Numbers and tokens that nothing has: a call that is allowed finds nothing, or misses its body. */
const PARAMS = { id: '2147483647', token: 'nobody-was-invited-with-this-token' };

describe('every role against every call', () => {
  const people: Record<string, () => Promise<OfficeBrowser>> = {
    ...Object.fromEntries(roles.map((role) => [role, () => signInAs(node, role)])),
    nobody: async () => openBrowser(node.inject),
    'somebody with a made-up session': async () => {
      const browser = openBrowser(node.inject);
      browser.cookies.set('office', 'A'.repeat(43));
      return browser;
    },
    'an owner who was disabled': async () => {
      const person = await signInAs(node, 'owner');
      await owner.call('staff.update', { params: { id: person.id }, body: { disabled: true } });
      return person;
    },
    'an owner whose session has run out': async () => {
      const person = await signInAs(node, 'owner');
      const ended = new Date(node.now() - 1).toISOString();
      await node.database.db
        .updateTable('staff_session')
        .set({ expires_at: ended })
        .where('staff_id', '=', person.id)
        .execute();
      return person;
    },
  };

  const expectation = (call: OfficeCall, person: string): string => {
    const allowed = EXPECTED[call];
    if (allowed === 'anybody') return 'allowed';
    const isSignedIn = roles.some((role) => role === person);
    if (!isSignedIn) return '401 SIGNED_OUT';
    return allowed === 'everybody signed in' || allowed.some((role) => role === person) ? 'allowed' : '403 FORBIDDEN';
  };

  test.each(Object.keys(people))('%s', async (person) => {
    const browser = await people[person]!();
    const outcomes: Record<string, string> = {};
    for (const call of Object.keys(EXPECTED) as OfficeCall[]) {
      const { status, failure, result } = await browser.ask(call, { params: PARAMS });
      expect(result, `${call} is mounted`).not.toBe('No such call');
      outcomes[call] =
        [401, 403].includes(status) && failure !== 'INVALID_CREDENTIALS' ? `${status} ${failure}` : 'allowed';
      expect(status, call).toBeLessThan(500);
    }
    const expected = Object.keys(officeEndpoints).map((call) => [call, expectation(call as OfficeCall, person)]);
    expect(outcomes).toEqual(Object.fromEntries(expected));
  });
});

describe('a change that does not come from the office', () => {
  const writes = Object.entries(officeEndpoints).flatMap(([name, { method }]) => (method === 'GET' ? [] : [name]));

  test.each(writes)('%s is refused, whoever is signed in', async (name) => {
    const strange = [
      { origin: 'https://evil.example' },
      { origin: `${ORIGIN}.evil.example` },
      { origin: 'null' },
      { origin: '' },
      { 'x-office': '' },
      { 'x-office': '2' },
    ];
    for (const headers of strange) {
      const { status, failure } = await owner.ask(name as OfficeCall, { params: PARAMS }, headers);
      expect([status, failure], JSON.stringify(headers)).toEqual([403, 'FOREIGN_ORIGIN']);
    }
    expect((await owner.call('session.read')).me).not.toBeNull();
  });

  test('neither a preflight nor an answer lets another site in, and nothing is cached', async () => {
    const preflight = await node.inject({
      method: 'OPTIONS',
      url: '/admin/api/staff',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    const read = await owner.ask('staff.list', {}, { origin: 'https://evil.example' });
    for (const headers of [preflight.headers, read.headers]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(headers['cache-control']).toContain('no-store');
    }
  });
});

test('the way around a method is closed too: HEAD needs the same role', async () => {
  const packer = await signInAs(node, 'packer');
  const head = (browser: OfficeBrowser) =>
    node.inject({
      method: 'HEAD',
      url: '/admin/api/staff',
      headers: { cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') },
    });
  expect((await head(packer)).statusCode).toBe(403);
  expect((await head(owner)).statusCode).toBe(200);
});

test('the description of the calls is for those who are signed in, and that of the shop does not name them', async () => {
  const read = async (cookie: string) => node.inject({ url: '/admin/api/openapi.json', headers: { cookie } });
  expect((await read('')).statusCode).toBe(401);
  const document = (await read(`office=${owner.cookies.get('office')}`)).json();
  const described = Object.values(document.paths).flatMap((path) => Object.values(path as object));
  expect(described.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(officeEndpoints).sort());
  expect(Object.keys(endpoints).filter((name) => name.includes('.'))).toEqual([]);
});

test.each([
  ['https://shop.example', '__Host-office', true],
  ['http://localhost:3000', 'office', false],
])('at %s the session is the cookie %s', async (publicUrl, name, isSecure) => {
  const other = await startOfficeNode({ publicUrl });
  const token = await inviteAs(other, 'owner', 'me@firm.example', other.now());
  const { headers } = await openBrowser(other.inject, { origin: publicUrl }).ask('invitation.accept', {
    params: { token },
    body: { name: 'Me', password: PASSWORD, language: 'en' },
  });
  const [pair, ...attributes] = String(headers['set-cookie']).split('; ');
  expect(pair).toMatch(new RegExp(`^${name}=[\\w-]{43}$`));
  expect(attributes.sort()).toEqual(
    ['HttpOnly', 'Max-Age=43200', 'Path=/', 'SameSite=Strict', ...(isSecure ? ['Secure'] : [])].sort(),
  );
  await other.close();
});

test('the platform answers the office’s calls, and none with OFFICE=false', async () => {
  const [open, closed] = [
    await startTestPlatform({ catalog: 'empty' }),
    await startTestPlatform({ catalog: 'empty', config: { office: false } }),
  ];
  expect(await openBrowser(open.inject).call('session.read')).toEqual({ me: null });
  const packer = await signInAs(open, 'packer');
  expect((await packer.call('session.read')).me).toMatchObject({ email: packer.email, role: 'packer' });
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const { statusCode, body } = await closed.inject({ method, url: '/admin/api/session' });
    expect([statusCode, JSON.parse(body)]).toEqual([404, { code: 404, result: 'No such call' }]);
  }
  await open.close();
  await closed.close();
});
