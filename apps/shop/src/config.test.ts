import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettings } from '@brixel/contract/shop-settings';
import { platformConfigSchema } from '@brixel/platform/config';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';

const problems = (env: NodeJS.ProcessEnv) => {
  const result = readConfig(env);
  return result.ok ? [] : result.problems;
};

/** The configuration as the halves of the shop receive it, the platform's defaults filled in. */
const read = (env: NodeJS.ProcessEnv) => {
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return { ...result.config, platform: platformConfigSchema.parse(result.config.platform) };
};

test('an empty environment gives the documented defaults', () => {
  expect(read({})).toMatchObject({
    server: { port: 3000, logLevel: 'warn', publicUrl: 'http://localhost:3000' },
    platform: { multistore: true, databaseTimeoutSeconds: 30, answerLimitKb: 8192, deprecatedPriceFields: false },
    storefront: { multistore: true, gtmId: null },
  });
  const { limits, unpaid } = read({}).platform;
  expect(limits).toEqual({ ordersPerAddress: 60, ordersPerMailbox: 20, cartsPerAddress: 600, couponsPerAddress: 120 });
  expect(unpaid).toEqual({ perMailbox: 3000, perAddress: 10_000 });
  expect(defaultSettings.transfers).toEqual({ dueDays: 7, remindDays: null, cancelDays: 10 });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['PUBLIC_URL', 'shop.example'],
  ['API_URL', 'ftp://api.example'],
  ['API_MODE', 'soap'],
  ['PRICE_BOUNDS', '50,20'],
  ['ROOT_CATEGORY_ID', 'shoes'],
  ['IMAGE_PROXY', 'true'],
  ['STORES', 'default'],
  ['STORES', 'default:fr-FR:EUR:catalog'],
  ['STORES', 'a:en-US:USD:x,a:de-DE:EUR:y'],
  ['STORES', 'a:en-US:USD:x:no host'],
  ['STORES', 'a:en-US:USD:x,b:de-DE:EUR:y:/'],
  ['STORES', 'a:en-US:USD:x,b:de-DE:EUR:y:/cart'],
  ['STORES', 'a:en-US:USD:x,img:de-DE:EUR:y'],
  ['PAGES', 'agb=terms'],
  ['PAGES', 'terms'],
  ['COUNTRIES', 'DE,XX'],
  ['COUNTRIES', 'Germany'],
  ['PAYMENT_METHODS', 'check mo'],
  ['SHOP_ICON', 'icon.png'],
  ['CATALOG_PATH', 'https://api.example/catalog'],
  ['GRAPHQL_PATH', 'graphql'],
  ['PLATFORM_PRICES', 'sometimes'],
  ['TAX_CALCULATION', 'none'],
  ['TAX_USER_GROUP_ID', 'retail'],
  ['DEPRECATED_PRICE_FIELDS', 'yes'],
  ['BACKUP_EVERY', '0'],
  ['BACKUP_EVERY', 'daily'],
  ['SMTP_URL_FILE', '/no/such/file'],
  ['GUEST_CART_DAYS', '0'],
  ['GUEST_CART_DAYS', 'two weeks'],
  ['ORDERS_PER_ADDRESS', 'many'],
  ['UNPAID_PER_MAILBOX', '-1'],
  ['TRANSFER_DUE_DAYS', '0'],
  ['TRANSFER_CANCEL_DAYS', '3'],
  ['ACCESS_TOKEN_MINUTES', '0'],
  ['ACCESS_TOKEN_MINUTES', '1e9'],
  ['SEARCH_CACHE_KB', '4 MB'],
  ['SEARCH_CACHE_KB', '1'],
  ['PRODUCT_CACHE', 'no'],
  ['URL_CACHE', 'off'],
  ['MINICART_COUNT', 'euros'],
  ['OFFLINE_ORDERS_AUTOMATIC', 'always'],
  ['PAYMENT_METHODS_MAPPING', 'banktransfer:checkmo'],
  ['SMTP_URL', 'http://mail.example'],
  ['MAIL_FROM', 'brixel'],
  ['MAIL_FROM', 'a@shop.example, b@shop.example'],
  ['BANK_IBAN', 'DE00 1234'],
  ['BANK_IBAN', 'DE03 1203 0000 0000 2020 51'],
  ['BANK_BIC', 'HELLO'],
  ['PAYPAL_API_URL', 'api.paypal.example'],
  ['GTM_ID', 'UA-123'],
  ['LOG_LEVEL', 'loud'],
  ['MULTISTORE', 'maybe'],
  ['ANSWER_LIMIT_KB', '8 MB'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '99'],
  ['TRUST_PROXY', 'proxy.example'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,0.0.0.0/0'],
])('a wrong %s stops with a sentence that names it', (name, value) => {
  const [sentence, ...others] = problems({ [name]: value });
  expect(others).toEqual([]);
  expect(sentence).toMatch(new RegExp(`^${name} must .+, but is "${value}"\\.$`));
});

test('an API elsewhere is asked, and its prices are read, as the variables say', () => {
  const config = read({
    API_URL: 'https://api.example/',
    API_MODE: 'graphql',
    PRICE_BOUNDS: '20, 49.95',
    ROOT_CATEGORY_ID: '41',
    STORES:
      'default:en-US:USD:catalog, de:de-DE:EUR:catalog_de:Shop.example.de, at:de-AT:EUR:c:/wien, ch:de-CH:CHF:d:a.ch:81/x',
    CATALOG_PATH: '/api/catalog/shop_{{storeCode}}/{{entity}}/_search',
    TAX_CALCULATION: 'client',
    FINAL_PRICE_INCLUDES_TAX: 'true',
    TAX_USER_GROUP_ID: '3',
  });
  expect(config.storefront).toMatchObject({
    api: {
      url: 'https://api.example',
      mode: 'graphql',
      catalogPath: '/api/catalog/shop_{{storeCode}}/{{entity}}/_search',
    },
    priceBounds: [20, 49.95],
    rootCategoryId: 41,
    stores: [
      { code: 'default', locale: 'en-US', currency: 'USD', index: 'catalog' },
      { code: 'de', locale: 'de-DE', currency: 'EUR', index: 'catalog_de', host: 'shop.example.de', prefix: '' },
      { code: 'at', prefix: '/wien' },
      { code: 'ch', host: 'a.ch:81', prefix: '/x' },
    ],
    prices: {
      fromPlatform: false,
      tiers: false,
      clientTax: {
        sourcePriceIncludesTax: false,
        finalPriceIncludesTax: true,
        group: { defaultGroupId: 3, onlyDefault: false },
      },
    },
  });
});

test('a shop elsewhere says where it sells, how it is paid and which pages it has', () => {
  const { storefront } = read({
    PAGES: 'terms=terms-of-service, privacy=/privacy,imprint=https://firm.example/imprint',
    COUNTRIES: 'DE,AT',
    PAYMENT_METHODS: 'invoice',
    PRICES_INCLUDE_TAX: 'true',
  });
  expect(storefront).toMatchObject({
    pages: { terms: '/i/terms-of-service', privacy: '/privacy', imprint: 'https://firm.example/imprint' },
    countries: ['DE', 'AT'],
    orders: { foreignPayments: ['invoice'] },
    isTaxNoted: true,
  });
});

test('our own platform has no other stores than its own, and no other root of its categories', () => {
  expect(problems({ STORES: 'default:en-US:USD:catalog', ROOT_CATEGORY_ID: '41' })).toEqual([
    'STORES must be those of an API elsewhere, which API_URL names, but is "default:en-US:USD:catalog".',
    'ROOT_CATEGORY_ID must be that of an API elsewhere, which API_URL names, but is "41".',
  ]);
});

test('payment methods can have other names at an API elsewhere', () => {
  expect(read({}).storefront.orders.paymentMethodsMapping).toEqual({});
  const { storefront } = read({ PAYMENT_METHODS_MAPPING: 'banktransfer=checkmo,iways_paypalplus_payment=paypal' });
  expect(storefront.orders.paymentMethodsMapping).toEqual({
    banktransfer: 'checkmo',
    iways_paypalplus_payment: 'paypal',
  });
});

test('carts of guests are kept, and counted, as the variables say', () => {
  expect(read({})).toMatchObject({
    platform: { guestCartDays: undefined, cartCountType: undefined, zeroPrices: undefined },
    storefront: { cart: { minicartCountType: undefined, zeroPrices: undefined } },
  });
  const asked = { GUEST_CART_DAYS: '7', MINICART_COUNT: 'items', ZERO_PRICE_PRODUCTS: 'true' };
  expect(read(asked)).toMatchObject({
    platform: { guestCartDays: 7, cartCountType: 'items', zeroPrices: true },
    storefront: { cart: { minicartCountType: 'items', zeroPrices: true } },
  });
});

test('carts are brought together as the variables say', () => {
  expect(read({})).toMatchObject({
    storefront: {
      cart: {
        mergeOnStart: true,
        serverMayRemoveLocal: null,
        serverMayModifyLocal: null,
        maxBypassAttempts: 1,
        stockSync: true,
      },
    },
  });
  const asked = {
    CART_MERGE_ON_START: 'false',
    CART_SERVER_MAY_REMOVE: 'true',
    CART_SERVER_MAY_MODIFY: '0',
    CART_MAX_BYPASS_ATTEMPTS: '3',
    STOCK_SYNC: 'false',
  };
  expect(read(asked)).toMatchObject({
    storefront: {
      cart: {
        mergeOnStart: false,
        serverMayRemoveLocal: true,
        serverMayModifyLocal: false,
        maxBypassAttempts: 3,
        stockSync: false,
      },
    },
  });
});

test('a token that has died is renewed as the variables say', () => {
  expect(read({})).toMatchObject({ storefront: { users: { autoRefresh: true, maxAttempts: 1 } } });
  expect(read({ TOKEN_REFRESH: 'false', TOKEN_REFRESH_ATTEMPTS: '3' })).toMatchObject({
    storefront: { users: { autoRefresh: false, maxAttempts: 3 } },
  });
});

test('browsers keep as much of the catalogue as the variables say', () => {
  expect(read({})).toMatchObject({ storefront: { cache: { quotaKb: 4096, products: true, urls: true } } });
  expect(read({ SEARCH_CACHE_KB: '512', PRODUCT_CACHE: 'false', URL_CACHE: '0' })).toMatchObject({
    storefront: { cache: { quotaKb: 512, products: false, urls: false } },
  });
});

test('a customer’s token is valid for a quarter of an hour, or as long as the variable says', () => {
  expect(read({}).platform.accessTokenMinutes).toBe(15);
  expect(read({ ACCESS_TOKEN_MINUTES: '0.05' }).platform.accessTokenMinutes).toBe(0.05);
});

test('mails and bank transfers go where the variables say', () => {
  expect(read({}).platform).toMatchObject({ mail: { from: undefined }, bank: {} });
  const smtpUrl = 'smtps://user:secret@mail.example';
  const from = 'Steine & mehr <post@shop.example>';
  const iban = 'DE02 1203 0000 0000 2020 51';
  expect(read({ SMTP_URL: smtpUrl, MAIL_FROM: from, BANK_IBAN: iban })).toMatchObject({
    platform: { mail: { smtpUrl, from }, bank: { iban } },
  });
});

test.each([
  [{}, true],
  [{ PUBLIC_URL: 'http://shop.example' }, true],
  [{ PUBLIC_URL: 'https://shop.example' }, false],
  [{ PUBLIC_URL: 'https://shop.example', DEMO: 'true' }, true],
  [{ DEMO: 'false' }, false],
])('%j is a demo: %s', (env, demo) => {
  expect(read(env).platform.demo).toBe(demo);
});

test('orders are paid in the sandbox, or with both of the credentials', () => {
  expect(read({ PAYPAL_WEBHOOK_ID: 'wh' }).platform.paypal).toBeUndefined();
  expect(read({ PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' })).toMatchObject({
    platform: { paypal: { clientId: 'id', clientSecret: 'secret', apiUrl: 'https://api-m.paypal.com' } },
  });
  expect(problems({ PAYPAL_CLIENT_ID: 'id' })).toEqual([
    'PAYPAL_CLIENT_SECRET must be set where PAYPAL_CLIENT_ID is, but is missing.',
  ]);
  expect(problems({ PAYPAL_CLIENT_SECRET: 'secret' })).toEqual([
    'PAYPAL_CLIENT_ID must be set where PAYPAL_CLIENT_SECRET is, but is missing.',
  ]);
});

test('several wrong values are all named at once', () => {
  expect(problems({ PORT: 'x', LOG_LEVEL: 'y' })).toHaveLength(2);
});

test('an empty value counts as not set, and addresses lose their trailing slash', () => {
  const config = read({ PORT: '', PUBLIC_URL: 'https://brixel.example/' });
  expect(config.server).toMatchObject({ port: 3000, publicUrl: 'https://brixel.example' });
});

test.each([
  ['false', false],
  ['0', false],
  ['1', 1],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('TRUST_PROXY=%s believes the proxies it names', (TRUST_PROXY, trustProxy) => {
  expect(read({ TRUST_PROXY }).server.trustProxy).toEqual(trustProxy);
});

test('secrets are read from files, and a wrong one is never printed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'config-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'secret');
  await writeFile(file, 'postgres://shop:geheim@db/shop\n');
  expect(read({ DATABASE_URL_FILE: file }).platform.databaseUrl).toBe('postgres://shop:geheim@db/shop');
  expect(problems({ SMTP_URL_FILE: file })).toEqual([
    expect.stringMatching(
      /^SMTP_URL must be the address of a mail server.*, but what stands in SMTP_URL_FILE is not\.$/,
    ),
  ]);
  expect(problems({ SMTP_URL_FILE: file }).join()).not.toContain('geheim');
  expect(problems({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://x/y' })).toEqual([
    'DATABASE_URL and DATABASE_URL_FILE must not both be set.',
  ]);
});

test('backups by a plan need a folder of their own', () => {
  expect(read({ BACKUP_EVERY: '24', BACKUP_DIR: '/backups' }).platform.backup).toEqual({
    ...{ everyHours: 24, keep: 7, folder: '/backups' },
  });
  expect(problems({ BACKUP_EVERY: '24' })).toEqual([expect.stringContaining('BACKUP_DIR must be set')]);
});
