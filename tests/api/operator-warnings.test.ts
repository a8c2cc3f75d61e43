import { chmod } from 'node:fs/promises';
import { platformConfigSchema } from '@brixel/platform/config';
import { operatorWarnings } from '@brixel/platform/operator-warnings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let shop: TestPlatform;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'empty', config: { demo: false, publicUrl: 'http://shop.example' } });
});
afterAll(() => shop.close());

const mailServer = { smtpUrl: 'smtp://mail.example' };
/** What the tests themselves may run as. */
const withoutRoot = (warnings: readonly string[]) => warnings.filter((text) => !text.includes('root'));

test('a shop that nobody has set up says all that is to be mended, a demo one sentence', async () => {
  const owner = await signInAs(shop, 'owner', { origin: 'http://shop.example' });
  const { dataDir } = shop.database.location;
  const all = withoutRoot(await shop.platform.warnings());
  const beginnings = [
    'PUBLIC_URL is not https',
    'SMTP_URL is not set',
    'Mails have no sender',
    'No order can be paid',
    'The shop does not say whose it is',
    'Texts that the law asks for',
    'Nothing makes backups',
    `A password alone opens the office to ${owner.email}`,
  ];
  expect(all.map((text, place) => text.startsWith(beginnings[place] ?? '?') || text)).toEqual(
    beginnings.map(() => true),
  );

  const facts = { db: shop.database.db, settings: shop.platform.settings.current(), pages: [], isPaid: true };
  const warningsWith = (config: object) =>
    operatorWarnings({ ...facts, config: platformConfigSchema.parse({ dataDir, demo: false, ...config }) });
  expect(await warningsWith({ demo: true })).toEqual([expect.stringContaining('This is a demo')]);
  await chmod(dataDir, 0o750);
  const risky = await warningsWith({
    publicUrl: 'https://shop.example',
    mail: mailServer,
    backup: { everyHours: 24, folder: dataDir },
    webhookPrivate: true,
    trustsProxy: false,
    paypal: { clientId: 'id', clientSecret: 'secret', apiUrl: 'https://api-m.sandbox.paypal.com' },
  });
  expect((await owner.call('opening.read')).risks).toContain('openFolder');
  await chmod(dataDir, 0o700);
  expect((await owner.call('opening.read')).risks).not.toContain('openFolder');
  for (const sign of [
    'TRUST_PROXY',
    'PAYPAL_API_URL is the sandbox',
    'BACKUP_DIR',
    'can read',
    'WEBHOOK_PRIVATE is true',
  ])
    expect(risky).toContainEqual(expect.stringContaining(sign));
  for (const sign of ['PUBLIC_URL', 'SMTP_URL', 'No order', 'Nothing makes'])
    expect(risky).not.toContainEqual(expect.stringContaining(sign));
});

test('nothing is said of a shop that is set up', async () => {
  const { dataDir } = shop.database.location;
  const { settings } = shop.platform;
  await shop.database.db.updateTable('staff').set({ totp_secret: 'ABC' }).execute();
  const firm = {} as NonNullable<ReturnType<typeof settings.current>['firm']>;
  const warnings = await operatorWarnings({
    db: shop.database.db,
    config: platformConfigSchema.parse({
      ...{ dataDir, demo: false, publicUrl: 'https://shop.example', mail: mailServer },
      databaseUrl: 'postgres://database/brixel',
      backup: { everyHours: 24, folder: dataDir },
    }),
    settings: { ...settings.current(), firm, mail: { name: 'Shop', address: 'shop@shop.example' } },
    pages: ['impressum', 'agb', 'widerruf', 'datenschutz'].map((identifier) => ({
      identifier,
      content: '<p>Text</p>',
    })),
    isPaid: true,
  });
  expect(withoutRoot(warnings)).toEqual([]);
});
