import type { OpeningCheck } from '@brixel/contract/office/opening-endpoints';
import { serverOptions } from '@brixel/platform/http/server-options';
import { createPlatform, type Platform } from '@brixel/platform/platform';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../support/database.ts';
import { createFilledDatabase } from '../support/filled-database.ts';
import { startMailServer } from '../support/mail-server.ts';
import { ORIGIN } from '../support/office-browser.ts';
import { signInAs } from '../support/office-node.ts';
import { startTestPlatform } from '../support/platform.ts';
import { orderMessage } from '../support/test-order.ts';

interface Shop {
  platform: Platform;
  database: Platform['database'];
  inject: FastifyInstance['inject'];
}

async function startShop(config: { demo: boolean; demoCatalog: boolean }): Promise<Shop> {
  const { location, remove } = await createTestDatabase();
  const platform = await createPlatform({ ...location, ...config, publicUrl: ORIGIN, rebuildOnStart: false });
  const app = Fastify(serverOptions);
  await app.register(platform.routes);
  await app.ready();
  onTestFinished(async () => {
    await app.close();
    await platform.close();
    await remove();
  });
  return { platform, database: platform.database, inject: app.inject.bind(app) };
}

const refusal = async ({ inject }: Shop) => {
  const answer = await inject({ method: 'POST', url: '/api/order', payload: orderMessage([{ sku: 'X', qty: 1 }]) });
  return answer.json<{ result: { code?: string } }>().result.code;
};

test('an empty shop is ready for its owner, sells nothing, and opens once it has what it needs', async () => {
  const shop = await startShop({ demo: false, demoCatalog: false });
  expect(await shop.platform.ready()).toMatchObject({ ok: true });
  expect((await shop.inject('/health')).json()).toMatchObject({ status: 'ok', orders: 'not-open-yet' });
  expect(await refusal(shop)).toBe('SHOP_CLOSED');
  expect(await shop.platform.greetOwner()).toContain('staff invite');

  const owner = await signInAs(shop, 'owner');
  const packer = await signInAs(shop, 'packer');
  expect(await packer.call('opening.state')).toEqual({ state: 'not-open-yet' });
  const missing = async (): Promise<OpeningCheck[]> =>
    (await owner.call('opening.read')).checks.flatMap(({ check, ok }) => (ok ? [] : check));
  expect(await missing()).toEqual([
    'firm',
    'legal',
    'payment',
    'shipping',
    'vat',
    'mail',
    'mailTest',
    'https',
    'backup',
    'goods',
  ]);
  expect(await owner.ask('opening.save', { body: { open: true } })).toMatchObject({
    status: 409,
    failure: 'NOT_READY',
  });

  const { shipping, vat } = await owner.call('settings.read');
  const lines = { registerCourt: '', registerNumber: '', vatId: '', packagingNumber: '', phone: '', owner: '' };
  const address = { street: 'Ring 1', postcode: '50667', city: 'Köln', country: 'DE', email: 'a@firm.example' };
  const firm = { name: 'Firma', ...address, ...lines };
  const bank = { holder: 'Firma', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' };
  await owner.call('settings.save', { body: { section: 'firm', value: firm, version: 0 } });
  await owner.call('settings.save', { body: { section: 'bank', value: bank, version: 0 } });
  await owner.call('settings.save', { body: { section: 'shipping', value: shipping.value, version: 0 } });
  expect(await owner.ask('opening.save', { body: { open: true } })).toMatchObject({ failure: 'NOT_READY' });
  await owner.call('settings.save', { body: { section: 'vat', value: vat.value, version: 0 } });
  await shop.database.db.updateTable('cms_page_text').set({ content: '<p>Unser Text.</p>' }).execute();
  await shop.platform.catalog.refresh();
  expect(await missing()).toEqual(['mail', 'mailTest', 'https', 'backup', 'goods']);

  expect(await owner.call('opening.save', { body: { open: true } })).toMatchObject({ is_open: true, orders: 'taken' });
  expect(await refusal(shop)).toBe('NOT_AVAILABLE');
  expect(await packer.call('opening.state')).toEqual({ state: 'open' });
  expect(await owner.call('opening.save', { body: { open: false } })).toMatchObject({ orders: 'not-open-yet' });
  expect(await packer.call('opening.state')).toEqual({ state: 'closed' });
  const { entries } = await owner.call('audit.list', { query: { action: 'opening' } });
  expect(entries.map(({ after }) => after)).toEqual([{ open: false }, { open: true }]);
});

test('where nothing is simulated the goods of the demo are not sold', async () => {
  const { location, remove } = await createFilledDatabase('demo');
  onTestFinished(remove);
  for (const [demo, expected] of [
    [true, null],
    [false, 'demo-goods'],
  ] as const) {
    const platform = await createPlatform({ ...location, demo, rebuildOnStart: false });
    expect(platform.closedFor()).toBe(expected);
    await platform.close();
  }
});

test('mails count as tested once one has arrived with the present settings; of a backup only the owner knows', async () => {
  const server = await startMailServer();
  const shop = await startTestPlatform({ catalog: 'empty', config: { mail: { smtpUrl: server.url } } });
  onTestFinished(async () => {
    await shop.close();
    await server.stop();
  });
  const owner = await signInAs(shop, 'owner');
  const isOk = async (wanted: OpeningCheck): Promise<boolean | undefined> =>
    (await owner.call('opening.read')).checks.find(({ check }) => check === wanted)?.ok;
  expect(await isOk('mailTest')).toBe(false);
  expect(await owner.call('opening.testMail')).toEqual({ to: owner.email });
  const mail = await server.find(({ recipients }) => recipients.includes(owner.email));
  expect(mail.subject).toBe('Testmail des Shops');
  await vi.waitFor(async () => expect(await isOk('mailTest')).toBe(true));
  const sender = { name: 'Andere', address: 'andere@firm.example' };
  await owner.call('settings.save', { body: { section: 'mail', value: sender, version: 0 } });
  expect(await isOk('mailTest')).toBe(false);

  expect(await isOk('backup')).toBe(false);
  await owner.call('opening.backup', { body: { confirmed: true } });
  expect(await isOk('backup')).toBe(true);
  await owner.call('opening.backup', { body: { confirmed: false } });
  expect(await isOk('backup')).toBe(false);
});
